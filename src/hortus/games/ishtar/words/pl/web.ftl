### Ishtar w przeglądarce: nazwy miejsc dla tych, którzy słuchają, i napisy na przyciskach.
### $cell: C17. $colour: purple, red albo white. $count, $points: liczby. $gems, $cells, $price, $card, $fountain: tekst z innych zdań.

## Mapa

web-ishtar-map = Mapa ogrodów
web-ishtar-zoom-in = Bliżej
web-ishtar-zoom-out = Dalej
web-ishtar-zoom-fit = Cała mapa

# Litera na klejnocie albo fontannie, dla tych, którzy nie odróżniają kolorów.
web-ishtar-letter =
    { $colour ->
        [purple] F
        [red] C
       *[white] B
    }

# $words: co tam jest i jak się nazywa.
web-ishtar-cell = Pole { $cell }: { $words }
web-ishtar-cell-unknown = jeszcze bez planszy
web-ishtar-cell-sand = piasek
web-ishtar-cell-gem = skała, { ishtar-gem }
web-ishtar-cell-stone = rzeźbiony kamień
web-ishtar-cell-grass = trawa
web-ishtar-cell-tree = trawa z drzewem
web-ishtar-cell-flowers =
    { $count ->
        [one] { $count } kwiat
        [few] { $count } kwiaty
       *[many] { $count } kwiatów
    }
web-ishtar-cell-bloom =
    { $count ->
        [one] rozkwit, { $count } kwiat
        [few] rozkwit, { $count } kwiaty
       *[many] rozkwit, { $count } kwiatów
    }
web-ishtar-cell-symbol =
    { $symbol ->
        [assistant] symbol: pomocnik
        [mastery] symbol: umiejętność
       *[joker] symbol: dżoker
    }
web-ishtar-cell-keeper = rabata: { seat-name }
web-ishtar-cell-assistant = pomocnik: { seat-name }
web-ishtar-cell-choice = można wybrać
web-ishtar-cell-chosen = wybrane

## Dywan

web-ishtar-rug = Dywan ze stosami płytek
web-ishtar-pile = Stos { $pile }: { ishtar-shape }, { ishtar-tiles }; na wierzchu { $cells }
web-ishtar-pile-cost = Stos { $pile }: { ishtar-shape }, { ishtar-tiles }; na wierzchu { $cells }; { ishtar-cost }
web-ishtar-pile-fits-nowhere = nigdzie nie pasuje
# $name: pole z kwiatami.
web-ishtar-tile-symbol =
    { $symbol ->
        [assistant] { $name } z pomocnikiem
        [mastery] { $name } z umiejętnością
       *[joker] { $name } z dżokerem
    }

## Co teraz zrobić

web-ishtar-tray = Co teraz zrobić
web-ishtar-hand-tile = Płytka na ręce: { $cells }
web-ishtar-turn = Obróć
web-ishtar-gains = Klejnoty, które to daje: { $gems }
web-ishtar-no-gems = żadne
web-ishtar-gem-count =
    { $colour ->
        [purple] fioletowe: { $count }
        [red] czerwone: { $count }
       *[white] białe: { $count }
    }

## Panele

# Na małym ekranie widać jeden panel naraz.
web-ishtar-tab =
    { $panel ->
        [rug] Płytki
        [trees] Drzewa
        [skills] Zdolności
       *[gardeners] Punkty
    }
web-ishtar-market = Drzewa
web-ishtar-deck =
    { $count ->
        [one] została { $count } karta
        [few] zostały { $count } karty
       *[many] zostało { $count } kart
    }
web-ishtar-card = Drzewo { $tree }: { ishtar-points }, cena: { $price }
web-ishtar-card-payable = { $card }; stać cię
web-ishtar-card-reserved = Zarezerwowane: { $card }
web-ishtar-skills = Umiejętności: { seat-name }
web-ishtar-skill-lower =
    { $effect ->
        [assistant] Umiejętność { $skill }: pomocnik z dywanu
        [bloom] Umiejętność { $skill }: połóż rozkwit
        [reserve] Umiejętność { $skill }: zarezerwuj drzewo
       *[gems] Umiejętność { $skill }: dwa klejnoty z zasobów
    }
web-ishtar-skill-upper =
    { $counts ->
        [nothing] Umiejętność { $skill }: { ishtar-points }
        [trees] Umiejętność { $skill }: { ishtar-points } za każde drzewo przy twoich rabatach
        [stones] Umiejętność { $skill }: { ishtar-points } za każdy rzeźbiony kamień przy twoich rabatach
        [cards] Umiejętność { $skill }: { ishtar-points } za każde posadzone przez ciebie drzewo
       *[gems] Umiejętność { $skill }: punkty za klejnoty na tej planszy
    }
web-ishtar-skill-worth = teraz warta { ishtar-points }
web-ishtar-skill-known = zdobyta
web-ishtar-gardeners = Ogrodnicy i ich punkty
web-ishtar-watch = { $name }: { ishtar-points }. Pokaż umiejętności
web-ishtar-part-trees = Drzewa: { ishtar-points }
web-ishtar-part-flowers = Kwiaty: { ishtar-points }
web-ishtar-part-fountains = Fontanny: { ishtar-points }
web-ishtar-part-skills = Umiejętności: { ishtar-points }
web-ishtar-gems-at-hand = Klejnoty: { $gems }
web-ishtar-assistants = Pomocnicy: { $hand } na ręce, { $rug } na dywanie
web-ishtar-skills-known = Zdobyte umiejętności: { $skills }
web-ishtar-fountains = Fontanny i kto je ma
web-ishtar-fountain-points = { $fountain }; { ishtar-points }

## Wybrany ruch, na przycisku, który go potwierdza

web-ishtar-do-pile =
    { $cost ->
        [0] konewka do stosu { $pile }
        [one] konewka do stosu { $pile }, za { $cost } klejnot
        [few] konewka do stosu { $pile }, za { $cost } klejnoty
       *[many] konewka do stosu { $pile }, za { $cost } klejnotów
    }
web-ishtar-do-pay =
    { $colour ->
        [purple] zapłać fioletowy klejnot
        [red] zapłać czerwony klejnot
       *[white] zapłać biały klejnot
    }
web-ishtar-do-lay = połóż płytkę na { $cell }
web-ishtar-do-discard = odrzuć płytkę
web-ishtar-do-assistant = postaw pomocnika
web-ishtar-do-skill = zdobądź umiejętność { $skill }
web-ishtar-do-skip = zrezygnuj
web-ishtar-do-bloom-none = bez rozkwitu
web-ishtar-do-bloom-single = pojedynczy rozkwit na { $cell }
web-ishtar-do-bloom-double = podwójny rozkwit na { $cell } i { $other }
web-ishtar-do-reserve = zarezerwuj drzewo { $tree }
web-ishtar-do-gem =
    { $colour ->
        [purple] weź fioletowy klejnot
        [red] weź czerwony klejnot
       *[white] weź biały klejnot
    }
web-ishtar-do-tree = kup drzewo { $tree }
web-ishtar-do-plant = posadź na { $cell }
web-ishtar-do-done = zakończ turę

## Co teraz trzeba zrobić, dla tych, którzy wskazują, zamiast pisać

page-ishtar-step-lay = { seat-name } kładzie płytkę: dotknij jasnego pola, znów, aby obrócić.
page-ishtar-step-discard = Płytka nigdzie nie pasuje: { seat-name } ją odrzuca.
page-ishtar-step-action =
    { $symbol ->
        [assistant] { seat-name } może postawić pomocnika.
        [mastery] { seat-name } może zdobyć umiejętność, za dwa klejnoty.
       *[joker] { seat-name } może postawić pomocnika albo zdobyć umiejętność za dwa klejnoty.
    }
page-ishtar-step-bloom = { seat-name } może położyć rozkwit: dotknij wolnej trawy, znów, aby był podwójny.
page-ishtar-step-tree = { seat-name } może kupić drzewo albo kończy turę.
