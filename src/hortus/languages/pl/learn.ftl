### Co się mówi wokół lekcji każdej gry.

learn = Nauka
learn-welcome =
    { $count ->
        [one] { $game }: 1 lekcja. Wpisz ruch albo „moves”, „board”, „next”, „back”, „quit”.
        [few] { $game }: { $count } lekcje. Wpisz ruch albo „moves”, „board”, „next”, „back”, „quit”.
       *[many] { $game }: { $count } lekcji. Wpisz ruch albo „moves”, „board”, „next”, „back”, „quit”.
    }
learn-lesson = Lekcja { $number } z { $count }: { $title }
learn-how = Wpisz ruch, na przykład „{ $example }”; „moves” pokazuje wszystkie, „next” pomija lekcję.
learn-rule = Więcej mówi zasada { $rule }: { $program } rules { $name } { $rule }
learn-go-on = Aby wrócić w to miejsce: { $program } learn { $name } { $number }
learn-first-game = To była ostatnia lekcja. Zagrać teraz pierwszą partię? (tak albo nie)
learn-none = Gra { $game } nie ma jeszcze lekcji.
learn-no-such = Nie ma lekcji { $number }; mają numery od 1 do { $count }.
