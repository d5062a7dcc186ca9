### Podpowiedzi: dlaczego ruch jest dobry, w faktach o pozycji. „Ty” to osoba, która pyta.
### $seat: zob. seats.ftl. $count, $points, $before, $after i podobne: liczby. $percent: najwyżej jedno miejsce po przecinku.

## Każda gra

hint-only = To jedyny możliwy ruch.
hint-ends =
    { $result ->
        [won] Kończy grę twoim zwycięstwem.
        [shared] Kończy grę wspólnym zwycięstwem.
       *[lost] Kończy grę twoją porażką.
    }

## Haru Ichiban; $figure, $cell: zob. haru_ichiban.ftl

hint-haru-figure = Tworzy { haru-figure }: { haru-points }.
hint-haru-figure-other = { seat-name } dostaje { haru-figure }: { haru-points }.
hint-haru-breaks =
    { $count ->
        [one] Rozbija figurę { seat-name.genitive }, której brakuje jednego kwiatu.
        [few] Rozbija { $count } figury { seat-name.genitive }, którym brakuje jednego kwiatu.
       *[many] Rozbija { $count } figur { seat-name.genitive }, którym brakuje jednego kwiatu.
    }
hint-haru-near =
    { $count ->
        [one] Daje ci jeszcze jedną figurę, której brakuje tylko jednego kwiatu.
        [few] Daje ci jeszcze { $count } figury, którym brakuje tylko jednego kwiatu.
       *[many] Daje ci jeszcze { $count } figur, którym brakuje tylko jednego kwiatu.
    }
hint-haru-leaves =
    { $count ->
        [one] { seat-name } ma nadal figurę, której brakuje jednego kwiatu.
        [few] { seat-name } ma nadal { $count } figury, którym brakuje jednego kwiatu.
       *[many] { seat-name } ma nadal { $count } figur, którym brakuje jednego kwiatu.
    }
hint-haru-open =
    { $count ->
        [one] Leży na { $count } figurze, która jest dla ciebie jeszcze otwarta.
        [few] Leży na { $count } figurach, które są dla ciebie jeszcze otwarte.
       *[many] Leży na { $count } figurach, które są dla ciebie jeszcze otwarte.
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
        [one] Jako młodszy ogrodnik { seat-name } uzupełnia figurę na ciemnym nenufarze { $cell }.
        [few] Jako młodszy ogrodnik { seat-name } uzupełnia { $count } figury na ciemnym nenufarze { $cell }.
       *[many] Jako młodszy ogrodnik { seat-name } uzupełnia { $count } figur na ciemnym nenufarze { $cell }.
    }
hint-haru-frog = Przy równych wartościach { seat-name } dostaje kwiat na { $cell }.
# $count: ile kwiatów drugi gracz może wybrać; $lower, $equal: spośród nich.
hint-haru-bid = Kwiaty, które { seat-name } może wybrać: { $count }, w tym niższe: { $lower }, równe: { $equal }.

## Legenda wiśniowego drzewa

hint-cherry-draw = Dobranie tylu kwiatów ({ $number }) psuje zbiór z szansą { $percent }%.
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
hint-cherry-points-other = Punkty { seat-name.genitive } przed parawanem zmieniają się z { $before } na { $after }.
hint-cherry-hides = Chowa { cherry-count } za twój parawan.
hint-cherry-behind = Masz za nim wtedy: ciepłe { $warm }, zimne { $cool }, dżokery { $jokers }.
hint-cherry-groups = Z dżokerami twoja grupa ciepła liczy { $warm }, a zimna { $cool }.

## Ishtar; $colour, $slot, $symbol: zob. ishtar.ftl

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
        [one] Pomocnik może przejąć tam rabatę: { $count } kwiat.
        [few] Pomocnik może przejąć tam rabatę: { $count } kwiaty.
       *[many] Pomocnik może przejąć tam rabatę: { $count } kwiatów.
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
