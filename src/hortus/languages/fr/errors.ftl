### Erreurs de la bibliothèque. Une phrase chacune ; le numéro de règle, s'il y en a un, voyage à côté de la phrase.

## Noms et options

unknown-game = Aucun jeu ne s’appelle « { $name } ». Jeux connus : { $known }.
unknown-option = { $game } n’a pas d’option « { $option } ». Options : { $known }.
unknown-option-value = L’option { $option } ne peut pas valoir « { $value } ». Valeurs possibles : { $known }.
bad-budget = Un joueur ordinateur a besoin d’au moins 1 simulation et de plus de 0 seconde.
unknown-player = Aucun joueur ordinateur ne s’appelle « { $name } ». Joueurs connus : { $known }.
bad-seed = « { $seed } » n’est pas une graine : il faut un nombre entier, positif ou nul.
broken-bad-name = « { $name } » ne peut pas être le nom d’un jeu : un nom se compose de minuscules, de chiffres et de tirets bas, et commence par une lettre.
broken-name-taken = « { $name } » est déjà le nom d’un autre jeu, qui vient de { $holder }.
broken-not-loaded = Le jeu « { $name } » ne peut pas être chargé : { $reason }
broken-not-there = À { $place } il n’y a pas de jeu appelé « { $name } ».
broken-wrong-contract = Le jeu « { $name } » est fait pour la version { $found } du contrat des jeux ; ce Hortus connaît de { $oldest } à { $newest }.
broken-prefix-taken = Les phrases du jeu « { $name } » commencent par « { $prefix } », qui appartient à { $holder }.
broken-words-missing = Il manque au jeu « { $name } » la phrase { $sentence } dans { $file }.
broken-words-unreadable = Le jeu « { $name } » a dans { $file } une phrase illisible : { $text }
broken-words-foreign = Le jeu « { $name } » a dans { $file } une phrase qui n’est pas la sienne : { $sentence }

## Actions et positions

illegal-action = « { $action } » n’est pas permis ici.
unknown-action-id = Il n’y a pas d’action numéro { $action } : les numéros partent de 0 et restent inférieurs à { $count }.
unreadable-action = « { $text } » n’est pas une action : la lecture s’arrête au caractère { $column }.
unreadable-position = « { $text } » n’est pas une position : au caractère { $column }, il fallait { $expected }.
impossible-position = Cette position est lisible, mais aucune partie ne peut y mener.
no-gpu = Aucun processeur graphique NVIDIA n’est utilisable ici. Un lot sur le processeur central fonctionne partout.
no-gpu-library = Ce qui pilote un processeur graphique n’est pas installé. Il vient avec l’extra cuda. Un lot sur le processeur central fonctionne partout.
not-choosing = { $seat } n’a rien à choisir maintenant.
nothing-to-undo = Il n’y a rien à annuler : c’est la première position.
position-over = La partie est terminée : il n’y a plus rien à jouer.

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
record-wrong-lot = Ligne { $line } : le secret engagé donne le tirage des places « { $expected } », et non « { $found } ».
record-truncated = La partie enregistrée s’interrompt à la ligne { $line }.
record-after-end = Ligne { $line } : la partie est déjà terminée, et pourtant le texte continue.
record-wrong-result = Ligne { $line } : le résultat est « { $expected } », et non « { $found } ».
record-wrong-commitment = Ligne { $line } : le secret révélé ne correspond pas à l’empreinte donnée avant la partie.
record-wrong-format = Cette partie est enregistrée au format { $version } ; formats connus ici : { $known }.
record-not-raced = Ligne { $line } : « { $action } » est noté comme une course, mais il n’y a pas de course ici.
record-second-comment = Ligne { $line } : un seul commentaire peut se trouver entre deux actions.
record-altered = Ligne { $line } : cette ligne finale ne correspond pas aux lignes précédentes : quelque chose a été changé ou omis.
record-after-last-line = Ligne { $line } : la partie enregistrée est close, et pourtant le texte continue.
record-bad-seed = « { $seed } » n’est pas une graine : il faut une seule ligne de { $longest } caractères au plus.
record-bad-name = « { $name } » ne peut pas être le nom d’un joueur : il faut une seule ligne de { $longest } caractères au plus.
record-bad-comment = Un commentaire tient sur une seule ligne de { $longest } caractères au plus.
record-bad-date = « { $date } » n’est pas une date : écrivez année-mois-jour, comme 2026-11-15.
record-wrong-seats = Places dans ce jeu : { $expected } ; noms donnés : { $found }.
record-no-such-seat = Il n’y a pas de place numéro { $number } dans ce jeu.
record-no-such-ply = Il n’y a pas d’action numéro { $ply } : cette partie en compte { $count }.
record-no-chance = Il n’y a rien à tirer au sort maintenant.
record-chance-first = « { $action } » doit attendre : il faut d’abord un tirage au sort.
record-no-race = Il n’y a pas de course à gagner maintenant.
record-no-secret = Cette partie enregistrée ne contient pas le secret : on ne peut pas la poursuivre.
record-comment-place = Ligne { $line } : un commentaire se place juste sous son action, si elle n’a pas été annulée, ou avant tout le reste.
record-unwritable-note = « { $note } » ne peut pas être noté dans une partie enregistrée.
record-seat-held = Ligne { $line } : « { $note } » est impossible : la place appartient à quelqu’un.
record-person-skipped = Ligne { $line } : « { $note } » est impossible : on compte les personnes dans l’ordre de leur arrivée.
record-chosen-seed = Ligne { $line } : « { $note } » est impossible : quelqu’un a choisi la graine et peut connaître tous les tirages, donc personne d’autre ne peut se joindre à la partie.
record-nobody-stood-in = Ligne { $line } : « { $note } » est impossible : aucun ordinateur ne remplaçait cette personne à cette place.
record-not-the-holder = Ligne { $line } : « { $note } » est impossible : la place n’est pas celle de cette personne.
record-no-absence = Ligne { $line } : « { $note } » est impossible : la table n’avait pas convenu d’une telle absence, ou la partie était en pause.
record-nobody-there = Ligne { $line } : « { $note } » est impossible : personne n’occupe cette place.
record-wrong-undo = Ligne { $line } : « { $note } » n’était pas permis : on n’annule que sa propre dernière décision et, à plusieurs, seulement pendant le même tour, si elle n’a rien appris à personne.
record-not-asked = Ligne { $line } : « { $note } » est impossible : personne ne l’avait demandé.
record-consent-due = Ligne { $line } : l’accord était donné, « { $note } » devait suivre ici.
record-no-pause = Ligne { $line } : « { $note } » est impossible : tous n’étaient pas d’accord, ou la partie était déjà en pause.
record-not-paused = Ligne { $line } : « { $note } » est impossible : la partie n’était pas en pause.
record-unproven-chronicle = Ne peut être prouvé : le format 1 ne dit ni qui occupait les places, ni ce qui a été annulé.
record-unproven-people = Ne peut être prouvé : cette partie enregistrée ne dit pas qui occupait chaque place.

## Lois d'un jeu

law-broken = La loi « { $law } » n’est pas respectée : { $detail }

## Fichiers

file-not-found = Le fichier « { $file } » n’existe pas.
file-not-regular = « { $file } » est un dossier, un tube ou un périphérique, et non un fichier lisible.
file-unreadable = Le fichier « { $file } » ne peut pas être lu.
file-exists = Le fichier « { $file } » existe déjà ; il est resté tel quel.
file-unwritable = Le fichier « { $file } » ne peut pas être écrit.

## La ligne de commande

wrong-seats = Ce jeu a ici { $expected } places, pas { $found }.
too-many-names = Trop de noms ({ $found }) ; personnes à la table : { $expected }.
option-without-value = « { $text } » n’est pas une option. Écrivez-la ainsi : players=3
saved-game-is-settled = La partie de « { $file } » a commencé : ses options et sa graine ne peuvent plus être choisies.
unknown-rule = { $game } n’a pas de règle « { $number } ».

## Matchs entre joueurs ordinateurs

arena-no-game = Nommez un jeu et ses joueurs, ou bien --report et des fichiers de résultats.
arena-bad-player = « { $text } » ne désigne pas un joueur. Écrivez ainsi : level3, level5@200 (simulations) ou level5@0.5s (secondes).
arena-too-few-players = Il faut au moins deux joueurs pour un match : --players greedy random
arena-repeated-player = « { $name } » est nommé deux fois ; un joueur ne peut pas se rencontrer lui-même.
arena-too-few-games = Un match compte au moins 1 partie, pas { $games }.
bad-number = { $option } est un nombre entier d’au moins { $least }, pas « { $text } ».
arena-game-too-long = La partie ne s’est pas terminée en { $longest } actions.
arena-no-results = Il n’y a pas encore de résultat de match.
arena-no-dask = Il faut Dask pour une grappe de machines, et il n’est pas installé ici : pip install hortus[cluster]
arena-no-scheduler = Aucun ordonnanceur Dask ne répond à « { $address } ».
arena-worker-lost = Un processus de calcul a été perdu (« { $reason } »). Toutes les parties terminées sont conservées ; la même commande reprend.
results-bad-line = La ligne { $line } de « { $file } » n’est pas un résultat de match ; le fichier est resté tel quel.
results-other-match = La ligne { $line } de « { $file } » vient d’un autre match ({ $found }) que { $expected } ; le fichier est resté tel quel.

## Conseils

hint-chance = Un tirage est attendu ici : il n’y a rien à conseiller.
hint-none = Dans cette partie enregistrée, personne n’a encore rien à décider.
hint-bad-seconds = « { $text } » n’est pas un nombre de secondes. Écrivez-le ainsi : 2.5
review-unfinished = Cette partie n’est pas finie. Elle pourra être analysée ensuite.

## Jeux de données

dataset-players = Indiquez un joueur pour toutes les places, ou un pour chacune des { $seats } places ; il y en avait { $found }.
dataset-other-plan = Un autre jeu de données a été commencé dans « { $folder } ». Choisissez un autre dossier, ou demandez les mêmes parties.
dataset-other-versions = Ce jeu de données est fait avec { $begun } ; ici il y a { $here }. D’autres versions pourraient écrire d’autres fichiers : installez celles-là, ou commencez-en un autre.
dataset-folder-taken = « { $folder } » contient autre chose. Un jeu de données a besoin d’un dossier à lui.
dataset-unfinished = Le jeu de données dans « { $folder } » n’est pas terminé. La commande qui l’a commencé le poursuit.
dataset-unreadable = « { $file } » manque ou n’est plus tel qu’il a été écrit. Supprimez-le ainsi que le manifeste, et la même commande le refera.
dataset-no-pyarrow = Il faut pyarrow pour un jeu de données, et il n’est pas installé ici : pip install hortus[dataset]
no-such-seat = La place { $number } n’existe pas. Les places se comptent à partir de 0 et il y a { $count } joueurs.
net-missing = Il n’y a pas de réseau dans « { $file } » ; on joue sans lui.
net-damaged = « { $file } » n’est plus le réseau qui y a été écrit ; on joue sans lui.
net-other-format = « { $file } » contient un réseau d’une autre forme que celle que lit ce Hortus ; on joue sans lui.
net-other-game = Le réseau dans « { $file } » n’a pas appris { $game } tel qu’il est à présent ; on joue sans lui.
levels-damaged = « { $file } » ne dit pas comment choisissent les niveaux ; ils choisissent comme d’habitude.
