### La carte d’un joueur ordinateur : ce qu’il sait et ignore, combien de temps il réfléchit, quelle force on lui a mesurée.
### $simulations, $seconds, $milliseconds, $games, $rating : des nombres ; $low et $high : les bouts d’un intervalle à 95 % ; $wins : pour cent.

card-knows-steps = Ce joueur connaît une victoire en un coup et n’en manque aucune.
card-ignores-steps = Il ignore tout le reste : tout autre coup en vaut un autre.
card-knows-points = Ce joueur sait quel coup rapporte aussitôt le plus de points, et le joue.
card-ignores-points = Il ignore ce qu’un coup prépare et ce que les autres peuvent faire ; s’il n’y a pas de points à prendre, n’importe quel coup lui va.
card-knows-greedy = Ce joueur essaie chaque coup dans sa tête et sait ce que la partie promettrait ensuite.
card-ignores-greedy = Il ignore ce que les autres peuvent répondre.
# $times : sur cent.
card-knows-net = Ce joueur a appris quels coups sont meilleurs, par un très grand nombre de parties contre lui-même. Là où cela parle à cent contre un pour l’un de deux coups, il joue celui-là { $times } fois sur 100.
card-ignores-net = Il ne prévoit pas : il ignore ce que les autres peuvent répondre cette fois.
card-knows-guided =
    { $simulations ->
        [0] Ce joueur continue la partie dans sa tête jusqu’à la fin de son temps, dans des mondes conformes à tout ce qu’il peut savoir, et juge par ce que lui ont appris un très grand nombre de parties contre lui-même.
       *[other] Ce joueur continue la partie { $simulations } fois dans sa tête avant de jouer, dans des mondes conformes à tout ce qu’il peut savoir, et juge par ce que lui ont appris un très grand nombre de parties contre lui-même.
    }
card-ignores-guided = Il ignore vos habitudes, et ce qu’il n’a pas eu le temps de regarder.
card-knows-search =
    { $simulations ->
        [0] Ce joueur continue la partie dans sa tête jusqu’à la fin de son temps, dans des mondes conformes à tout ce qu’il peut savoir, et juge par quelques règles simples.
       *[other] Ce joueur continue la partie { $simulations } fois dans sa tête avant de jouer, dans des mondes conformes à tout ce qu’il peut savoir, et juge par quelques règles simples.
    }
card-ignores-search = Il ignore vos habitudes, et ce qu’il n’a pas eu le temps de regarder.
card-knows-endings = Les fins qui se calculent en ce temps, il les joue parfaitement.
card-time-short = Il répond en une fraction de seconde.
card-time-mean = Il met en moyenne { $milliseconds } ms pour un coup.
card-time-most =
    { $seconds ->
        [1] Il réfléchit au plus une seconde à un coup.
       *[other] Il réfléchit au plus { $seconds } secondes à un coup.
    }
card-rating = Classement { $rating } (sûr à 95 % : de { $low } à { $high }), d’après { $games } parties. Qui joue au hasard a 0 ; 100 points de plus gagnent 64 parties sur 100.
# $against : un niveau, ou un joueur qui sert de mesure.
card-match =
    Contre { $against ->
        [level1] Escargot
        [level2] Hérisson
        [level3] Pie
        [level4] Héron
        [beginner] une règle de débutant (le plus de points aussitôt)
       *[random] le jeu au hasard
    }, il a gagné { $wins } % de { $games } parties (sûr à 95 % : de { $low } à { $high } %).
card-measured-at = Mesuré avec { $seconds } secondes par coup.
card-unmeasured = Sa force à ce jeu n’a pas encore été mesurée.
