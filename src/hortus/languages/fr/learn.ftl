### Ce qui se dit autour des leçons de tous les jeux.

learn = Apprendre
learn-welcome =
    { $count ->
        [one] { $game } : 1 leçon. Tapez un coup, ou « moves », « board », « next », « back », « quit ».
       *[other] { $game } : { $count } leçons. Tapez un coup, ou « moves », « board », « next », « back », « quit ».
    }
learn-lesson = Leçon { $number } sur { $count } : { $title }
learn-how = Tapez un coup comme « { $example } » ; « moves » les montre tous, « next » passe la leçon.
learn-rule = La règle { $rule } en dit plus : { $program } rules { $name } { $rule }
learn-go-on = Pour continuer ici : { $program } learn { $name } { $number }
learn-first-game = C’était la dernière leçon. Jouer une première partie maintenant ? (oui ou non)
learn-none = Il n’y a pas encore de leçons pour { $game }.
learn-no-such = Il n’y a pas de leçon { $number } ; elles sont numérotées de 1 à { $count }.
