### Terminal: wiersz po wierszu, do czytania wzrokiem albo słuchem.
### $seat: zob. seats.ftl. Polecenia i ruchy pisze się tak samo w każdym języku.

## Początek gry

terminal-which-game = W co gramy? Wpisz numer albo nazwę gry.
terminal-which-opponent = Kto gra przeciw tobie? Napisz numer albo nazwę; sam Enter wybiera: { $name }.
terminal-opponents-more = Wpisz „{ $program } players { $name } { $player }”, by zobaczyć kartę z siłą gracza, „{ $program } play { $name } --against { $player }”, by z nim zagrać.
terminal-welcome = { $game }. Wpisz „help”, aby zobaczyć polecenia, albo „quit”, aby wyjść.
terminal-resumed = Zapisana gra toczy się dalej. Ostatnio wydarzyło się to:
terminal-you-are = Grasz jako { seat-name }.
terminal-seat = { seat-name }: { $player }
terminal-aids = Wpisz „odds” przed dobraniem, aby zobaczyć szanse.
terminal-seat-human = osoba
terminal-seat-computer = komputer ({ $name })
terminal-seat-level = { $name } (komputer, poziom { $level })
terminal-commitment = Losowania w tej grze są już ustalone. Ich cyfrowy odcisk: { $commitment }
terminal-legend = Znaki na rysunku:
terminal-language-unknown = Nie ma tu języka „{ $language }”. Języki: en, fr, pl.

## Pytanie o ruch

terminal-prompt = { "> " }
terminal-choices = Możesz zagrać:
terminal-choice = { $number }. { $action }
terminal-choices-many = Liczba możliwych ruchów: { $count }, na przykład „{ $example }”. Wpisz „moves”, aby zobaczyć wszystkie.
terminal-repeated = { $sentence } ({ $count } razy)
terminal-hand-over = Przekaż klawiaturę { $seat_dative }. Naciśnij Enter, gdy nikt inny nie widzi ekranu.
terminal-everybody = Teraz wszyscy mogą patrzeć na ekran.
terminal-press-enter = Naciśnij Enter, aby grać dalej.
terminal-getting-ready = Komputer ({ $name }) się przygotowuje. Za pierwszym razem trwa to dłużej, może kilka minut.

## Pomoc

terminal-help =
    Aby zagrać, wpisz ruch (na przykład „{ $example }”) albo jego numer z listy ruchów. Słowa można skracać, a pierwsze pominąć, byle było jasne, o co chodzi.
    moves      wszystkie ruchy możliwe w tej chwili
    board      pokaż planszę jeszcze raz
    legend     co znaczą znaki na rysunku
    log        opowiedz, co się dotąd stało
    rules      lista zasad; „rules { $rule }” czyta jedną z nich
    undo       cofnij swój ostatni ruch
    save FILE  zapisz grę w pliku FILE
    resign     poddaj grę
    quit       wyjdź
    help       pokaż tę listę
terminal-help-hand = hand       obejrzyj swoje tajemnice, gdy nikt inny nie patrzy
terminal-help-odds = odds       pokaż szanse przy każdej liczbie, gdy masz dobierać
terminal-help-hint = hint       pokaż najlepsze ruchy z oceną i uzasadnieniem
terminal-help-coach =
    coach      niech trener mówi, do czego służy każdy krok, albo znów milczy
    happened   wyjaśnij, co się właśnie stało
terminal-help-undo-people = Gdy przy stole gra kilka osób, ruch można cofnąć tylko w tej samej turze, dopóki niczego nie ujawnił.

## Odpowiedzi

# $rule: numer zasady albo none.
terminal-refused =
    { $rule ->
        [none] Nie można. { $reason }
       *[other] Nie można. { $reason } (Wpisz „rules { $rule }”, aby przeczytać zasadę.)
    }
terminal-ambiguous = „{ $text }” może oznaczać kilka ruchów: { $moves }. Napisz trochę więcej.
terminal-not-understood = „{ $text }” nie jest ani ruchem, ani poleceniem. Wpisz „moves”, aby zobaczyć ruchy, albo „help”, aby zobaczyć polecenia.
terminal-no-such-number = Nie ma ruchu o numerze { $number }. Wpisz „moves”, aby zobaczyć listę.
terminal-no-such-rule = Nie ma zasady { $rule }. Wpisz „rules”, aby zobaczyć listę.
terminal-undone = Ostatni ruch został cofnięty.
terminal-coach-on = Trener mówi, do czego służy każdy krok. Wpisz „coach”, aby zamilkł, albo „happened”, aby wyjaśnił ostatnie wydarzenia.
terminal-coach-off = Trener milczy.
terminal-coach-none = Gra { $game } nie ma jeszcze trenera.
terminal-coach-nothing = Nic się jeszcze nie stało.
terminal-coach-rule = (Wpisz „rules { $rule }”, aby przeczytać zasadę.)
terminal-save-how = Podaj też nazwę pliku, na przykład „save gra.txt”.
terminal-saved = Gra została zapisana w pliku { $file }. Aby obejrzeć ją jeszcze raz: { $program } replay { $file }
terminal-saved-review = Aby dowiedzieć się, co w niej było umiejętnością, a co szczęściem: { $program } review { $file }
terminal-saved-private = Gra została zapisana w pliku { $file }. Nie jest skończona, więc plik zawiera tajemnice: zachowaj go dla siebie. Aby grać dalej: { $program } play { $file }
terminal-ask-save = Aby zapisać grę, wpisz nazwę pliku; aby wyjść bez zapisywania, naciśnij Enter.
terminal-really-resign = Czy na pewno poddajesz grę? ({ terminal-yes }/{ terminal-no })
terminal-resigned =
    { $you ->
        [seat] Poddajesz się.
       *[other] { $seat } się poddaje.
    }
terminal-yes = tak
terminal-no = nie

## Szanse przy dobieraniu

terminal-odds = Szanse, jeśli dobierzesz tyle i na tym skończysz, na podstawie tego, co wiesz. Średnia obejmuje też to, co już masz.
terminal-odds-public = Szanse, jeśli dobierzesz tyle i na tym skończysz, na podstawie tego, co wiedzą wszyscy. Średnia obejmuje też to, co już masz.
terminal-odds-choice = wybór
terminal-odds-none = W grze { $game } nie ma szans do pokazania.
terminal-odds-without-aids = Ta gra toczy się bez pomocy. Aby widzieć szanse, zacznij grę z opcją --aids.
terminal-odds-not-now = Teraz niczego się nie dobiera. Szanse można zobaczyć, gdy masz dobierać.

## Podpowiedzi

terminal-hint-title =
    { $you ->
        [seat] Najlepsze ruchy, na podstawie tego, co możesz wiedzieć.
       *[other] Najlepsze ruchy, na podstawie tego, co może wiedzieć { $seat }.
    }
terminal-hint-estimated =
    { $count ->
        [one] Szanse na zwycięstwo ocenia { $count } symulacja.
        [few] Szanse na zwycięstwo oceniają { $count } symulacje.
       *[many] Szanse na zwycięstwo ocenia { $count } symulacji.
    }
terminal-hint-sealed = Ten wybór jest tajny. Wybieraj każdy ruch mniej więcej tak często, żeby nikt cię nie przejrzał.
# Nagłówki kolumn: ruch, jak często go wybierać, szansa na zwycięstwo, jej przedział 95%, uzasadnienie.
terminal-hint-action = ruch
terminal-hint-share = udział
terminal-hint-chance = wygrywa
terminal-hint-interval = przedział 95%
terminal-hint-reasons = dlaczego
# $low, $high: w procentach, ze znakiem.
terminal-hint-range = od { $low } do { $high }
terminal-hint-exact = dokładnie
terminal-hint-exact-round = dokładnie dla tej rundy
terminal-hint-exact-open = dokładnie, gdyby nic nie było tajne
terminal-hint-thinking = Chwileczkę, trwa szukanie najlepszych ruchów.
terminal-hint-getting-ready = Szukanie się przygotowuje. Za pierwszym razem trwa to dłużej, może kilka minut.
terminal-hint-without-aids = Gdy gra kilka osób, podpowiedzi są pomocą, a tę grę zaczęto bez pomocy. Aby je mieć, zacznij grę z opcją --aids.

## Koniec gry

terminal-you-win = Wygrywasz. Gratulacje!
terminal-you-lose = Tym razem przegrywasz.
terminal-winner =
    { $you ->
        [seat] Wygrywasz.
       *[other] { $seat } wygrywa.
    }
terminal-draw = Jest remis.
terminal-unfinished = Gra nie jest skończona.
terminal-interrupted = Nic jeszcze nie przepadło. Wpisz „save FILE”, aby zachować grę, i „quit”, aby wyjść, albo jeszcze raz naciśnij Ctrl-C, aby wyjść od razu.
terminal-goodbye = Do widzenia!

## Odtwarzanie

terminal-replay-help =
    Enter      jedna akcja naprzód
    back       jedna akcja wstecz
    NUMBER     przejdź do akcji o tym numerze
    start      przejdź na początek
    end        przejdź na koniec
    as SEAT    zobacz tylko to, co widziało to miejsce, na przykład „as { $example }”
    as all     zobacz wszystko
    board      pokaż planszę jeszcze raz
    legend     co znaczą znaki na rysunku
    log        opowiedz, co się dotąd stało
    quit       wyjdź
    help       pokaż tę listę
terminal-replay-hint = Naciśnij Enter, aby zobaczyć następną akcję, albo wpisz „help”.
terminal-replay-at = Akcja { $ply } z { $count }.
terminal-replay-start = To jest początek.
terminal-replay-end = To jest koniec.
terminal-replay-as = Widok z miejsca: { seat-name }.
terminal-replay-as-all = Widać wszystko.
terminal-replay-private = Ta gra nie jest skończona, a jej zapis zawiera tajemnice. Naciśnij Enter tylko wtedy, gdy wolno ci zobaczyć wszystkie.
terminal-replay-not-understood = „{ $text }” nie jest tu poleceniem. Wpisz „help”, aby zobaczyć polecenia.
terminal-replay-no-seat = Nie ma miejsca „{ $text }”. Miejsca: { $known }.

## Sprawdzanie losowań skończonej gry

terminal-verified =
    { $count ->
        [0] Sprawdzono: w tej grze niczego nie losowano.
        [one] Sprawdzono: jedyne losowanie wynika z sekretu ustalonego przed grą.
        [few] Sprawdzono: wszystkie { $count } losowania wynikają z sekretu ustalonego przed grą.
       *[many] Sprawdzono: wszystkie { $count } losowań wynika z sekretu ustalonego przed grą.
    }
terminal-verify-lot = Wynika z niego także losowanie miejsc.
terminal-verify-failed = Nie zgadza się. { $reason }
terminal-verify-raced =
    { $count ->
        [one] O jednym wyniku rozstrzygnął wyścig między graczami, więc nie pochodzi on z sekretu.
       *[other] O { $count } wynikach rozstrzygnął wyścig między graczami, więc nie pochodzą one z sekretu.
    }
terminal-verify-undos =
    { $count ->
        [one] Raz cofnięto ruch, zgodnie z zasadami stołu.
       *[other] Ruchy cofnięto { $count } razy, zawsze zgodnie z zasadami stołu.
    }
terminal-verify-people =
    { $count ->
        [0] Przy stole były same komputery.
        [one] Przy stole siedziała jedna osoba.
        [few] Przy stole siedziały { $count } osoby.
       *[many] Przy stole siedziało { $count } osób.
    }
terminal-verify-seat-changes =
    { $count ->
        [one] Raz zmieniono gracza na jednym z miejsc, zgodnie z zasadami stołu.
       *[other] Graczy na miejscach zmieniano { $count } razy, zawsze zgodnie z zasadami stołu.
    }
terminal-verify-no-secret = Ten zapis nie ujawnia sekretu, więc jego losowań nie można sprawdzić.
terminal-game-facts = Wersja { $version }, z pakietu { $package }. Języki: { $languages }
terminal-game-broken = { $name }, z pakietu { $package }: nie można w to grać. { $reason } [{ $code }]

## Analiza zakończonej gry

# $done, $count: actions; $seconds: that are left.
terminal-review-progress = Obejrzano akcję { $done } z { $count }; zostało około { $seconds } s.
terminal-review-title = Co było umiejętnością, a co szczęściem, w szansach na wygraną:
# Headings of columns: the player, the chance at the start, what was given away, what luck brought, the result, how accurate.
terminal-review-player = gracz
terminal-review-start = początek
terminal-review-skill = umiejętność
terminal-review-luck = szczęście
terminal-review-result = wynik
terminal-review-accuracy = dokładność
terminal-review-adds-up = U każdego początek, umiejętność i szczęście dają razem wynik. Umiejętność to tyle, ile oddały własne decyzje, oceniane po tym, co można było wiedzieć; szczęście to cała reszta.
# $one, $five: in percent, with the sign.
terminal-review-accuracy-about = Dokładność to średnia ze wszystkich decyzji, w których było coś do stracenia: 100% za taką, która mogła nic nie kosztować, { $one } za taką, która oddała 1% szans na wygraną, { $five } za 5%.
# $gained: of the chance to win, in percent, with the sign.
terminal-review-turn = Punkt zwrotny: dzięki akcji { $ply }, „{ $action }”, { $seat } zyskuje { $gained } szans na wygraną.
terminal-review-mistakes =
    { $count ->
        [0] Nie znaleziono wyraźnego błędu.
        [one] { $count } wyraźny błąd:
        [few] { $count } wyraźne błędy:
       *[many] { $count } wyraźnych błędów:
    }
# $kind: blunder, mistake or inaccuracy. $lost: in percent, with the sign.
terminal-review-mistake =
    { $kind ->
        [blunder] Akcja { $ply }, { $seat }, gruby błąd: „{ $action }” oddało { $lost } szans na wygraną; lepsze było „{ $best }”.
        [mistake] Akcja { $ply }, { $seat }, błąd: „{ $action }” oddało { $lost } szans na wygraną; lepsze było „{ $best }”.
       *[inaccuracy] Akcja { $ply }, { $seat }, niedokładność: „{ $action }” oddało { $lost } szans na wygraną; lepsze było „{ $best }”.
    }
# $seat: kto zdecydował. $reasons: zdania do tej osoby.
terminal-review-why = Dlaczego, mówiąc do { $seat_genitive }: { $reasons }
terminal-review-replay = Aby zobaczyć to na planszy: { $program } replay { $file }, a potem wpisz numer akcji.

## Inne polecenia

terminal-game-option = Opcja { $option }: { $choices }
terminal-free-text = dowolny tekst
terminal-warmup = Kompilacja gry { $game }; może potrwać kilka minut, ale tylko raz.
terminal-warmed-up = Gra { $game } jest skompilowana i gotowa.
terminal-warmup-without = Bez Numby niczego nie da się skompilować; w grę { $game } można grać tak, jak jest.
new-game-written =
    Pakiet gry „{ $name }” jest w { $folder }. Można w nią grać taką, jaka jest; jej README mówi, co jest gdzie.
    Żeby zagrać: pip install --editable { $folder }, a potem { $program } play { $name }
new-game-bad-name = „{ $name }” nie może być nazwą nowej gry: nazwa składa się z małych liter, cyfr i podkreśleń, zaczyna się od litery i nie jest słowem języka Python.
new-game-name-taken = „{ $name }” to już nazwa gry albo modułu Pythona.

## Mecze między graczami komputerowymi

terminal-arena-progress = Gry: { $done } z { $all }, pozostało { $left }; zwycięstwa: { $score }
terminal-arena-kept =
    { $count ->
        [one] Jedna z tych gier jest już w pliku i nie będzie grana ponownie.
        [few] { $count } z tych gier są już w pliku i nie będą grane ponownie.
       *[many] { $count } z tych gier jest już w pliku i nie będzie granych ponownie.
    }
terminal-arena-interrupted = Przerwano. Gry zapisane w pliku { $file }: { $done } z { $all }; to samo polecenie podejmie dalszy ciąg.
# $players: według miejsc. $seed i $rotation mówią, która to gra.
terminal-arena-failure = { $players } (ziarno { $seed }, obrót { $rotation }): „{ $reason }”
terminal-arena-failed =
    { $count ->
        [one] Jednej gry nie udało się skończyć; to samo polecenie spróbuje ponownie.
       *[other] Nie udało się skończyć kilku gier ({ $count }); to samo polecenie spróbuje ponownie.
    }
terminal-arena-title =
    { $count ->
        [one] { $game } (zasady { $rules }; { $options }): { $count } gra
        [few] { $game } (zasady { $rules }; { $options }): { $count } gry
       *[many] { $game } (zasady { $rules }; { $options }): { $count } gier
    }
terminal-arena-left-out =
    { $count ->
        [one] Jedna gra nie jest liczona: brakuje jeszcze innych gier z jej ziarna.
       *[other] Gry, które nie są liczone, bo brakuje jeszcze innych gier z ich ziaren: { $count }.
    }
terminal-arena-unconnected = Bez rankingu: niektórzy z tych graczy nigdy się nie spotkali, nawet za pośrednictwem innych.
terminal-percent = { $number }%
terminal-decimal-mark = { "," }

# Nagłówki kolumn. from i to: przedział, w którym prawdziwa wartość leży z pewnością 95%.
terminal-arena-pair = para
terminal-arena-games = gry
terminal-arena-share = wygrywa pierwszy
terminal-arena-from = 95% od
terminal-arena-to = do
terminal-arena-player = gracz
terminal-arena-rating = ranking
terminal-arena-decisions = decyzje
terminal-arena-mean = średnio (s)
terminal-arena-most = 95% w czasie
terminal-arena-longest = najdłużej

## Polecenie dataset

terminal-dataset-progress = Części: { $done } z { $all }, pozostało { $left }; pozycje: { $positions }
terminal-dataset-kept =
    { $count ->
        [one] Jest już { $count } część.
        [few] Są już { $count } części.
       *[other] Jest już { $count } części.
    }
terminal-dataset-interrupted = Przerwano. Części w folderze { $folder }: { $done } z { $all }; to samo polecenie podejmie dalszy ciąg.
terminal-dataset-failure = Nie udało się zrobić części { $file }: { $reason }
terminal-dataset-done =
    { $games ->
        [one] Zbiór danych z { $games } gry jest gotowy: { $folder }
       *[other] Zbiór danych z { $games } gier jest gotowy: { $folder }
    }
