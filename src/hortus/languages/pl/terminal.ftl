### Terminal: wiersz po wierszu, do czytania wzrokiem albo słuchem.
### $seat: zob. seats.ftl. Polecenia i ruchy pisze się tak samo w każdym języku.

## Początek gry

terminal-welcome = { $game }. Wpisz help, aby zobaczyć polecenia, albo quit, aby wyjść.
terminal-seat-human = człowiek
terminal-seat-computer = komputer ({ $name })
terminal-commitment = Losowania w tej grze są już ustalone. Ich cyfrowy odcisk: { $commitment }
terminal-language-unknown = Nie ma tu języka „{ $language }”. Języki: en, fr, pl.

## Pytanie o ruch

terminal-your-move = Twój ruch, { seat-name }.
terminal-prompt = { "> " }
terminal-choices = Możesz zagrać:
terminal-choice = { $number }. { $action }
terminal-choices-more =
    { $count ->
        [one] … i jeszcze jeden ruch. Wpisz moves, aby zobaczyć wszystkie.
        [few] … i jeszcze { $count } ruchy. Wpisz moves, aby zobaczyć wszystkie.
       *[many] … i jeszcze { $count } ruchów. Wpisz moves, aby zobaczyć wszystkie.
    }
terminal-thinking = { seat-name } myśli…
terminal-hand-over = Przekaż klawiaturę: teraz gra { seat-name }. Naciśnij Enter, gdy nikt inny nie widzi ekranu.

## Pomoc

terminal-help =
    Aby zagrać, wpisz ruch (na przykład: flower c3) albo jego numer z listy ruchów.
    moves      wszystkie ruchy możliwe w tej chwili
    board      pokaż planszę jeszcze raz
    log        opowiedz, co się dotąd stało
    rules      lista zasad; rules H9 czyta jedną z nich
    undo       cofnij swój ostatni ruch, dopóki niczego nie ujawnił
    save FILE  zapisz grę w pliku FILE
    resign     poddaj grę
    quit       wyjdź
    help       pokaż tę listę

## Odpowiedzi

terminal-played = { seat-name }: { $action }
# $rule: numer zasady albo none.
terminal-refused =
    { $rule ->
        [none] Nie można: { $reason }
       *[other] Nie można: { $reason } (Zasada { $rule })
    }
terminal-ambiguous = „{ $text }” może oznaczać kilka ruchów. Napisz trochę więcej.
terminal-not-understood = „{ $text }” nie jest ani ruchem, ani poleceniem. Wpisz help, aby zobaczyć polecenia.
terminal-no-such-rule = Nie ma zasady { $rule }. Wpisz rules, aby zobaczyć listę.
terminal-undone = Ostatni ruch został cofnięty.
terminal-cannot-undo = Nie masz żadnego ruchu do cofnięcia.
terminal-undo-secret = Tego ruchu nie można już cofnąć: od tamtej pory los albo inny gracz coś ujawnił.
terminal-saved = Gra została zapisana w pliku { $file }.
terminal-saved-private = Gra została zapisana w pliku { $file }. Nie jest skończona, więc plik zawiera tajemnice: zachowaj go dla siebie.
terminal-really-resign = Czy na pewno poddajesz grę? ({ terminal-yes }/{ terminal-no })
terminal-resigned = { seat-name } się poddaje.
terminal-yes = tak
terminal-no = nie

## Koniec gry

terminal-over = Gra jest skończona.
terminal-winner = { seat-name } wygrywa.
terminal-draw = Jest remis.
terminal-unfinished = Gra nie jest skończona.
terminal-interrupted = Przerwano.
terminal-goodbye = Do widzenia!

## Odtwarzanie

terminal-replay-help =
    Enter      jedna akcja naprzód
    back       jedna akcja wstecz
    go NUMBER  przejdź do akcji o tym numerze
    start      przejdź na początek
    end        przejdź na koniec
    board      pokaż planszę jeszcze raz
    log        opowiedz, co się dotąd stało
    quit       wyjdź
    help       pokaż tę listę
terminal-replay-at = Akcja { $ply } z { $count }.
terminal-replay-start = To jest początek.
terminal-replay-end = To jest koniec.

## Sprawdzanie losowań skończonej gry

terminal-verified =
    { $count ->
        [one] Sprawdzono: jedyne losowanie wynika z sekretu ustalonego przed grą.
        [few] Sprawdzono: wszystkie { $count } losowania wynikają z sekretu ustalonego przed grą.
       *[many] Sprawdzono: wszystkie { $count } losowań wynika z sekretu ustalonego przed grą.
    }
terminal-verify-failed = Nie zgadza się: losowanie w wierszu { $line } nie wynika z sekretu ustalonego przed grą.
terminal-verify-raced =
    { $count ->
        [one] O jednym wyniku rozstrzygnął wyścig między graczami, więc nie pochodzi on z sekretu.
       *[other] O { $count } wynikach rozstrzygnął wyścig między graczami, więc nie pochodzą one z sekretu.
    }
terminal-verify-no-secret = Ten zapis nie ujawnia sekretu, więc jego losowań nie można sprawdzić.
