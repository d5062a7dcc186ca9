### Błędy biblioteki. Po jednym zdaniu; numer zasady, jeśli jest, podawany jest obok zdania.

## Nazwy i opcje

unknown-game = Nie ma gry o nazwie „{ $name }”. Znane gry: { $known }.
unknown-option = { $game } nie ma opcji „{ $option }”. Opcje: { $known }.
unknown-option-value = Opcja { $option } nie może mieć wartości „{ $value }”. Możliwe wartości: { $known }.
bad-budget = Gracz komputerowy potrzebuje co najmniej 1 symulacji i więcej niż 0 sekund.
unknown-player = Nie ma gracza komputerowego o nazwie „{ $name }”. Znani gracze: { $known }.
bad-seed = „{ $seed }” nie jest ziarnem: ziarno to liczba całkowita, nie mniejsza niż zero.
broken-bad-name = „{ $name }” nie może być nazwą gry: nazwa składa się z małych liter, cyfr i podkreśleń, a zaczyna się od litery.
broken-name-taken = „{ $name }” to już nazwa innej gry; pochodzi ona z: { $holder }.
broken-not-loaded = Nie można wczytać gry „{ $name }”: { $reason }
broken-not-there = W { $place } nie ma gry o nazwie „{ $name }”.
broken-wrong-contract = Gra „{ $name }” jest zrobiona dla wersji { $found } kontraktu gier; ten Hortus zna wersje od { $oldest } do { $newest }.
broken-prefix-taken = Zdania gry „{ $name }” zaczynają się od „{ $prefix }”, a to należy do: { $holder }.
broken-words-missing = W grze „{ $name }” brakuje zdania { $sentence } w pliku { $file }.
broken-words-unreadable = W grze „{ $name }” jest w pliku { $file } zdanie, którego nie można odczytać: { $text }
broken-words-foreign = W grze „{ $name }” jest w pliku { $file } zdanie, które do niej nie należy: { $sentence }

## Akcje i pozycje

illegal-action = „{ $action }” nie jest tu dozwolone.
unknown-action-id = Nie ma akcji o numerze { $action }: numery zaczynają się od 0 i są mniejsze niż { $count }.
unreadable-action = „{ $text }” nie jest akcją: zapis przestaje być zrozumiały od znaku { $column }.
unreadable-position = „{ $text }” nie jest pozycją: przy znaku { $column } oczekiwano: { $expected }.
impossible-position = Tę pozycję da się odczytać, ale żadna gra nie może do niej doprowadzić.
no-gpu = Nie ma tu karty graficznej NVIDIA, której można użyć. Partia gier na procesorze działa wszędzie.
no-gpu-library = To, co obsługuje kartę graficzną, nie jest zainstalowane; przychodzi z dodatkiem „cuda”. Partia gier na procesorze działa wszędzie.
not-choosing = { $seat } nie ma teraz nic do wyboru.
nothing-to-undo = Nie ma czego cofać: to pierwsza pozycja.
position-over = Gra jest skończona: nie ma już nic do zagrania.

## Zapisy gier

record-not-a-record = To nie jest zapis gry.
record-unknown-header = Wiersz { $line }: nie ma nagłówka „{ $name }”.
record-missing-header = Brakuje nagłówka „{ $name }”.
record-duplicate-header = Wiersz { $line }: nagłówek „{ $name }” podano po raz drugi.
record-bad-header = Wiersz { $line }: nagłówek „{ $name }” nie może mieć wartości „{ $value }”.
record-wrong-version = Ten zapis dotyczy wersji zasad { $version }; znane tutaj: { $known }.
record-bad-line = Wiersz { $line } jest nieczytelny od znaku { $column }.
record-wrong-number = Wiersz { $line }: oczekiwano numeru { $expected }, a jest { $found }.
record-wrong-actor = Wiersz { $line }: ruch wykonuje „{ $expected }”, a nie „{ $found }”.
record-illegal = Wiersz { $line }: „{ $action }” nie jest dozwolone. { $reason }
record-wrong-draw = Wiersz { $line }: ustalony wcześniej sekret daje tu „{ $expected }”, a nie „{ $found }”.
record-wrong-lot = Wiersz { $line }: ustalony wcześniej sekret daje losowanie miejsc „{ $expected }”, a nie „{ $found }”.
record-truncated = Zapis urywa się w wierszu { $line }.
record-after-end = Wiersz { $line }: gra jest już skończona, a zapis trwa dalej.
record-wrong-result = Wiersz { $line }: wynik to „{ $expected }”, a nie „{ $found }”.
record-wrong-commitment = Wiersz { $line }: ujawniony sekret nie zgadza się z cyfrowym odciskiem podanym przed grą.
record-wrong-format = Ten zapis ma format { $version }; znane tutaj: { $known }.
record-not-raced = Wiersz { $line }: „{ $action }” oznaczono jako wyścig, ale tu nie można się ścigać.
record-second-comment = Wiersz { $line }: między dwiema akcjami może stać tylko jeden komentarz.
record-altered = Wiersz { $line }: ten wiersz końcowy nie pasuje do poprzednich: coś zmieniono lub pominięto.
record-after-last-line = Wiersz { $line }: zapis jest już zamknięty, a tekst trwa dalej.
record-bad-seed = „{ $seed }” nie jest ziarnem: ziarno to jeden wiersz, najwyżej tyle znaków: { $longest }.
record-bad-name = „{ $name }” nie może być imieniem gracza: imię to jeden wiersz, najwyżej tyle znaków: { $longest }.
record-bad-comment = Komentarz to jeden wiersz, najwyżej tyle znaków: { $longest }.
record-bad-date = „{ $date }” nie jest datą: należy podać rok-miesiąc-dzień, na przykład 2026-11-15.
record-wrong-seats = Miejsca w tej grze: { $expected }; podane imiona: { $found }.
record-no-such-seat = W tej grze nie ma miejsca o numerze { $number }.
record-no-such-ply = Nie ma akcji o numerze { $ply }: liczba akcji w tym zapisie to { $count }.
record-no-chance = Teraz nic nie jest losowane.
record-chance-first = „{ $action }” musi poczekać: najpierw odbywa się losowanie.
record-no-race = Teraz nie ma o co się ścigać.
record-no-secret = Ten zapis nie zawiera sekretu, więc nie można kontynuować gry.
record-comment-place = Wiersz { $line }: komentarz stoi tuż pod swoją akcją, jeśli jej nie cofnięto, albo na samym początku.
record-unwritable-note = „{ $note }” nie da się odnotować w zapisie.
record-seat-held = Wiersz { $line }: „{ $note }” jest niemożliwe: to miejsce już do kogoś należy.
record-person-skipped = Wiersz { $line }: „{ $note }” jest niemożliwe: osoby liczy się w kolejności, w jakiej siadały do stołu.
record-chosen-seed = Wiersz { $line }: „{ $note }” jest niemożliwe: ktoś wybrał ziarno i może znać wszystkie losowania, więc nikt inny nie może dołączyć.
record-nobody-stood-in = Wiersz { $line }: „{ $note }” jest niemożliwe: żaden komputer nie zastępował tam tej osoby.
record-not-the-holder = Wiersz { $line }: „{ $note }” jest niemożliwe: to miejsce nie należy do tej osoby.
record-no-absence = Wiersz { $line }: „{ $note }” jest niemożliwe: przy stole nie umówiono się, że nieobecność ma taki skutek, albo trwała przerwa.
record-nobody-there = Wiersz { $line }: „{ $note }” jest niemożliwe: nikt tam nie siedzi.
record-wrong-undo = Wiersz { $line }: „{ $note }” nie było dozwolone: cofa się własną ostatnią decyzję, a grając z innymi – tylko w tej samej turze i jeśli nikt się z niej niczego nie dowiedział.
record-not-asked = Wiersz { $line }: „{ $note }” jest niemożliwe: nikt o to nie prosił.
record-consent-due = Wiersz { $line }: wyrażono zgodę, więc tutaj musiało nastąpić „{ $note }”.
record-no-pause = Wiersz { $line }: „{ $note }” jest niemożliwe: nie wszyscy się zgodzili albo przerwa już trwała.
record-not-paused = Wiersz { $line }: „{ $note }” jest niemożliwe: nie było przerwy.
record-unproven-chronicle = Nie do udowodnienia: zapis w formacie 1 nie mówi, kto gdzie siedział ani co cofnięto.
record-unproven-people = Nie do udowodnienia: ten zapis nie o każdym miejscu mówi, kto tam siedział.

## Prawa gry

law-broken = Prawo „{ $law }” nie jest spełnione: { $detail }

## Pliki

file-not-found = Nie ma pliku „{ $file }”.
file-not-regular = „{ $file }” to katalog, potok lub urządzenie, a nie plik, który da się odczytać.
file-unreadable = Nie można odczytać pliku „{ $file }”.
file-exists = Plik „{ $file }” już istnieje; pozostał bez zmian.
file-unwritable = Nie można zapisać pliku „{ $file }”.

## Wiersz poleceń

wrong-seats = Miejsca w tej grze: { $expected }, a nie { $found }.
too-many-names = Za dużo imion ({ $found }); liczba osób przy stole: { $expected }.
option-without-value = „{ $text }” nie jest opcją. Zapisz ją tak: players=3
saved-game-is-settled = Gra z pliku „{ $file }” już się zaczęła: jej opcji ani ziarna nie można już wybrać.
unknown-rule = { $game } nie ma zasady „{ $number }”.

## Mecze między graczami komputerowymi

arena-no-game = Podaj grę i jej graczy albo --report i pliki z wynikami.
arena-bad-player = „{ $text }” nie wskazuje gracza. Zapisz go tak: level3, level5@200 (symulacje) albo level5@0.5s (sekundy).
arena-too-few-players = Mecz wymaga co najmniej dwóch graczy: --players greedy random
arena-repeated-player = „{ $name }” podano dwa razy; gracz nie może spotkać się sam ze sobą.
arena-too-few-games = Mecz to co najmniej 1 gra, a nie { $games }.
bad-number = { $option } to liczba całkowita, co najmniej { $least }, a nie „{ $text }”.
arena-game-too-long = Gra nie skończyła się, choć liczba akcji doszła do { $longest }.
arena-no-results = Nie ma jeszcze żadnego wyniku meczu.
arena-no-dask = Klaster wymaga Daska, który nie jest tu zainstalowany: pip install hortus[cluster]
arena-no-scheduler = Pod adresem „{ $address }” nie odpowiada żaden planista Daska.
arena-worker-lost = Utracono proces roboczy („{ $reason }”). Wszystkie skończone gry są zachowane; to samo polecenie podejmie dalszy ciąg.
results-bad-line = Wiersz { $line } pliku „{ $file }” nie jest wynikiem meczu; plik pozostał bez zmian.
results-other-match = Wiersz { $line } pliku „{ $file }” pochodzi z innego meczu ({ $found }) niż { $expected }; plik pozostał bez zmian.

## Podpowiedzi

hint-chance = Teraz rozstrzyga losowanie, więc nie ma czego doradzać.
hint-none = W tym zapisie nikt jeszcze nie ma nic do rozstrzygnięcia.
hint-bad-seconds = „{ $text }” nie jest liczbą sekund. Napisz tak: 2.5
review-unfinished = Ta gra jeszcze się nie skończyła. Analiza będzie możliwa po jej końcu.

## Dane do nauki

dataset-players = Podaj jednego gracza na wszystkie miejsca albo po jednym na każde z { $seats } miejsc; podano { $found }.
dataset-other-plan = W „{ $folder }” zaczęto już inny zbiór danych. Wybierz inny folder albo te same gry.
dataset-other-versions = Ten zbiór danych powstaje z { $begun }; tutaj jest { $here }. Inne wersje mogłyby zapisać inne pliki: zainstaluj tamte albo zacznij nowy zbiór.
dataset-folder-taken = W „{ $folder }” jest coś innego. Zbiór danych potrzebuje własnego folderu.
dataset-unfinished = Zbiór danych w „{ $folder }” nie jest skończony. Polecenie, które go zaczęło, podejmie dalszy ciąg.
dataset-unreadable = Pliku „{ $file }” brakuje albo nie jest taki, jak go zapisano. Usuń go razem z manifestem, a to samo polecenie zrobi go od nowa.
dataset-no-pyarrow = Zbiór danych wymaga pyarrow, którego tu nie zainstalowano: pip install hortus[dataset]
no-such-seat = Nie ma miejsca { $number }. Miejsca liczy się od 0, a graczy jest { $count }.
net-missing = W „{ $file }” nie ma sieci; gra toczy się bez niej.
net-damaged = „{ $file }” nie jest siecią, którą tam zapisano; gra toczy się bez niej.
net-other-format = „{ $file }” zawiera sieć innej postaci niż ta, którą czyta ten Hortus; gra toczy się bez niej.
net-other-game = Sieć w „{ $file }” nie nauczyła się { $game } w obecnej postaci; gra toczy się bez niej.
levels-damaged = „{ $file }” nie mówi, jak wybierają poziomy; wybierają jak zwykle.
