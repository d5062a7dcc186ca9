### Ishtar: podpowiedzi, dlaczego ruch jest dobry, w faktach o pozycji. „Ty” to osoba, która pyta.
### $seat: zob. seats.ftl. $count, $points, $before, $after i podobne: liczby. $percent: najwyżej jedno miejsce po przecinku. $colour, $slot, $symbol: zob. game.ftl.

hint-ishtar-points = Od razu daje ci { ishtar-points }.
# $count: o ile pól z kwiatami więcej niż wszyscy inni.
hint-ishtar-fountain =
    { $count ->
        [0] Dzielisz { ishtar-fountain } z innymi.
       *[other] Zdobywasz { ishtar-fountain }; przewaga pól: { $count }.
    }
hint-ishtar-bed =
    { $count ->
        [one] Dodaje { $count } kwiat do twoich rabat, czyli punkt.
        [few] Dodaje { $count } kwiaty do twoich rabat, po punkcie.
       *[many] Dodaje { $count } kwiatów do twoich rabat, po punkcie.
    }
hint-ishtar-gems =
    { $count ->
        [one] Zbiera { $count } klejnot.
        [few] Zbiera { $count } klejnoty.
       *[many] Zbiera { $count } klejnotów.
    }
hint-ishtar-costs =
    { $count ->
        [one] Kosztuje { $count } klejnot.
        [few] Kosztuje { $count } klejnoty.
       *[many] Kosztuje { $count } klejnotów.
    }
hint-ishtar-tile =
    { $count ->
        [0] Na płytce nie ma kwiatów.
        [one] Na płytce jest { $count } kwiat.
        [few] Na płytce są { $count } kwiaty.
       *[many] Na płytce jest { $count } kwiatów.
    }
hint-ishtar-symbol = Płytka pokazuje { ishtar-symbol }.
hint-ishtar-keep =
    { $count ->
        [one] Pomocnik może kontrolować tam rabatę: { $count } kwiat.
        [few] Pomocnik może kontrolować tam rabatę: { $count } kwiaty.
       *[many] Pomocnik może kontrolować tam rabatę: { $count } kwiatów.
    }
hint-ishtar-lower =
    { $effect ->
        [assistant] Przenosi pomocnika z dywanu do twojej ręki.
        [bloom] Pozwala położyć rozkwit.
        [reserve] Pozwala zarezerwować drzewo.
       *[gems] Pozwala wziąć klejnoty.
    }
hint-ishtar-upper = W tej chwili ta umiejętność jest warta { ishtar-points }.
hint-ishtar-tree = Drzewo jest warte { ishtar-points }.
hint-ishtar-beside = Drzewo stoi obok twojej rabaty.
hint-ishtar-budget = Drzewa, na które starczy ci potem klejnotów: { $count }.
