### Strona w przeglądarce: początek, przygotowanie stołu, rama stołu, ustawienia.
### $seat: zob. seats.ftl. $who: jedno lub kilka imion. $game: nazwa gry. $count, $points, $ply: liczby. $rule: H9. $most, $rest: punkty. $when: dwie godziny temu. $place: od 1.

## Strona początkowa

web-title = Hortus: gry planszowe o ogrodach
web-welcome =
    { $count ->
        [0] Ogrody. Usiądź i graj.
        [one] Jeden ogród. Usiądź i graj.
        [3] Trzy ogrody. Usiądź i graj.
        [few] { $count } ogrody. Usiądź i graj.
        [many] { $count } ogrodów. Usiądź i graj.
       *[other] { $count } ogrodu. Usiądź i graj.
    }
web-skip = Przejdź do treści
web-home = Strona początkowa
web-play-now = Graj od razu
web-play-against = Przeciwnik: { $player }
web-learn = Nauka
web-puzzles = Zadania
web-puzzle-today = Zadanie na dziś
web-more-ways = Więcej sposobów gry
web-with-a-friend = Ze znajomym
web-watch-computers = Oglądaj komputery
web-set-up = Przygotuj stół
web-read-rules = Przeczytaj zasady
web-resume = Twoje stoły
web-running = w toku
web-finished = zakończona
web-ended-you-won = Wygrana { $most } : { $rest }
web-ended-won = { $who } wygrywa { $most } : { $rest }
web-ended-draw = Remis { $most } : { $rest }
web-ended-shared = Wspólna wygrana: { $who }, { $most } : { $rest }
web-ended-you-resigned = Gra poddana przez ciebie
web-ended-resigned = { $who } poddaje grę
web-tidy = Schowaj
web-tidy-table = Schowaj: { $game }, { $who }, { $when }
web-own-review = Analiza gry: { $game }, { $who }, { $when }
web-tidy-finished = Schowaj wszystkie zakończone
web-tidy-sure = Ta gra jeszcze trwa. Zdjąć ją z twojej listy? Dla innych nic się nie zmieni, a jej adres nadal do niej prowadzi.
web-tidied = Schowane.
web-all-tables =
    { $count ->
        [one] Pokaż { $count } stół
        [few] Pokaż wszystkie { $count } stoły
       *[many] Pokaż wszystkie { $count } stołów
    }
web-join-label = Dołącz kodem lub linkiem
web-join = Dołącz
web-unofficial = Projekt nieoficjalny i niekomercyjny, niezwiązany z autorami ani wydawcami tych gier. Obrazy i słowa są własne.
web-unreachable = Serwer jest teraz nieosiągalny. Spróbuj ponownie.

## Przygotowanie stołu

web-title-set-up = Nowy stół: { $game }
web-set-up-title = Nowy stół
web-set-up-game = Gra
web-set-up-count = Liczba graczy
web-set-up-players =
    { $count ->
        [one] { $count } gracz
        [few] { $count } graczy
       *[many] { $count } graczy
    }
web-set-up-seats = Kto gdzie siedzi
web-set-up-further = Inne możliwości
web-set-up-who = Kto gra
web-set-up-place = Gracz { $place }
web-set-up-level = Który gracz komputerowy
web-opponent-change = zmień
web-opponent-more = Więcej
web-opponent-more-about = Więcej: { $player }
web-set-up-name = Imię
web-set-up-aids = Dopuść pomoc
web-set-up-aids-about = Gracze mogą sprawdzać szanse dobrania i, także między ludźmi, prosić o podpowiedzi; wszyscy widzą, kto prosi.
web-set-up-authentic = Gra z pamięci
web-set-up-authentic-about = Ukrywa to, co przy prawdziwym stole trzeba by pamiętać.
web-set-up-lot = Losowanie miejsc
web-set-up-lot-about = Los decyduje, kto gdzie siedzi. Bez losowania jest tak, jak ustalono tutaj.
web-set-up-start = Otwórz stół
web-sitting-here = Osoba przy tym komputerze
web-sitting-link = Osoba z linkiem
web-sitting-computer = Komputer
web-sitting-open = Wolne miejsce: każdy, kto ma kod

## Kto siedzi przy stole

web-seats = Gracze
web-seated = { $seat }: { $who }
web-level = poziom { $level }
web-you = ty
web-somebody = osoba
web-seat-open = wolne miejsce
web-nobody-yet = jeszcze nikt
web-points =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
web-points-made-of = Skład: { $parts }.
web-state-turn = teraz gra
web-state-thinking = myśli
web-state-chosen = już po wyborze
web-state-away = poza stołem
web-state-stands-in = zastępuje kogoś
web-state-won = wygrana
web-state-resigned = poddanie

## Linia ze słowami

web-prompt = Co się dzieje
web-your-turn = Twoja kolej
web-waiting = Teraz gra: { $who }.
web-chosen-waiting = Wybór gotowy, można go jeszcze zmienić. Czekamy jeszcze na wybór: { $who }.
web-waiting-for-seat = Stół czeka, aż ktoś zajmie wolne miejsce.
web-watching = Oglądasz grę.
web-standing-in = Komputer gra za ciebie.
web-chosen = Ziarno zostało wybrane: ktoś może znać losowania.
web-onward = Kontynuuje inną grę, której tajemnice są znane.
web-watchers =
    { $count ->
        [one] Ogląda { $count } osoba.
        [few] Oglądają { $count } osoby.
       *[other] Ogląda { $count } osób.
    }
web-watchers-more =
    { $count ->
        [one] Ogląda jeszcze { $count } osoba.
        [few] Oglądają jeszcze { $count } osoby.
       *[other] Ogląda jeszcze { $count } osób.
    }
web-thinking = W trakcie namysłu: { $who }.
web-going-on = Gra toczy się dalej.
web-race-now = Kto pierwszy!
web-halt = Runda jest skończona.
web-halt-go-on = Dalej
web-recap = Od twojej ostatniej tury
web-recap-see = Zobacz
web-over = Koniec gry.
web-over-resigned = { $who } poddaje grę. Koniec gry.
web-nothing-yet = Nic się jeszcze nie wydarzyło.
web-hurry = Ponaglij
web-line-down = Brak połączenia. Ponowne łączenie…
web-open-rule = Zasada { $rule }
web-coach = Trener
web-coach-happened = Co się właśnie stało?
web-coach-on = Niech trener objaśnia
web-coach-off = Trener od teraz milczy

## Ruch

web-confirm = Potwierdź: { $what }
web-confirm-group = Potwierdzenie ruchu
web-cancel = Anuluj
web-undo-nothing = Nie masz czego cofnąć.
web-practice = ćwiczenie
web-practice-about = Ćwiczenie: cofano ruchy lub proszono o podpowiedzi.
web-practice-undo = Cofnięcie ruchu zmienia tę grę w ćwiczenie.
web-brings =
    { $you ->
        [seat] Ty: { $parts }.
       *[other] { $seat }: { $parts }.
    }
web-brings-part = { $part } { $points }
web-offer-quick = Odtąd bez pytania
web-offer-signals = Chcesz zauważyć, gdy przyjdzie twoja kolej?
web-offer-notices = Powiadomienia
web-offer-no = Nie, dziękuję

## Narzędzia, dziennik, zasady, powtórka

web-tools = Narzędzia
web-tool-undo = Cofnij
web-tool-play = Odtwarzaj
web-tool-pause = Pauza
web-tool-stepwise = Krok
web-tool-hurry = Dogoń
web-tool-again = Powtórz
web-tool-again-about = Pokaż jeszcze raz ostatnią turę innych
web-tool-history = Powtórka
web-tool-log = Dziennik
web-tool-rules = Zasady
web-whole-rulebook = Wszystkie zasady, z obrazkami
web-tool-hints = Podpowiedź
web-log = Co się wydarzyło
web-log-earlier = Pokaż wcześniejsze wpisy
web-replay = Powtórka gry
web-replay-at = Akcja { $ply } z { $count }.
web-replay-at-halt = Koniec rundy po akcji { $ply } z { $count }.
web-replay-slider = Moment gry
web-replay-start = Na początek
web-replay-back = Jedna akcja wstecz
web-replay-forward = Jedna akcja naprzód
web-replay-end = Do ostatniej akcji
web-replay-leave = Do gry
web-replay-play = Odtwarzaj od tego miejsca
web-replay-pause = Zatrzymaj

## Koniec gry

web-result = Wynik
web-result-you = Wygrywasz. Gratulacje!
web-result-won = Zwycięstwo: { $who }
web-result-shared = Wspólne zwycięstwo: { $who }
web-result-draw = Remis.
web-result-total = Razem
web-result-points = Punkty
web-result-replay = Obejrzyj od początku
web-result-count = Policz krok po kroku
web-result-review = Analiza gry
web-rematch = Rewanż
web-rematch-go = Do rewanżu

## Kilka osób przy jednym komputerze

web-hand-over = Przekaż komputer { $seat_dative }
web-hand-over-name = Teraz przy komputerze: { $who } ({ $seat })
web-hand-over-about = Tajemnice następnego gracza pozostają ukryte do naciśnięcia przycisku.
web-hand-over-go = Pokaż stół { $seat_dative }
web-hand-over-openly = Nie mamy tajemnic: nie pytaj więcej przy tym stole

## Gracze i linki

web-players = Gracze i linki
web-sit-down = Usiądź

## Zaproszenia i dołączanie

web-invite = Zaproś kogoś
web-watching-tap = Oglądasz grę przy tym stole jako widz.
web-title-nowhere = Nic tu nie ma · Hortus
web-nowhere-about = Być może adres zawiera błąd albo tego, co tu było, już nie ma.

## Więcej

web-menu = Więcej
web-close = Zamknij
web-record = Zapisz przebieg gry
web-new-table = Inny stół
web-resign = Poddaj grę
web-resign-sure = Poddać tę grę? Nie da się tego cofnąć.
web-delete = Usuń stół
web-delete-sure = Usunąć ten stół dla wszystkich, razem z całym przebiegiem? Nie da się tego cofnąć.
web-commitment = Odcisk wszystkich losowań, ustalony przed grą:
web-secret = Sekret, z którego powstał:
web-gone = Ten stół został usunięty.
web-board-broken = Plansza tej gry nie działa. Możesz grać dalej na tej, prostej: to, co wolno zrobić, jest na przyciskach.
web-title-table = { $game } · stół Hortus
web-title-turn = ● Twoja kolej · { $game }

## Ustawienia

web-settings = Ustawienia
web-language = Język
web-language-browser = jak w przeglądarce
web-setting-theme = Jasny lub ciemny
web-setting-theme-auto = jak system
web-setting-theme-light = jasny
web-setting-theme-dark = ciemny
web-setting-pace = Tury innych
web-setting-pace-calm = spokojne
web-setting-pace-normal = zwykłe
web-setting-pace-quick = szybkie
web-setting-pace-at-once = od razu
web-setting-coach = Trener
web-setting-coach-first = w pierwszej grze
web-setting-coach-on = zawsze
web-setting-coach-off = nigdy
web-setting-motion = Animacje
web-setting-motion-on = włączone
web-setting-motion-off = wyłączone
web-setting-motion-system = Animacje są wyłączone, bo system prosi o ograniczenie ruchu.
web-setting-confirm = Pytaj przed zagraniem ruchu
web-setting-letters = Litery na elementach
web-setting-sound = Dźwięki
web-setting-notices = Powiadamiaj o twojej kolei
web-setting-notices-denied = Przeglądarka nie zezwala tej stronie na powiadomienia.
web-forget = Zapomnij o mnie na tym serwerze
web-forget-sure = Zapomnieć tu wszystko o tobie? Stoły, z którymi nikt inny nie ma nic wspólnego, zostaną usunięte razem z całym przebiegiem; przy pozostałych twoje imię zniknie, a niedokończoną grę poprowadzi za ciebie komputer. Znikną też ustawienia w tej przeglądarce. Nie da się tego cofnąć.
web-forget-yes = Zapomnij o mnie
