### Legenda wiśniowego drzewa: podpowiedzi, dlaczego ruch jest dobry, w faktach o pozycji. „Ty” to osoba, która pyta.
### $seat: zob. seats.ftl. $count, $points, $before, $after i podobne: liczby. $percent: najwyżej jedno miejsce po przecinku.

hint-cherry-draw = Ryzyko nieudanego zbioru przy dobraniu { $number }: { $percent }%.
hint-cherry-kept = Średnia liczba zachowanych kwiatów, jeśli potem przestaniesz: { $flowers }.
hint-cherry-no-black = W woreczku nie ma już czarnych kwiatów.
hint-cherry-stop = Zachowujesz { cherry-count }.
hint-cherry-bonus =
    { $count ->
        [one] Zbiór daje premię.
        [few] Zbiór daje jedną z { $count } premii.
       *[many] Zbiór daje jedną z { $count } premii.
    }
hint-cherry-front = Położone przed parawanem zmienią tam twoje punkty z { $before } na { $after }.
hint-cherry-bag = Kwiaty w woreczku: { $count }.
hint-cherry-others = Kwiaty, które można zabrać innym sprzed parawanu: { $count }.
hint-cherry-points = Twoje punkty przed parawanem zmieniają się z { $before } na { $after }.
hint-cherry-points-other = Punkty { $seat_genitive } przed parawanem zmieniają się z { $before } na { $after }.
hint-cherry-hides = Chowa { cherry-count } za twój parawan.
hint-cherry-behind = Masz za nim wtedy: ciepłe { $warm }, zimne { $cool }, jokery { $jokers }.
hint-cherry-groups = Z jokerami twoja grupa ciepła liczy { $warm }, a zimna { $cool }.
hint-cherry-open = Policzone do końca gry, jak gdyby wszyscy wiedzieli to, co ty: tajne kwiaty mogą to zmienić.
