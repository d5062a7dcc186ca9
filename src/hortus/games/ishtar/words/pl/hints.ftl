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
hint-ishtar-ousts = { $seat } nie kontroluje już fontanny { $slot } ({ $colour ->
        [purple] fioletowej
        [red] czerwonej
       *[white] białej
    }).
hint-ishtar-promises = Najwięcej punktów, które ta płytka może ci od razu dać, z pomocnikiem, jeśli symbol na to pozwala: { $points }.
hint-ishtar-only-symbol = Żadna inna osiągalna płytka nie pokazuje takiego symbolu: { $symbol ->
        [assistant] pomocnik
        [mastery] umiejętność
       *[joker] joker
    }.
hint-ishtar-most-flowers = Żadna inna osiągalna płytka nie ma więcej kwiatów: { $count }.
hint-ishtar-affords = Wtedy starczy ci klejnotów na drzewo warte { ishtar-points }.
hint-ishtar-crowds =
    { $count ->
        [one] Zakrywa wolne pole obok rabaty { $seat_genitive }.
        [few] Zakrywa { $count } wolne pola obok rabat { $seat_genitive }.
       *[many] Zakrywa { $count } wolnych pól obok rabat { $seat_genitive }.
    }
hint-ishtar-unlocks = Otwiera drogę do górnej umiejętności, która w tej chwili jest warta { ishtar-points }.
hint-ishtar-dearest = Żadne inne drzewo, które możesz teraz mieć, nie jest warte więcej: { ishtar-points }.
hint-ishtar-denies = { $seat } ma teraz dość klejnotów na to drzewo.
hint-ishtar-helps-nobody = Drzewo nie daje punktów innym.
hint-ishtar-last = To twoja ostatnia tura.
hint-ishtar-saves =
    { $count ->
        [one] Zachowujesz na później { $count } pomocnika w ręce.
        [few] Zachowujesz na później { $count } pomocników w ręce.
       *[many] Zachowujesz na później { $count } pomocników w ręce.
    }
hint-ishtar-free = Konewka idzie do tego stosu za darmo.
# Co zagrano zamiast lepszego ruchu, w omówieniu gry: lepsza liczba obok $fewer.
hint-ishtar-instead-points = To od razu o { ishtar-points } więcej, niż daje zagrany ruch.
hint-ishtar-instead-points-other = Po zagranym ruchu { $seat } ma o { ishtar-points } więcej.
hint-ishtar-instead-promises = Punkty, które płytka może ci od razu dać: { $points }; ta, którą wzięto: { $fewer }.
hint-ishtar-instead-keep = Kwiaty, które może tam kontrolować pomocnik: { $count }; po zagranym ruchu: { $fewer }.
hint-ishtar-instead-affords = Punkty najlepszego drzewa, na które starczy ci wtedy klejnotów: { $points }; po zagranym ruchu: { $fewer }.
hint-ishtar-instead-symbol = Płytka, którą wzięto, nie pokazuje żadnego symbolu.
hint-ishtar-instead-tile = Kwiaty na płytce: { $count }; na tej, którą wzięto: { $fewer }.
hint-ishtar-instead-costs =
    { $count ->
        [one] Zagrany ruch kosztuje o { $count } klejnot więcej.
        [few] Zagrany ruch kosztuje o { $count } klejnoty więcej.
       *[many] Zagrany ruch kosztuje o { $count } klejnotów więcej.
    }
hint-ishtar-instead-tree = Punkty drzewa: { $points }; zarezerwowanego: { $fewer }.
hint-ishtar-instead-gems = Klejnoty, które zbierasz: { $count }; zagranym ruchem: { $fewer }.
hint-ishtar-instead-room = Wolne pola obok twoich rabat: { $count }; po zagranym ruchu: { $fewer }.
hint-ishtar-instead-room-other = Wolne pola obok rabat { $seat_genitive }: { $fewer }; po zagranym ruchu: { $count }.
hint-ishtar-instead-budget = Drzewa, na które starczy ci potem klejnotów: { $count }; po zagranym ruchu: { $fewer }.
hint-ishtar-instead-beside = Drzewo stoi obok twojej rabaty; posadzone nie stoi.
