### Kto siedzi przy stole, w każdej grze.

# $seat: klucz miejsca: red, yellow albo numer. genitive: „kwiat gracza 1”; dative: „przekaż graczowi 1”.
seat-name =
    { $seat ->
        [red] Czerwony
        [yellow] Żółty
       *[other] Gracz { $seat }
    }
    .genitive =
    { $seat ->
        [red] Czerwonego
        [yellow] Żółtego
       *[other] gracza { $seat }
    }
    .dative =
    { $seat ->
        [red] Czerwonemu
        [yellow] Żółtemu
       *[other] graczowi { $seat }
    }

# Jak dostali swoje miejsca
seats-by-lot = O miejscach zdecydował los.
seats-by-lot-yours = O miejscach zdecydował los: grasz jako { seat-name }.
seats-as-set = Miejsca są takie, jak je ustalono.
seats-moved-on = Każdy przesiadł się o jedno miejsce.

# Co dzieje się przy stole
note-sits = { seat-name }: ktoś siada do gry.
note-back = { seat-name } wraca i gra dalej.
note-computer = { seat-name }: odtąd gra komputer.
note-computer-left = { seat-name } oddaje miejsce komputerowi.
note-computer-absent = { seat-name } — zbyt długa nieobecność: zastępuje komputer.
note-open = { seat-name }: miejsce czeka na kogoś.
note-open-left = { seat-name } opuszcza miejsce; czeka ono na kogoś.
note-undo = { seat-name } cofa ruch.
note-asks-computer = { seat-name } — prośba o oddanie miejsca komputerowi.
note-asks-open = { seat-name } — prośba o oddanie miejsca komuś innemu.
note-asks-pause = { seat-name } — prośba o przerwę.
note-agrees = { seat-name } wyraża zgodę.
note-declines = { seat-name } odmawia.
note-paused = Przerwa: niczyja nieobecność się nie liczy.
note-resumed = Koniec przerwy.
