### Ishtar w przeglądarce: nazwy miejsc dla tych, którzy słuchają, i napisy na przyciskach.
### $cell: C17. $colour: purple, red albo white. $count, $points: liczby. $gems, $cells, $price, $card, $fountain: tekst z innych zdań.

## Mapa

ishtar-web-map = Mapa ogrodów
ishtar-web-zoom-in = Bliżej
ishtar-web-zoom-out = Dalej
ishtar-web-zoom-fit = Cała mapa

# Litera na klejnocie albo fontannie, dla tych, którzy nie odróżniają kolorów.
ishtar-web-letter =
    { $colour ->
        [purple] F
        [red] C
       *[white] B
    }

# $words: co tam jest i jak się nazywa.
ishtar-web-cell = Pole { $cell }: { $words }
ishtar-web-cell-unknown = jeszcze bez planszy
ishtar-web-cell-sand = piasek
ishtar-web-cell-gem = skała, { ishtar-gem }
ishtar-web-cell-stone = rzeźbiony kamień
ishtar-web-cell-grass = trawa
ishtar-web-cell-tree = trawa z drzewem
ishtar-web-cell-bloom =
    { $count ->
        [one] rozkwit, { $count } kwiat
        [few] rozkwit, { $count } kwiaty
       *[many] rozkwit, { $count } kwiatów
    }
ishtar-web-cell-symbol =
    { $symbol ->
        [assistant] symbol: pomocnik
        [mastery] symbol: umiejętność
       *[joker] symbol: joker
    }
ishtar-web-cell-keeper =
    { $you ->
        [seat] twoja rabata
       *[other] rabata { $seat_genitive }
    }
ishtar-web-cell-assistant =
    { $you ->
        [seat] twój pomocnik
       *[other] pomocnik { $seat_genitive }
    }
ishtar-web-cell-choice = można wybrać
ishtar-web-cell-chosen = wybrane

## Dywan

ishtar-web-rug = Dywan ze stosami płytek
ishtar-web-pile = Stos { $pile }: { ishtar-shape }, { ishtar-tiles }; na wierzchu { $cells }
ishtar-web-pile-cost = Stos { $pile }: { ishtar-shape }, { ishtar-tiles }; na wierzchu { $cells }; { ishtar-cost }
ishtar-web-pile-fits-nowhere = nigdzie nie pasuje

## Co teraz zrobić

ishtar-web-tray = Co teraz zrobić
ishtar-web-hand-tile = Płytka na ręce: { $cells }
ishtar-web-turn = Obróć
ishtar-web-gains = Klejnoty, które to daje: { $gems }

## Panele

# Na małym ekranie widać jeden panel naraz.
ishtar-web-tab =
    { $panel ->
        [rug] Płytki
        [trees] Drzewa
        [skills] Umiejętności
       *[gardeners] Punkty
    }
ishtar-web-market = Drzewa
ishtar-web-deck =
    { $count ->
        [one] została { $count } karta
        [few] zostały { $count } karty
       *[many] zostało { $count } kart
    }
ishtar-web-card = Drzewo: { ishtar-points }, za { $price }
ishtar-web-card-payable = { $card }; stać cię
ishtar-web-card-reserved = Zarezerwowane: { $card }
ishtar-web-skills =
    { $you ->
        [seat] Twoje umiejętności
       *[other] Umiejętności { $seat_genitive }
    }
ishtar-web-skill = Umiejętność { $skill }
ishtar-web-skill-worth = teraz warta { ishtar-points }
ishtar-web-skill-known = zdobyta
ishtar-web-gardeners = Ogrodnicy i ich punkty
ishtar-web-watch = { $name }: { ishtar-points }. Pokaż umiejętności
ishtar-web-part-trees = Drzewa: { ishtar-points }
ishtar-web-part-flowers = Kwiaty: { ishtar-points }
ishtar-web-part-fountains = Fontanny: { ishtar-points }
ishtar-web-part-skills = Umiejętności: { ishtar-points }
# The same in one word, beside the number.
ishtar-web-part =
    { $part ->
        [trees] Drzewa
        [flowers] Kwiaty
        [fountains] Fontanny
       *[skills] Umiejętności
    }
ishtar-web-gems-at-hand = Klejnoty: { $gems }
ishtar-web-assistants = Pomocnicy: { $hand } na ręce, { $rug } na dywanie
ishtar-web-skills-known = Zdobyte umiejętności: { $skills }
ishtar-web-fountains = Fontanny i kto je kontroluje
ishtar-web-fountain-points = { $fountain }; { ishtar-points }

## Wybrany ruch, na przycisku, który go potwierdza

ishtar-web-do-pile =
    { $cost ->
        [0] przesuń konewkę do stosu { $pile }
        [one] przesuń konewkę do stosu { $pile }, za { $cost } klejnot
        [few] przesuń konewkę do stosu { $pile }, za { $cost } klejnoty
       *[many] przesuń konewkę do stosu { $pile }, za { $cost } klejnotów
    }
ishtar-web-do-pay =
    { $colour ->
        [purple] zapłać fioletowym klejnotem
        [red] zapłać czerwonym klejnotem
       *[white] zapłać białym klejnotem
    }
ishtar-web-do-lay = połóż płytkę na { $cell }
ishtar-web-do-discard = odrzuć płytkę
ishtar-web-do-assistant = postaw pomocnika
ishtar-web-do-skill = zdobądź umiejętność { $skill }
ishtar-web-do-skip = zrezygnuj z symbolu
ishtar-web-do-bloom-none = nie kładź rozkwitu
ishtar-web-do-bloom-single = połóż pojedynczy rozkwit na { $cell }
ishtar-web-do-bloom-double = połóż podwójny rozkwit na { $cell } i { $other }
ishtar-web-do-reserve = zarezerwuj { $card }
ishtar-web-do-gem =
    { $colour ->
        [purple] weź fioletowy klejnot
        [red] weź czerwony klejnot
       *[white] weź biały klejnot
    }
ishtar-web-do-tree = kup { $card }
ishtar-web-do-plant = posadź na { $cell }
ishtar-web-do-done = zakończ turę

## Co teraz trzeba zrobić, dla tych, którzy wskazują, zamiast pisać

page-ishtar-step-lay =
    { $you ->
        [seat] Połóż płytkę: dotknij podświetlonego pola; dotknij ponownie, aby obrócić.
       *[other] { $seat } kładzie płytkę.
    }
page-ishtar-step-bloom =
    { $you ->
        [seat] Połóż rozkwit: dotknij wolnej trawy; dotknij ponownie, aby był podwójny. Możesz też zrezygnować.
       *[other] { $seat } może położyć rozkwit.
    }

## Części wyniku

part-ishtar-trees = Drzewa
part-ishtar-flowers = Kwiaty
part-ishtar-fountains = Fontanny
part-ishtar-A = Umiejętność: drzewa przy rabatach
part-ishtar-B = Umiejętność: punkty bez warunków
part-ishtar-C = Umiejętność: rzeźbione kamienie przy rabatach
part-ishtar-D = Umiejętność: posadzone drzewa
part-ishtar-E = Umiejętność: klejnoty na umiejętnościach
