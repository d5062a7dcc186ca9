### Kto siedzi przy stole, w każdej grze.

# $key: klucz miejsca: red, yellow albo numer. genitive: „kwiat gracza 1”; dative: „przekaż graczowi 1”.
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

# Co dzieje się przy stole
note-sits = { $seat }: ktoś siada do gry.
note-back = { $seat } wraca i gra dalej.
note-computer = { $seat }: odtąd gra komputer.
note-computer-left = { $seat } oddaje miejsce komputerowi.
note-computer-absent = { $seat } — zbyt długa nieobecność: zastępuje komputer.
note-open = { $seat }: miejsce czeka na kogoś.
note-open-left = { $seat } opuszcza miejsce; czeka ono na kogoś.
note-undo = { $seat } cofa ruch.
note-asks-computer = { $seat } — prośba o oddanie miejsca komputerowi.
note-asks-open = { $seat } — prośba o oddanie miejsca komuś innemu.
note-asks-pause = { $seat } — prośba o przerwę.
note-agrees = { $seat } wyraża zgodę.
note-declines = { $seat } odmawia.
note-paused = Przerwa: niczyja nieobecność się nie liczy.
note-resumed = Koniec przerwy.
