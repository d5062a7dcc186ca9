### Ce qui est montré, demandé, raconté et refusé. Les règles numérotées sont dans rules.ftl, ce que seule la page dit dans web.ftl.
### $seat : un numéro à partir de 1. $colour : amber, brown ou cream. $amber, $brown, $cream : des nombres.

## Le jeu

game-seeds = Seeds
game-seeds-short = De deux à quatre joueurs prennent des haricots dans un sac, ouvertement ou en secret, et nomment à la fin la couleur qui compte double.
seeds-goal = À votre tour, prenez un haricot dans le sac, ouvertement ou en secret. Après deux tours, chacun nomme en secret une couleur qu’il possède : ses haricots lui comptent 2, les autres 1. Le plus de points gagne.
seeds-legend =
    a b c  un haricot ambre, brun, crème
    ( )    une bourse
    ?      un haricot que vous ne connaissez pas
part-seeds-beans = Haricots

## Mots employés dans les phrases qui suivent

seeds-bean =
    { $colour ->
        [amber] un haricot ambre
        [brown] un haricot brun
       *[cream] un haricot crème
    }
seeds-colour =
    { $colour ->
        [amber] ambre
        [brown] brun
       *[cream] crème
    }

## Ce qui est montré

seeds-bag = Haricots dans le sac ou dans des bourses que vous ne connaissez pas : ambre { $amber }, brun { $brown }, crème { $cream }.

## Ce qui est demandé

seeds-step-choosing =
    { $you ->
        [seat] Prenez un haricot, ouvertement ou en secret.
       *[other] { $seat } prend un haricot, ouvertement ou en secret.
    }
seeds-step-picking =
    { $you ->
        [seat] Vous tirez un haricot du sac.
       *[other] { $seat } tire un haricot du sac.
    }
seeds-step-naming = Chacun nomme en secret une couleur qu’il possède.
seeds-step-finished = La partie est terminée.

## Ce qui est raconté

seeds-log-openly =
    { $you ->
        [seat] Vous prenez un haricot ouvertement.
       *[other] { $seat } prend un haricot ouvertement.
    }
seeds-log-secretly =
    { $you ->
        [seat] Vous prenez un haricot en secret.
       *[other] { $seat } prend un haricot en secret.
    }
seeds-log-pick =
    { $you ->
        [seat] Vous recevez { seeds-bean }.
       *[other] { $seat } reçoit { seeds-bean }.
    }
seeds-log-pick-unseen =
    { $you ->
        [seat] Vous recevez un haricot que personne d’autre ne voit.
       *[other] { $seat } reçoit un haricot que personne d’autre ne voit.
    }
seeds-log-named =
    { $you ->
        [seat] Vous avez nommé une couleur.
       *[other] { $seat } a nommé une couleur.
    }
seeds-log-name =
    { $you ->
        [seat] Vous avez nommé : { seeds-colour }.
       *[other] { $seat } a nommé : { seeds-colour }.
    }

## Ce qui est refusé

seeds-not-now = Cela ne peut pas se faire à cette étape.
seeds-not-held = Vous n’avez aucun haricot de cette couleur : { seeds-colour }.
