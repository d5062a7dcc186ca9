### Erreurs de la bibliothèque. Une phrase chacune ; le numéro de règle, s'il y en a un, voyage à côté de la phrase.

## Noms et options

unknown-game = Aucun jeu ne s’appelle « { $name } ». Jeux connus : { $known }.
unknown-option = { $game } n’a pas d’option « { $option } ». Options : { $known }.
unknown-option-value = L’option { $option } ne peut pas valoir « { $value } ». Valeurs possibles : { $known }.
unknown-player = Aucun joueur artificiel ne s’appelle « { $name } ». Joueurs connus : { $known }.
bad-seed = « { $seed } » n’est pas une graine : il faut un nombre entier, positif ou nul.

## Actions et positions

illegal-action = « { $action } » n’est pas permis ici.
unknown-action-id = Il n’y a pas d’action numéro { $action } : les numéros partent de 0 et restent inférieurs à { $count }.
unreadable-action = « { $text } » n’est pas une action : la lecture s’arrête au caractère { $column }.
unreadable-position = « { $text } » n’est pas une position : au caractère { $column }, il fallait { $expected }.
impossible-position = Cette position est lisible, mais aucune partie ne peut y mener.
# $seat : une clé (red, yellow), ou un numéro compté à partir de 0 comme dans la bibliothèque.
not-choosing =
    { $seat ->
        [red] Rouge n’a rien à choisir maintenant.
        [yellow] Jaune n’a rien à choisir maintenant.
       *[other] La place { $seat } n’a rien à choisir maintenant.
    }
nothing-to-undo = Il n’y a rien à annuler : c’est la première position.
position-over = La partie est terminée : il n’y a plus rien à jouer.
not-an-option-of-this-position = Ce choix n’existe pas dans cette position.

## Parties enregistrées

record-not-a-record = Ce n’est pas une partie enregistrée.
record-unknown-header = Ligne { $line } : il n’y a pas d’en-tête « { $name } ».
record-missing-header = L’en-tête « { $name } » manque.
record-duplicate-header = Ligne { $line } : l’en-tête « { $name } » est donné une seconde fois.
record-bad-header = Ligne { $line } : l’en-tête « { $name } » ne peut pas valoir « { $value } ».
record-wrong-version = Cette partie suit la version { $version } des règles ; versions connues ici : { $known }.
record-bad-line = La ligne { $line } est illisible à partir du caractère { $column }.
record-wrong-number = Ligne { $line } : le numéro { $expected } était attendu, et non { $found }.
record-wrong-actor = Ligne { $line } : c’est à « { $expected } » d’agir, et non à « { $found } ».
record-illegal = Ligne { $line } : « { $action } » n’est pas permis. { $reason }
record-wrong-draw = Ligne { $line } : le secret engagé donne ici « { $expected } », et non « { $found } ».
record-truncated = La partie enregistrée s’interrompt à la ligne { $line }.
record-wrong-digest = Ligne { $line } : la position atteinte n’est pas celle qui est indiquée.
record-after-end = Ligne { $line } : la partie est déjà terminée, et pourtant le texte continue.
record-wrong-result = Ligne { $line } : le résultat est « { $expected } », et non « { $found } ».
record-wrong-commitment = Ligne { $line } : le secret révélé ne correspond pas à l’empreinte donnée avant la partie.
record-too-long = Ligne { $line } : le texte est plus long qu’aucune partie ne peut l’être.

## Lois d'un jeu

law-broken = La loi « { $law } » n’est pas respectée : { $detail }

## Fichiers

file-not-found = Le fichier « { $file } » n’existe pas.
file-unreadable = Le fichier « { $file } » ne peut pas être lu.
file-exists = Le fichier « { $file } » existe déjà ; il est resté tel quel.
