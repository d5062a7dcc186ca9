### Haru Ichiban: podpowiedzi, dlaczego ruch jest dobry, w faktach o pozycji. „Ty” to osoba, która pyta.
### $seat: zob. seats.ftl. $count, $points, $before, $after i podobne: liczby. $percent: najwyżej jedno miejsce po przecinku. $figure, $cell: zob. game.ftl.

hint-haru-figure = Tworzy { haru-figure }: { haru-points }.
hint-haru-figure-other = { $seat } dostaje { haru-figure }: { haru-points }.
hint-haru-breaks =
    { $count ->
        [one] Rozbija figurę { $seat_genitive }, której brakuje jednego kwiatu.
        [few] Rozbija { $count } figury { $seat_genitive }, którym brakuje jednego kwiatu.
       *[many] Rozbija { $count } figur { $seat_genitive }, którym brakuje jednego kwiatu.
    }
hint-haru-near =
    { $count ->
        [one] Daje ci jeszcze jedną figurę, której brakuje tylko jednego kwiatu.
        [few] Daje ci jeszcze { $count } figury, którym brakuje tylko jednego kwiatu.
       *[many] Daje ci jeszcze { $count } figur, którym brakuje tylko jednego kwiatu.
    }
hint-haru-leaves =
    { $count ->
        [one] { $seat } ma nadal figurę, której brakuje jednego kwiatu.
        [few] { $seat } ma nadal { $count } figury, którym brakuje jednego kwiatu.
       *[many] { $seat } ma nadal { $count } figur, którym brakuje jednego kwiatu.
    }
hint-haru-open =
    { $count ->
        [one] Pasuje do { $count } figury, którą możesz jeszcze ułożyć.
       *[other] Pasuje do { $count } figur, które możesz jeszcze ułożyć.
    }
hint-haru-wind =
    { $count ->
        [one] Przesuwa jeden nenufar.
        [few] Przesuwa { $count } nenufary.
       *[many] Przesuwa { $count } nenufarów.
    }
hint-haru-safe = Na tym nenufarze nikt nie uzupełnia figury.
hint-haru-junior =
    { $count ->
        [one] Jako młodszy ogrodnik uzupełniasz figurę na ciemnym nenufarze { $cell }.
        [few] Jako młodszy ogrodnik uzupełniasz { $count } figury na ciemnym nenufarze { $cell }.
       *[many] Jako młodszy ogrodnik uzupełniasz { $count } figur na ciemnym nenufarze { $cell }.
    }
hint-haru-junior-other =
    { $count ->
        [one] Jako młodszy ogrodnik { $seat } uzupełnia figurę na ciemnym nenufarze { $cell }.
        [few] Jako młodszy ogrodnik { $seat } uzupełnia { $count } figury na ciemnym nenufarze { $cell }.
       *[many] Jako młodszy ogrodnik { $seat } uzupełnia { $count } figur na ciemnym nenufarze { $cell }.
    }
hint-haru-frog =
    { $you ->
        [seat] Przy równych wartościach dostajesz kwiat na { $cell }.
       *[other] Przy równych wartościach { $seat } dostaje kwiat na { $cell }.
    }
# $count: ile kwiatów drugi gracz może wybrać; $lower, $equal: spośród nich.
hint-haru-bid = Kwiaty, które { $seat } może wybrać: { $count }, w tym niższe: { $lower }, równe: { $equal }.
# $edition: dragonfly, croak.
hint-haru-round =
    { $edition ->
        [dragonfly] Dokładne dla tej rundy. Staw i ważka przechodzą do następnej, która jest oszacowana.
       *[croak] Dokładne dla tej rundy. Staw przechodzi do następnej, która jest oszacowana.
    }
