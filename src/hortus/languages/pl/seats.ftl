### Kto siedzi przy stole, w każdej grze.

# $seat: klucz miejsca: red, yellow albo numer.
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

# Jak dostali swoje miejsca
seats-by-lot = O miejscach zdecydował los.
seats-by-lot-yours = O miejscach zdecydował los: grasz jako { seat-name }.
seats-as-set = Miejsca są takie, jak je ustalono.
seats-moved-on = Każdy przesiadł się o jedno miejsce.
