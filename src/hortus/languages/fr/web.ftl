### La page dans le navigateur : accueil, préparation d'une table, cadre d'une table, réglages.
### $seat : voir seats.ftl. $who : un ou plusieurs noms. $game : le nom d'un jeu. $count, $points, $ply : nombres. $rule : H9. $most, $rest : points. $when : il y a deux heures. $place : à partir de 1.

## L'accueil

web-title = Hortus : jeux de société au jardin
web-welcome =
    { $count ->
        [0] Des jardins. Prenez place et jouez.
        [one] Un jardin. Prenez place et jouez.
        [3] Trois jardins. Prenez place et jouez.
       *[other] { $count } jardins. Prenez place et jouez.
    }
web-skip = Aller au contenu principal
web-home = Page d’accueil
web-play-now = Jouer
web-play-against = Contre { $player }
web-learn = Apprendre
web-puzzles = Problèmes
web-puzzle-today = Le problème du jour
web-more-ways = D’autres façons de jouer
web-with-a-friend = Avec un ami
web-watch-computers = Regarder les ordinateurs
web-set-up = Préparer une table
web-read-rules = Lire les règles
web-resume = Vos tables
web-running = en cours
web-finished = terminée
web-ended-you-won = Vous avez gagné { $most } à { $rest }
web-ended-won = { $who } a gagné { $most } à { $rest }
web-ended-draw = Égalité, { $most } à { $rest }
web-ended-shared = Victoire partagée : { $who }, { $most } à { $rest }
web-ended-you-resigned = Vous avez abandonné
web-ended-resigned = { $who } a abandonné
web-tidy = Ranger
web-tidy-table = Ranger : { $game }, { $who }, { $when }
web-own-review = Analyser la partie : { $game }, { $who }, { $when }
web-tidy-finished = Ranger toutes les parties finies
web-tidy-sure = Cette partie n’est pas finie. La retirer de votre liste ? Rien ne change pour les autres, et son adresse y mène toujours.
web-tidied = C’est rangé.
web-all-tables =
    { $count ->
        [one] Montrer { $count } table
       *[other] Montrer les { $count } tables
    }
web-join-label = Rejoindre avec un code ou un lien
web-join = Rejoindre
web-unofficial = Non officiel et non commercial ; sans lien avec les auteurs ni les éditeurs de ces jeux. Les images et les mots sont ceux de Hortus.
web-unreachable = Le serveur est injoignable pour l’instant. Réessayez.

## Préparation d'une table

web-title-set-up = Nouvelle table : { $game }
web-set-up-title = Une nouvelle table
web-set-up-game = Jeu
web-set-up-count = Nombre de joueurs
web-set-up-players =
    { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
web-set-up-seats = Qui s’assied où
web-set-up-further = Autres choix
web-set-up-who = Qui joue
web-set-up-place = Joueur { $place }
web-set-up-level = Quel joueur ordinateur
web-opponent-change = changer
web-opponent-more = Plus
web-opponent-more-about = Plus sur { $player }
web-set-up-name = Nom
web-set-up-aids = Permettre les aides
web-set-up-aids-about = Chacun peut consulter les chances d’une pioche et, même entre joueurs, demander des conseils ; tous voient qui demande.
web-set-up-authentic = Jouer de mémoire
web-set-up-authentic-about = Cache ce qu’il faudrait retenir autour d’une vraie table.
web-set-up-lot = Places tirées au sort
web-set-up-lot-about = Le sort décide qui s’assied où. Sinon, chacun a la place choisie ici.
web-set-up-start = Ouvrir la table
web-sitting-here = Une personne à cet ordinateur
web-sitting-link = Une personne avec un lien
web-sitting-computer = L’ordinateur
web-sitting-open = Place libre : toute personne qui a le code

## Qui est à la table

web-seats = Joueurs
web-seated = { $seat } : { $who }
web-level = niveau { $level }
web-you = vous
web-somebody = une personne
web-seat-open = place libre
web-nobody-yet = personne encore
web-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-points-made-of = Composés de : { $parts }.
web-state-turn = doit jouer
web-state-thinking = réfléchit
web-state-chosen = a choisi
web-state-away = absent
web-state-stands-in = remplace quelqu’un
web-state-won = a gagné
web-state-resigned = a abandonné

## La ligne en mots

web-prompt = Ce qui se passe
web-your-turn = À vous
web-waiting = Au tour de : { $who }.
web-chosen-waiting = Vous avez choisi et pouvez encore changer. En attente de : { $who }.
web-waiting-for-seat = La table attend que quelqu’un prenne la place libre.
web-watching = Vous regardez la partie.
web-standing-in = Un ordinateur joue pour vous.
web-chosen = La graine a été choisie : quelqu’un connaît peut-être les tirages.
web-onward = Continue une autre partie, dont les secrets sont connus.
web-watchers =
    { $count ->
        [one] { $count } personne regarde.
       *[other] { $count } personnes regardent.
    }
web-watchers-more =
    { $count ->
        [one] { $count } autre personne regarde.
       *[other] { $count } autres personnes regardent.
    }
web-thinking = En réflexion : { $who }.
web-going-on = La partie continue.
web-race-now = Faites vite !
web-halt = La manche est finie.
web-halt-go-on = Continuer
web-recap = Depuis votre dernier tour
web-recap-see = Revoir
web-over = La partie est finie.
web-over-resigned = { $who } a abandonné. La partie est finie.
web-nothing-yet = Rien ne s’est encore passé.
web-hurry = Accélérer
web-line-down = Connexion perdue. Reconnexion…
web-open-rule = Règle { $rule }
web-coach = Entraîneur
web-coach-happened = Que vient-il de se passer ?
web-coach-on = Laisser l’entraîneur expliquer
web-coach-off = L’entraîneur se tait désormais

## Jouer un coup

web-confirm = Confirmer : { $what }
web-confirm-group = Confirmer le coup
web-cancel = Annuler
web-undo-nothing = Vous n’avez rien à annuler.
web-practice = entraînement
web-practice-about = Entraînement : des coups ont été annulés, ou des conseils demandés.
web-practice-undo = Annuler fait de cette partie un entraînement.
web-brings =
    { $you ->
        [seat] Vous : { $parts }.
       *[other] { $seat } : { $parts }.
    }
web-brings-part = { $part } { $points }
web-offer-quick = Ne plus demander désormais
web-offer-signals = Voulez-vous remarquer quand c’est à vous ?
web-offer-notices = Notifications
web-offer-no = Non merci

## Outils, journal, règles, relecture

web-tools = Outils
web-tool-undo = Annuler le coup
web-tool-play = Lecture
web-tool-pause = Pause
web-tool-stepwise = Un pas
web-tool-hurry = Rattraper
web-tool-again = Revoir
web-tool-again-about = Montrer encore une fois le dernier tour des autres
web-tool-history = Relecture
web-tool-log = Journal
web-tool-rules = Règles
web-whole-rulebook = Toutes les règles, avec des images
web-tool-hints = Conseil
web-log = Ce qui s’est passé
web-log-earlier = Afficher les notes précédentes
web-replay = Relecture de la partie
web-replay-at = Action { $ply } sur { $count }.
web-replay-at-halt = La fin de la manche, à l’action { $ply } sur { $count }.
web-replay-slider = Moment de la partie
web-replay-start = Au début
web-replay-back = Une action en arrière
web-replay-forward = Une action en avant
web-replay-end = À la dernière action
web-replay-leave = À la partie
web-replay-play = Dérouler à partir d’ici
web-replay-pause = Arrêter

## La fin d'une partie

web-result = Résultat
web-result-you = Vous avez gagné. Bravo !
web-result-won = Victoire : { $who }
web-result-shared = Victoire partagée : { $who }
web-result-draw = La partie se termine à égalité.
web-result-total = Total
web-result-points = Points
web-result-replay = Revoir depuis le début
web-result-count = Compter pas à pas
web-result-review = Analyser la partie
web-rematch = Revanche
web-rematch-go = À la revanche

## Plusieurs personnes à un ordinateur

web-hand-over = Passez l’ordinateur { $seat_dative }
web-hand-over-name = Passez l’ordinateur à { $who } ({ $seat })
web-hand-over-about = Les secrets du joueur suivant restent cachés jusqu’à l’appui sur le bouton.
web-hand-over-go = Montrer la table { $seat_dative }
web-hand-over-openly = Nous n’avons pas de secrets : ne plus demander à cette table

## Joueurs et liens

web-players = Joueurs et liens
web-sit-down = S’asseoir

## Inviter et rejoindre

web-invite = Inviter quelqu’un
web-watching-tap = Vous regardez cette table.
web-title-nowhere = Rien ici · Hortus
web-nowhere-about = L’adresse est peut-être mal écrite, ou ce qui était ici n’y est plus.

## Plus

web-menu = Plus
web-close = Fermer
web-record = Enregistrer la partie
web-new-table = Une autre table
web-resign = Abandonner
web-resign-sure = Abandonner cette partie ? C’est sans retour.
web-delete = Supprimer la table
web-delete-sure = Supprimer cette table pour tout le monde, avec tout ce qui s’y est passé ? C’est sans retour.
web-commitment = Empreinte de tous les tirages, fixée avant la partie :
web-secret = Le secret qui la fonde :
web-gone = Cette table a été supprimée.
web-board-broken = Le plateau de ce jeu ne fonctionne pas. Vous pouvez continuer avec celui-ci, tout simple : ce que vous pouvez faire est sur des boutons.
web-title-table = { $game } · table Hortus
web-title-turn = ● À vous · { $game }

## Réglages

web-settings = Réglages
web-language = Langue
web-language-browser = comme le navigateur
web-setting-theme = Clair ou sombre
web-setting-theme-auto = selon le système
web-setting-theme-light = clair
web-setting-theme-dark = sombre
web-setting-pace = Tours des autres
web-setting-pace-calm = tranquilles
web-setting-pace-normal = normaux
web-setting-pace-quick = rapides
web-setting-pace-at-once = d’un coup
web-setting-coach = Entraîneur
web-setting-coach-first = première partie
web-setting-coach-on = toujours
web-setting-coach-off = jamais
web-setting-motion = Animations
web-setting-motion-on = activées
web-setting-motion-off = désactivées
web-setting-motion-system = Les animations sont désactivées, car votre système demande moins de mouvement.
web-setting-confirm = Demander avant de jouer un coup
web-setting-letters = Des lettres sur les pièces
web-setting-sound = Sons
web-setting-notices = Avertir quand c’est à vous
web-setting-notices-denied = Le navigateur n’autorise pas les avis de cette page.
web-forget = M’oublier sur ce serveur
web-forget-sure = Oublier ici tout ce qui vous concerne ? Les tables qui ne regardent que vous sont supprimées, avec tout ce qui s’y est passé ; aux autres, votre nom disparaît, et si la partie n’est pas finie un ordinateur la continue pour vous. Les réglages de ce navigateur aussi. C’est sans retour.
web-forget-yes = M’oublier
