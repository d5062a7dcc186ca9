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
hint-haru-open =
    { $count ->
        [one] Pasuje do { $count } figury, którą możesz jeszcze ułożyć.
       *[other] Pasuje do { $count } figur, które możesz jeszcze ułożyć.
    }
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
hint-haru-near =
    { $count ->
        [one] Daje ci nową figurę, której brakuje tylko jednego kwiatu.
        [few] Daje ci { $count } nowe figury, którym brakuje tylko jednego kwiatu.
       *[many] Daje ci { $count } nowych figur, którym brakuje tylko jednego kwiatu.
    }
hint-haru-half =
    { $count ->
        [one] Daje ci nową figurę, której brakuje dwóch kwiatów.
        [few] Daje ci { $count } nowe figury, którym brakuje dwóch kwiatów.
       *[many] Daje ci { $count } nowych figur, którym brakuje dwóch kwiatów.
    }
hint-haru-half-other =
    { $count ->
        [one] Odbiera { $seat_dative } figurę, której brakowało dwóch kwiatów.
        [few] Odbiera { $seat_dative } { $count } figury, którym brakowało dwóch kwiatów.
       *[many] Odbiera { $seat_dative } { $count } figur, którym brakowało dwóch kwiatów.
    }
hint-haru-clears = { $seat } nie ma wtedy żadnej figury, której brakuje jednego kwiatu.
hint-haru-fork = Kwiat na dowolnym z { $count } nenufarów dałby ci wtedy figurę.
hint-haru-scoreless = Kończy rundę bez figury: nikt nie zdobywa punktów.
hint-haru-safe = Jako młodszy ogrodnik { $seat } nie uzupełnia na tym nenufarze żadnej figury.
hint-haru-senior = Jako starszy ogrodnik możesz swoim kwiatem zdobyć { haru-points }.
hint-haru-senior-other = Jako starszy ogrodnik { $seat } może kwiatem zdobyć { haru-points }.
hint-haru-surely =
    { $role ->
        [senior] Cokolwiek wybierze { $seat }, jesteś starszym ogrodnikiem.
       *[junior] Cokolwiek wybierze { $seat }, jesteś młodszym ogrodnikiem.
    }
hint-haru-tie-figure = Przy równych wartościach uzupełniasz figurę na { $cell }.
hint-haru-tie-takes = Przy równych wartościach zajmujesz { $cell }, którego { $seat_dative } brakuje do figury.
hint-haru-tie-safe = Przy równych wartościach { $seat } nie uzupełnia figury na tym nenufarze.
hint-haru-frog-leaves =
    { $you ->
        [seat] Twoja żaba musi opuścić ten nenufar, a ty wskazujesz jej miejsce.
       *[other] Żaba { $seat_genitive } musi opuścić ten nenufar, a ty wskazujesz jej miejsce.
    }
# Co zagrano zamiast lepszego ruchu, w omówieniu gry: $count, $points obok $fewer.
hint-haru-instead-gives = Zagrany ruch daje { $seat_dative } { haru-points }.
hint-haru-instead-wind = Po zagranym ruchu { $seat } może wiatrem zdobyć { haru-points }.
hint-haru-instead-junior = Na odwróconym nenufarze { $cell } { $seat } uzupełnia figurę jako młodszy ogrodnik.
hint-haru-instead-tie = Przy równych wartościach { $seat } uzupełnia figurę na { $cell }, gdzie postawiono żabę.
hint-haru-instead-leaves = Figury { $seat_genitive }, którym brakuje jednego kwiatu: { $fewer }; po zagranym ruchu: { $count }.
hint-haru-instead-near = Twoje figury, którym brakuje jednego kwiatu: { $count }; po zagranym ruchu: { $fewer }.
hint-haru-instead-half = Twoje figury, którym brakuje dwóch kwiatów: { $count }; po zagranym ruchu: { $fewer }.
hint-haru-instead-half-other = Figury { $seat_genitive }, którym brakuje dwóch kwiatów: { $fewer }; po zagranym ruchu: { $count }.
hint-haru-instead-reach = Figury, które możesz jeszcze ułożyć na tak leżących nenufarach: { $count }; po zagranym ruchu: { $fewer }.
hint-haru-instead-reach-other = Figury, które { $seat } może jeszcze ułożyć na tak leżących nenufarach: { $fewer }; po zagranym ruchu: { $count }.
hint-haru-instead-dark = Jeśli jesteś młodszym ogrodnikiem, figury, które możesz jeszcze ułożyć z tym nenufarem: { $count }; z odwróconym: { $fewer }.
hint-haru-instead-dark-other = Jeśli { $seat } jest młodszym ogrodnikiem, figury możliwe jeszcze z tym nenufarem: { $fewer }; z odwróconym: { $count }.
# $lower, $lower_instead: ile z $count jest niższych.
hint-haru-instead-bid = Kwiaty, które { $seat } może wybrać: { $count }, w tym niższe: { $lower }; niższe od zagranego: { $lower_instead }.
hint-haru-instead-open = Figury, które możesz jeszcze ułożyć przez ten nenufar: { $count }; przez zagrany: { $fewer }.
