### Kto siedzi przy stole, w każdej grze.

# $key: klucz miejsca: red, yellow albo numer. genitive: „ruch gracza 1”; dative: „przekaż graczowi 1”.
seat-name =
    { $key ->
        [red] Czerwony
        [yellow] Żółty
       *[other] Gracz { $key }
    }
    .genitive =
    { $key ->
        [red] Czerwonego
        [yellow] Żółtego
       *[other] gracza { $key }
    }
    .dative =
    { $key ->
        [red] Czerwonemu
        [yellow] Żółtemu
       *[other] graczowi { $key }
    }

# Ktoś, kto ma imię, i ten, kto czyta.
seat-person = { $name }
    .genitive = gracza { $name }
    .dative = graczowi { $name }
seat-you = ty
    .genitive = ciebie
    .dative = tobie

# Jak dostali swoje miejsca
seats-by-lot = O miejscach zdecydował los.
seats-by-lot-yours = O miejscach zdecydował los: grasz jako { seat-name }.
seats-as-set = Miejsca są takie, jak je ustalono.
seats-moved-on = Każdy przesiadł się o jedno miejsce.

# Czyja była tura, nad tym, co się w niej działo
turn-of =
    { $you ->
        [seat] Twoja tura
       *[other] Tura { $seat_genitive }
    }

# Co dzieje się przy stole
note-sits = { seat-name }: ktoś siada do gry.
note-back =
    { $you ->
        [seat] Wracasz i grasz dalej.
       *[other] { $seat } wraca i gra dalej.
    }
note-computer = { seat-name }: odtąd gra komputer.
note-computer-left = { seat-name } oddaje miejsce komputerowi.
note-computer-absent = { seat-name } — zbyt długa nieobecność: zastępuje komputer.
note-open = { seat-name }: miejsce czeka na kogoś.
note-open-left = { seat-name } opuszcza miejsce; czeka ono na kogoś.
note-undo =
    { $you ->
        [seat] Cofasz ruch.
       *[other] { $seat } cofa ruch.
    }
note-hint =
    { $you ->
        [seat] Prosisz o podpowiedź.
       *[other] { $seat } prosi o podpowiedź.
    }
note-asks-computer =
    { $you ->
        [seat] Prośba do ciebie o oddanie miejsca komputerowi.
       *[other] { $seat } — prośba o oddanie miejsca komputerowi.
    }
note-asks-open =
    { $you ->
        [seat] Prośba do ciebie o oddanie miejsca komuś innemu.
       *[other] { $seat } — prośba o oddanie miejsca komuś innemu.
    }
note-asks-pause =
    { $you ->
        [seat] Prośba do ciebie o przerwę.
       *[other] { $seat } — prośba o przerwę.
    }
note-agrees =
    { $you ->
        [seat] Wyrażasz zgodę.
       *[other] { $seat } wyraża zgodę.
    }
note-declines =
    { $you ->
        [seat] Odmawiasz.
       *[other] { $seat } odmawia.
    }
note-paused = Przerwa: niczyja nieobecność się nie liczy.
note-resumed = Koniec przerwy.
note-device = Nowe urządzenie dołączyło do twojego miejsca z użyciem osobistego kodu. Jeśli nie jest twoje, odnów ten kod: „Gracze i linki”.

# Jak nazywają się gracze komputerowi
player-level1 = Ślimak
player-level2 = Jeż
player-level3 = Sroka
player-level4 = Czapla
player-level5 = Sowa
player-random = Random
player-beginner = Beginner
player-greedy = Greedy
player-plain = Plain

# Pięć poziomów. $name: jedna z tych nazw. $level: jej numer.
player-titled = { $name } (poziom { $level })
player-level1-about = Spaceruje po ogrodzie i gra głównie to, na co ma ochotę.
player-level2-about = Wywącha niektóre dobre ruchy, a obok innych przejdzie.
player-level3-about = Szybka i bystra: widzi dobry ruch od razu i go wykonuje.
player-level4-about = Stoi bez ruchu i patrzy trochę naprzód, zanim uderzy.
player-level5-about = Myśli sekundę nad każdym ruchem i mało co jej umyka.
