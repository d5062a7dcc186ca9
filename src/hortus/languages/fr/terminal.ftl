### Le terminal : une ligne après l'autre, à lire des yeux ou à écouter.
### $seat : voir seats.ftl. Les commandes et les coups s'écrivent de la même façon dans toutes les langues.

## Une partie commence

terminal-welcome = { $game }. Tapez help pour les commandes, quit pour partir.
terminal-seat-human = une personne
terminal-seat-computer = l’ordinateur ({ $name })
terminal-commitment = Les tirages de cette partie sont déjà fixés. Leur empreinte : { $commitment }
terminal-language-unknown = La langue « { $language } » n’existe pas ici. Langues : en, fr, pl.

## Un coup est demandé

terminal-your-move = À vous de jouer, { seat-name }.
terminal-prompt = { "> " }
terminal-choices = Vous pouvez jouer :
terminal-choice = { $number }. { $action }
terminal-choices-more =
    { $count ->
        [one] … et un autre coup. Tapez moves pour les voir tous.
       *[other] … et { $count } autres coups. Tapez moves pour les voir tous.
    }
terminal-thinking = { seat-name } réfléchit…
terminal-hand-over = Passez le clavier à { seat-name }. Appuyez sur Entrée quand personne d’autre ne voit l’écran.

## Aide

terminal-help =
    Jouez un coup en l’écrivant (par exemple : flower c3) ou par son numéro dans la liste des coups.
    moves      tous les coups possibles maintenant
    board      revoir le plateau
    log        ce qui s’est passé jusqu’ici
    rules      la liste des règles ; rules H9 lit l’une d’elles
    undo       reprendre votre dernier coup, tant qu’il n’a rien révélé
    save FILE  enregistrer la partie dans le fichier FILE
    resign     abandonner la partie
    quit       partir
    help       revoir cette liste

## Réponses

terminal-played = { seat-name } : { $action }
# $rule : le numéro de la règle, ou none.
terminal-refused =
    { $rule ->
        [none] Impossible : { $reason }
       *[other] Impossible : { $reason } (Règle { $rule })
    }
terminal-ambiguous = « { $text } » peut désigner plusieurs coups. Écrivez-en un peu plus.
terminal-not-understood = « { $text } » n’est ni un coup ni une commande. Tapez help pour les commandes.
terminal-no-such-rule = Il n’y a pas de règle { $rule }. Tapez rules pour la liste.
terminal-undone = Le dernier coup est repris.
terminal-cannot-undo = Vous n’avez aucun coup à reprendre.
terminal-undo-secret = Ce coup ne peut plus être repris : depuis, le hasard ou un autre joueur a révélé quelque chose.
terminal-saved = La partie est enregistrée dans { $file }.
terminal-saved-private = La partie est enregistrée dans { $file }. Elle n’est pas finie et le fichier contient des secrets : gardez-le pour vous.
terminal-really-resign = Voulez-vous vraiment abandonner la partie ? ({ terminal-yes }/{ terminal-no })
terminal-resigned = { seat-name } abandonne.
terminal-yes = oui
terminal-no = non

## Une partie se termine

terminal-over = La partie est terminée.
terminal-winner = { seat-name } gagne.
terminal-draw = La partie est nulle.
terminal-unfinished = La partie n’est pas finie.
terminal-interrupted = Interruption.
terminal-goodbye = Au revoir !

## Relecture

terminal-replay-help =
    Entrée     une action en avant
    back       une action en arrière
    go NUMBER  aller à l’action de ce numéro
    start      aller au début
    end        aller à la fin
    board      revoir le plateau
    log        ce qui s’est passé jusqu’ici
    quit       partir
    help       revoir cette liste
terminal-replay-at = Action { $ply } sur { $count }.
terminal-replay-start = C’est le début.
terminal-replay-end = C’est la fin.

## Vérification des tirages d'une partie finie

terminal-verified =
    { $count ->
        [one] Vérifié : le tirage ({ $count }) découle du secret fixé avant la partie.
       *[other] Vérifié : les { $count } tirages découlent du secret fixé avant la partie.
    }
terminal-verify-failed = Échec : le tirage de la ligne { $line } ne découle pas du secret fixé avant la partie.
terminal-verify-raced =
    { $count ->
        [one] { $count } issue a été décidée à la course entre les joueurs : elle ne vient pas du secret.
       *[other] { $count } issues ont été décidées à la course entre les joueurs : elles ne viennent pas du secret.
    }
terminal-verify-no-secret = Cette partie ne révèle pas son secret : ses tirages ne peuvent pas être vérifiés.
