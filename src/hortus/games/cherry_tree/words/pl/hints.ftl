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
hint-cherry-others = Kwiaty, które można zabrać innym sprzed parawanu: { $count }.
hint-cherry-points = Twoje punkty przed parawanem zmieniają się z { $before } na { $after }.
hint-cherry-points-other = Punkty { $seat_genitive } przed parawanem zmieniają się z { $before } na { $after }.
hint-cherry-hides = Chowa { cherry-count } za twój parawan.
hint-cherry-behind = Masz za nim wtedy: ciepłe { $warm }, zimne { $cool }, jokery { $jokers }.
hint-cherry-groups = Z jokerami twoja grupa ciepła liczy { $warm }, a zimna { $cool }.
hint-cherry-open = Policzone do końca gry, jak gdyby wszyscy wiedzieli to, co ty: tajne kwiaty mogą to zmienić.
hint-cherry-sure = Przy dobraniu { $number } zbiór na pewno się uda.
hint-cherry-earns = Szansa, że zbiór da wtedy premię: { $percent }%.
hint-cherry-empties = Jeśli zbiór się uda, woreczek będzie pusty i gra skończy się z tą turą.
hint-cherry-risk = Ryzyko nieudanego zbioru przy jeszcze jednym kwiecie: { $percent }%.
# $warm, $cool, $jokers: procenty.
hint-cherry-secret = Tajny kwiat jest ciepły z szansą { $warm }%, zimny { $cool }%, a jokerem { $jokers }%.
hint-cherry-draws = Dobiera z woreczka jeszcze { cherry-count }.
hint-cherry-most = Żaden inny wybór nie daje ci więcej punktów przed parawanem: { $points }.
hint-cherry-leads =
    { $group ->
        [warm] Nie licząc jokerów i tajnych kwiatów innych, masz wtedy najwięcej w grupie ciepłej: { $count } do { $next }.
       *[cool] Nie licząc jokerów i tajnych kwiatów innych, masz wtedy najwięcej w grupie zimnej: { $count } do { $next }.
    }
hint-cherry-opens =
    { $group ->
        [warm] Otwiera twoją grupę ciepłą: jokery mogą się w niej wtedy liczyć.
       *[cool] Otwiera twoją grupę zimną: jokery mogą się w niej wtedy liczyć.
    }
hint-cherry-alone =
    { $group ->
        [warm] Nikt nie może dorównać twojej grupie ciepłej: { $count }.
       *[cool] Nikt nie może dorównać twojej grupie zimnej: { $count }.
    }
hint-cherry-lost =
    { $group ->
        [warm] W grupie ciepłej { $seat } ma więcej, niż możesz osiągnąć.
       *[cool] W grupie zimnej { $seat } ma więcej, niż możesz osiągnąć.
    }
# Co zagrano zamiast lepszego ruchu, w omówieniu gry: lepsza liczba obok $fewer albo $less.
hint-cherry-instead-risk = Ryzyko nieudanego zbioru po zagranym ruchu: { $percent }%.
hint-cherry-instead-kept = Średnia liczba zachowanych kwiatów, jeśli potem przestaniesz: { $flowers }; po zagranym ruchu: { $fewer }.
hint-cherry-instead-earns = Szansa na premię, jeśli potem przestaniesz: { $percent }%; po zagranym ruchu: { $less }%.
hint-cherry-instead-bonus = Zagrany ruch rezygnuje z premii.
hint-cherry-instead-points = Twoje punkty przed parawanem: { $points }; po zagranym ruchu: { $fewer }.
hint-cherry-instead-points-other = Punkty { $seat_genitive } przed parawanem: { $fewer }; po zagranym ruchu: { $points }.
hint-cherry-instead-group =
    { $group ->
        [warm] Kwiaty twojej grupy ciepłej za parawanem: { $count }; po zagranym ruchu: { $fewer }.
       *[cool] Kwiaty twojej grupy zimnej za parawanem: { $count }; po zagranym ruchu: { $fewer }.
    }
hint-cherry-instead-jokers = Jokery za twoim parawanem: { $count }; po zagranym ruchu: { $fewer }.
hint-cherry-instead-lost =
    { $group ->
        [warm] Zagrany ruch daje o { $count } więcej grupie ciepłej, w której { $seat } ma więcej, niż możesz osiągnąć.
       *[cool] Zagrany ruch daje o { $count } więcej grupie zimnej, w której { $seat } ma więcej, niż możesz osiągnąć.
    }
