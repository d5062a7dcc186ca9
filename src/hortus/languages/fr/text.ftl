### Les jeux en mots pour les programmes, et les tables où joue un programme.

## Un jeu en mots. $key : une place.

text-you-are = Vous êtes { seat-name }.
text-actions = Les actions s’écrivent ainsi, qu’elles soient permises maintenant ou non :
text-legend = Les signes du dessin :
text-rules = Les règles :
text-legal = Vous pouvez maintenant :
text-no-action = « { $text } » n’est pas une action. Une action commence par l’un de ces mots : { $verbs }.

## Les tables d’un programme

desk-seat = { seat-name } : { $player }
desk-table = Voici la table { $table }.
desk-commitment = Les tirages sont déjà fixés. Leur empreinte : { $commitment }
desk-happened = Ce qui s’est passé :
desk-over = La partie est finie.
desk-left = Vous avez quitté la table { $table }.
desk-at = Après l’action { $ply } sur { $count } :
desk-nothing-found = Aucune règle ne contient ces mots.
desk-rule-titles = Les règles par numéro ; demandez-en une par son numéro, ou cherchez des mots :

## Ce qu’un programme ne peut pas faire. $name : d’un outil ou de ce qu’il lui faut.

desk-no-tool = Aucun outil ne s’appelle « { $name } ». Outils : { $known }.
desk-missing = Il manque « { $name } ».
desk-unknown-argument = « { $name } » n’est pas demandé ici. Demandé : { $known }.
desk-bad-argument =
    { $kind ->
        [text] « { $name } » doit être un texte.
        [number] « { $name } » doit être un nombre entier, positif ou nul.
        [flag] « { $name } » doit être true ou false.
        [texts] « { $name } » doit être une liste de textes.
       *[options] « { $name } » doit être un objet d’options et de leurs valeurs, toutes des textes.
    }
desk-too-long = « { $name } » est trop long : au plus { $longest } caractères.
desk-unknown-table = Il n’y a pas de table « { $table } ». Tables : { $known }.
desk-no-table = Il n’y a pas de table « { $table } » ; une nouvelle partie en ouvre une.
desk-too-many-tables = Il y a déjà { $most } tables ; quittez-en d’abord une.
desk-unknown-seat = Il n’y a pas de place « { $name } » ici. Places : { $known }.
desk-own-seat = Tant que la partie dure, vous ne la voyez que de votre place.
desk-unfinished = La partie enregistrée se lit une fois la partie finie.
desk-one-of-two = Nommez soit une table, soit une partie enregistrée.
desk-mistake = Échec par une erreur de Hortus, non de ce qui était demandé ; la table est restée comme elle était.
desk-no-sdk = La commande « mcp » a besoin du SDK MCP, qui n’est pas installé ici : pip install hortus[mcp]
