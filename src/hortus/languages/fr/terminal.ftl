### Le terminal : une ligne après l'autre, à lire des yeux ou à écouter.
### $seat : voir seats.ftl. Les commandes et les coups s'écrivent de la même façon dans toutes les langues.

## Une partie commence

terminal-which-game = Quel jeu ? Écrivez son numéro ou son nom.
terminal-which-opponent = Qui joue contre vous ? Écrivez un numéro ou un nom ; Entrée seule choisit { $name }.
terminal-opponents-more = Écrivez « { $program } players { $name } { $player } » pour une carte avec sa force, « { $program } play { $name } --against { $player } » pour jouer contre ce joueur.
terminal-welcome = { $game }. Tapez « help » pour les commandes, « quit » pour partir.
terminal-resumed = La partie enregistrée continue. Voici ce qui s’est passé en dernier :
terminal-you-are = Vous êtes { seat-name.definite }.
terminal-seat = { seat-name } : { $player }
terminal-aids = Tapez « odds » avant de piocher pour voir les chances.
terminal-seat-human = une personne
terminal-seat-computer = l’ordinateur ({ $name })
terminal-seat-level = { $name } (ordinateur, niveau { $level })
terminal-commitment = Les tirages de cette partie sont déjà fixés. Leur empreinte : { $commitment }
terminal-legend = Les signes du dessin :
terminal-language-unknown = La langue « { $language } » n’existe pas ici. Langues : en, fr, pl.

## Un coup est demandé

terminal-prompt = { "> " }
terminal-choices = Vous pouvez jouer :
terminal-choice = { $number }. { $action }
terminal-choices-many = { $count } coups sont possibles, par exemple « { $example } ». Tapez « moves » pour les voir tous.
terminal-repeated = { $sentence } ({ $count } fois)
terminal-hand-over = Passez le clavier { $seat_dative }. Appuyez sur Entrée quand personne d’autre ne voit l’écran.
terminal-everybody = Tout le monde peut regarder l’écran.
terminal-press-enter = Appuyez sur Entrée pour continuer.
terminal-getting-ready = L’ordinateur ({ $name }) se prépare. La première fois, cela dure plus longtemps, peut-être quelques minutes.

## Aide

terminal-help =
    Jouez un coup en l’écrivant (par exemple « { $example } ») ou par son numéro dans la liste des coups. Les mots peuvent être abrégés, et le premier omis, tant qu’on voit ce que vous voulez dire.
    moves      tous les coups possibles maintenant
    board      revoir le plateau
    legend     ce que veulent dire les signes du dessin
    log        ce qui s’est passé jusqu’ici
    rules      la liste des règles ; « rules { $rule } » lit l’une d’elles
    undo       annuler votre dernier coup
    save FILE  enregistrer la partie dans le fichier FILE
    resign     abandonner la partie
    quit       partir
    help       revoir cette liste
terminal-help-hand = hand       regarder vos secrets, quand personne d’autre ne regarde
terminal-help-odds = odds       voir les chances de chaque pioche, au moment de piocher
terminal-help-hint = hint       voir les meilleurs coups, chacun avec une estimation et des raisons
terminal-help-coach =
    coach      l’entraîneur dit à quoi sert chaque étape, ou se tait de nouveau
    happened   expliquer ce qui vient de se passer
terminal-help-undo-people = À plusieurs autour de la table, un coup ne peut être annulé que dans le même tour, tant qu’il n’a rien révélé.

## Réponses

# $rule : le numéro de la règle, ou none.
terminal-refused =
    { $rule ->
        [none] Impossible. { $reason }
       *[other] Impossible. { $reason } (Tapez « rules { $rule } » pour lire la règle.)
    }
terminal-ambiguous = « { $text } » peut désigner plusieurs coups : { $moves }. Écrivez-en un peu plus.
terminal-not-understood = « { $text } » n’est ni un coup ni une commande. Tapez « moves » pour les coups, « help » pour les commandes.
terminal-no-such-number = Il n’y a pas de coup numéro { $number }. Tapez « moves » pour la liste.
terminal-no-such-rule = Il n’y a pas de règle { $rule }. Tapez « rules » pour la liste.
terminal-undone = Le dernier coup est annulé.
terminal-coach-on = L’entraîneur dit à quoi sert chaque étape. Tapez « coach » pour le faire taire, « happened » pour comprendre ce qui vient de se passer.
terminal-coach-off = L’entraîneur se tait.
terminal-coach-none = Il n’y a pas encore d’entraîneur pour { $game }.
terminal-coach-nothing = Il ne s’est encore rien passé.
terminal-coach-rule = (Tapez « rules { $rule } » pour lire la règle.)
terminal-save-how = Écrivez aussi le nom du fichier, par exemple « save partie.txt ».
terminal-saved = La partie est enregistrée dans { $file }. Pour la revoir : { $program } replay { $file }
terminal-saved-review = Pour savoir ce qui y fut adresse et ce qui y fut chance : { $program } review { $file }
terminal-saved-private = La partie est enregistrée dans { $file }. Elle n’est pas finie et le fichier contient des secrets : gardez-le pour vous. Pour continuer : { $program } play { $file }
terminal-ask-save = Pour enregistrer la partie, écrivez un nom de fichier ; pour partir sans l’enregistrer, appuyez sur Entrée.
terminal-really-resign = Voulez-vous vraiment abandonner la partie ? ({ terminal-yes }/{ terminal-no })
terminal-resigned =
    { $you ->
        [seat] Vous abandonnez.
       *[other] { $seat } abandonne.
    }
terminal-yes = oui
terminal-no = non

## Les chances d'une pioche

terminal-odds = Les chances si vous piochez ce nombre puis vous arrêtez, d’après ce que vous savez. La moyenne compte aussi ce que vous avez déjà pioché.
terminal-odds-public = Les chances si vous piochez ce nombre puis vous arrêtez, d’après ce que tout le monde sait. La moyenne compte aussi ce que vous avez déjà pioché.
terminal-odds-choice = choix
terminal-odds-none = Il n’y a pas de chances à voir dans { $game }.
terminal-odds-without-aids = Cette partie a commencé sans aides. Pour voir les chances, commencez-en une avec --aids.
terminal-odds-not-now = À ce moment, rien ne se pioche. Les chances se voient au moment de piocher.

## Conseils

terminal-hint-title =
    { $you ->
        [seat] Les meilleurs coups pour vous, d’après ce que vous pouvez savoir.
       *[other] Les meilleurs coups pour { $seat_definite }, d’après ce que ce joueur peut savoir.
    }
terminal-hint-estimated =
    { $count ->
        [one] Les chances de gagner sont estimées par { $count } simulation.
       *[other] Les chances de gagner sont estimées par { $count } simulations.
    }
terminal-hint-sealed = Ce choix est secret. Choisissez chaque coup à peu près à cette fréquence, pour rester imprévisible.
# En-têtes des colonnes : le coup, à quelle fréquence le choisir, la chance de gagner, son intervalle à 95 %, les raisons.
terminal-hint-action = coup
terminal-hint-share = part
terminal-hint-chance = gagne
terminal-hint-interval = intervalle à 95 %
terminal-hint-reasons = pourquoi
# $low, $high : en pour cent, avec le signe.
terminal-hint-range = { $low } à { $high }
terminal-hint-exact = valeur exacte
terminal-hint-exact-round = exact pour cette manche
terminal-hint-exact-open = exact si rien n’était secret
terminal-hint-thinking = Un instant, les meilleurs coups sont recherchés.
terminal-hint-getting-ready = La recherche se prépare. La première fois, cela dure plus longtemps, peut-être quelques minutes.
terminal-hint-without-aids = À plusieurs personnes, les conseils sont une aide, et cette partie a été lancée sans aides. Pour en avoir, lancez-en une avec --aids.

## Une partie se termine

terminal-you-win = Vous avez gagné. Bravo !
terminal-you-lose = Vous avez perdu, cette fois.
terminal-winner =
    { $you ->
        [seat] Vous gagnez.
       *[other] { $seat } gagne.
    }
terminal-draw = La partie se termine à égalité.
terminal-unfinished = La partie n’est pas finie.
terminal-interrupted = Rien n’est encore perdu. Tapez « save FILE » pour garder la partie et « quit » pour partir, ou encore Ctrl-C pour partir tout de suite.
terminal-goodbye = Au revoir !

## Relecture

terminal-replay-help =
    Entrée     une action en avant
    back       une action en arrière
    NUMBER     aller à l’action de ce numéro
    start      aller au début
    end        aller à la fin
    as SEAT    ne voir que ce que cette place a vu, par exemple « as { $example } »
    as all     tout voir
    board      revoir le plateau
    legend     ce que veulent dire les signes du dessin
    log        ce qui s’est passé jusqu’ici
    quit       partir
    help       revoir cette liste
terminal-replay-hint = Appuyez sur Entrée pour l’action suivante, ou tapez « help ».
terminal-replay-at = Action { $ply } sur { $count }.
terminal-replay-start = C’est le début.
terminal-replay-end = C’est la fin.
terminal-replay-as = Vu par { seat-name.definite }.
terminal-replay-as-all = Tout est visible.
terminal-replay-private = Cette partie n’est pas finie et son fichier contient des secrets. N’appuyez sur Entrée que si vous pouvez tous les voir.
terminal-replay-not-understood = « { $text } » n’est pas une commande ici. Tapez « help » pour les commandes.
terminal-replay-no-seat = Il n’y a pas de place « { $text } ». Places : { $known }.

## Vérification des tirages d'une partie finie

terminal-verified =
    { $count ->
        [0] Vérifié : cette partie n’a pas eu de tirage.
        [one] Vérifié : le tirage ({ $count }) découle du secret fixé avant la partie.
       *[other] Vérifié : les { $count } tirages découlent du secret fixé avant la partie.
    }
terminal-verify-lot = Le tirage au sort des places en découle aussi.
terminal-verify-failed = Non vérifié. { $reason }
terminal-verify-raced =
    { $count ->
        [one] { $count } issue a été décidée à la course entre les joueurs : elle ne vient pas du secret.
       *[other] { $count } issues ont été décidées à la course entre les joueurs : elles ne viennent pas du secret.
    }
terminal-verify-undos =
    { $count ->
        [one] Un coup a été annulé, comme les règles de la table le permettent.
       *[other] { $count } fois, un coup a été annulé, toujours comme les règles de la table le permettent.
    }
terminal-verify-people =
    { $count ->
        [0] Seuls des ordinateurs étaient à la table.
        [one] Une seule personne était à la table.
       *[other] { $count } personnes étaient à la table.
    }
terminal-verify-seat-changes =
    { $count ->
        [one] Une place a changé de main, comme les règles de la table le permettent.
       *[other] { $count } fois, une place a changé de main, toujours comme les règles de la table le permettent.
    }
terminal-verify-no-secret = Cette partie ne révèle pas son secret : ses tirages ne peuvent pas être vérifiés.
terminal-game-facts = Version { $version }, de { $package }. Langues : { $languages }
terminal-game-broken = { $name }, de { $package }, ne peut pas être joué. { $reason } [{ $code }]

## La relecture d’une partie finie

# $done, $count: actions; $seconds: that are left.
terminal-review-progress = Action { $done } sur { $count } examinée ; encore { $seconds } s environ.
terminal-review-title = Ce qui fut adresse et ce qui fut chance, en chances de gagner :
# Headings of columns: the player, the chance at the start, what was given away, what luck brought, the result, how accurate.
terminal-review-player = joueur
terminal-review-start = départ
terminal-review-skill = adresse
terminal-review-luck = chance
terminal-review-result = résultat
terminal-review-accuracy = précision
terminal-review-adds-up = Pour chacun, départ, adresse et chance font ensemble le résultat. L’adresse est ce que ses propres décisions ont perdu, d’après ce qu’on pouvait savoir ; la chance est tout le reste.
# $one, $five: in percent, with the sign.
terminal-review-accuracy-about = La précision est une moyenne sur toutes les décisions où il y avait quelque chose à perdre : 100 % si elle n’a peut-être rien coûté, { $one } si elle a perdu 1 % de chances de gagner, { $five } pour 5 %.
# $gained: of the chance to win, in percent, with the sign.
terminal-review-turn = Tournant : avec l’action { $ply }, « { $action } », { $seat } a pris { $gained } de chances de gagner.
terminal-review-mistakes =
    { $count ->
        [0] Aucune erreur nette.
        [one] { $count } erreur nette :
       *[other] { $count } erreurs nettes :
    }
# $kind: blunder, mistake or inaccuracy. $lost: in percent, with the sign.
terminal-review-mistake =
    { $kind ->
        [blunder] Action { $ply }, { $seat }, une gaffe : « { $action } » a perdu { $lost } de chances de gagner ; mieux valait « { $best } ».
        [mistake] Action { $ply }, { $seat }, une erreur : « { $action } » a perdu { $lost } de chances de gagner ; mieux valait « { $best } ».
       *[inaccuracy] Action { $ply }, { $seat }, une imprécision : « { $action } » a perdu { $lost } de chances de gagner ; mieux valait « { $best } ».
    }
# $seat : qui a décidé. $reasons : des phrases qui s'adressent à cette personne.
terminal-review-why = Pourquoi, dit { $seat_dative } : { $reasons }
terminal-review-replay = Pour voir tout cela sur le plateau : { $program } replay { $file }, puis tapez le numéro d’une action.

## Autres commandes

terminal-game-option = Option { $option } : { $choices }
terminal-free-text = texte libre
terminal-warmup = Compilation de { $game } ; cela peut prendre quelques minutes, une seule fois.
terminal-warmed-up = { $game } est compilé et prêt.
terminal-warmup-without = Sans Numba, rien ne peut être compilé ; { $game } se joue tel quel.
new-game-written =
    Le paquet du jeu « { $name } » est dans { $folder }. Il se joue tel quel ; son README dit où se trouve quoi.
    Pour y jouer : pip install --editable { $folder } puis { $program } play { $name }
new-game-bad-name = « { $name } » ne peut pas être le nom d’un nouveau jeu : un nom se compose de minuscules, de chiffres et de tirets bas, commence par une lettre et n’est pas un mot de Python.
new-game-name-taken = « { $name } » est déjà le nom d’un jeu ou d’un module Python.

## Matchs entre joueurs ordinateurs

terminal-arena-progress = Parties : { $done } sur { $all }, encore { $left } ; victoires : { $score }
terminal-arena-kept =
    { $count ->
        [one] Une de ces parties est déjà dans le fichier et n’est pas rejouée.
       *[other] { $count } de ces parties sont déjà dans le fichier et ne sont pas rejouées.
    }
terminal-arena-interrupted = Interrompu. Parties enregistrées dans { $file } : { $done } sur { $all } ; la même commande reprend à cet endroit.
# $players: par place. $seed et $rotation: ils disent de quelle partie il s’agit.
terminal-arena-failure = { $players } (graine { $seed }, rotation { $rotation }) : « { $reason } »
terminal-arena-failed =
    { $count ->
        [one] Une partie n’a pas pu être terminée ; la même commande la tente à nouveau.
       *[other] { $count } parties n’ont pas pu être terminées ; la même commande les tente à nouveau.
    }
terminal-arena-title =
    { $count ->
        [one] { $game } (règles { $rules } ; { $options }) : { $count } partie
       *[other] { $game } (règles { $rules } ; { $options }) : { $count } parties
    }
terminal-arena-left-out =
    { $count ->
        [one] Une partie n’est pas comptée : il manque encore d’autres parties de sa graine.
       *[other] { $count } parties ne sont pas comptées : il manque encore d’autres parties de leurs graines.
    }
terminal-arena-unconnected = Pas de classement : certains de ces joueurs ne se sont jamais rencontrés, même par l’intermédiaire d’autres.
terminal-percent = { $number } %
terminal-decimal-mark = { "," }

terminal-arena-pair = paire
terminal-arena-games = parties
terminal-arena-share = le premier gagne
terminal-arena-from = à 95 % de
terminal-arena-to = à
terminal-arena-player = joueur
terminal-arena-rating = classement
terminal-arena-decisions = décisions
terminal-arena-mean = moyenne (s)
terminal-arena-most = 95 % en
terminal-arena-longest = la plus longue

## La commande dataset

terminal-dataset-progress = Parts : { $done } sur { $all }, encore { $left } ; positions : { $positions }
terminal-dataset-kept =
    { $count ->
        [one] { $count } part est déjà là.
       *[other] { $count } parts sont déjà là.
    }
terminal-dataset-interrupted = Interrompu. Parts dans { $folder } : { $done } sur { $all } ; la même commande reprend à cet endroit.
terminal-dataset-failure = La part { $file } n’a pas pu être faite : { $reason }
terminal-dataset-done =
    { $games ->
        [one] Le jeu de données de { $games } partie est complet : { $folder }
       *[other] Le jeu de données de { $games } parties est complet : { $folder }
    }
