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
