### Zadania, w terminalu i na stronie. $game: tytuł gry. $theme: o co chodzi. $chance, $other: procent.
### $best, $second: ruchy. $reasons: zdania.

puzzle-heading = { $game }, zadanie { $number } z { $count }: { $theme }
puzzle-of-day = Zadanie na dzień { $date }
puzzle-task = Jeden ruch wygrywa dużo częściej niż każdy inny. Który?
puzzle-right = Dobrze!
puzzle-wrong = To nie najlepszy ruch: wygrywa najwyżej w { $chance } przypadków. Spróbuj jeszcze raz.
puzzle-solution = Najlepszy ruch to „{ $best }”.
puzzle-worth = „{ $best }” wygrywa w { $chance } przypadków; drugi w kolejności, „{ $second }”, w { $other }.
puzzle-hint = Podpowiedź o najlepszym ruchu: { $reasons }
puzzle-hint-chance = Podpowiedź: najlepszy ruch wygrywa w { $chance } przypadków.
puzzle-why = Co za nim przemawia: { $reasons }
# Skąd wiadomo, jakie są szanse.
puzzle-sure-proved = To jest udowodnione.
puzzle-sure-exact = To jest dokładne, o ile da się policzyć.
puzzle-sure-stable = To jest oszacowanie; cztery razy dłuższe myślenie dało to samo.
puzzle-streak =
    { $days ->
        [0] Rozwiąż zadanie na dziś, aby zacząć serię dni.
        [one] 1 dzień z rzędu.
        [few] { $days } dni z rzędu.
       *[many] { $days } dni z rzędu.
    }
puzzle-solved-before = To zadanie jest już rozwiązane.
puzzle-shown-before = Jego rozwiązanie było dziś pokazane, więc nie liczy się już do serii dni.
puzzle-done = rozwiązane: { $solved } z { $count }

## Odmowy

puzzle-none = Gra { $game } nie ma jeszcze zadań.
puzzle-no-such = Nie ma zadania { $number }; mają numery od 1 do { $count }.
puzzle-no-theme = Nie ma tematu „{ $theme }”; są takie: { $known }.
puzzle-which-game = Podaj też grę: { $program } puzzle GRA
puzzle-bad-date = „{ $date }” nie jest datą taką jak 2026-11-16.

## W terminalu

puzzle-how = Wpisz ruch, na przykład „{ $example }”; „moves” pokazuje wszystkie, „legend” objaśnia rysunek, „hint” pomaga, „solution” poddaje, „quit” kończy.
puzzle-games = Zadania na dziś, { $date }. Aby rozwiązać jedno z nich: { $program } puzzle GRA
puzzle-themes = Zadania na jeden temat: { $program } puzzle GRA --theme TEMAT
puzzle-game = { $game } ({ $name }): dziś zadanie { $number }; rozwiązane { $solved } z { $count }. Tematy:
puzzle-theme = { $name } ({ $count }): { $theme }
puzzle-next = Enter: następne. „quit” kończy.
# $count: jeszcze nierozwiązane.
puzzle-theme-end =
    { $count ->
        [0] Wszystkie zadania na ten temat są rozwiązane.
        [one] To było ostatnie na ten temat; nierozwiązane zostało { $count }.
        [few] To było ostatnie na ten temat; nierozwiązane zostały { $count }.
       *[many] To było ostatnie na ten temat; nierozwiązanych zostało { $count }.
    }
