### Le livret de La Légende du Cerisier : le jeu en une minute, titres, légendes des figures. $flowers, $blacks : listes, « 2 roses et 1 noire ».
### $worths, $warm_ranks, $cool_ranks, $sums : listes de ce qui est compté. $seat : une personne.

cherry-minute =
    Deux à quatre joueurs cueillent les fleurs qui tombent d’un cerisier. À votre tour, vous dites combien de fleurs vous piochez dans le sac, avant de les voir : trois fois au plus, huit fleurs en tout.
    Trois fleurs d’une couleur ou cinq couleurs différentes font rater la cueillette, et une fleur noire prend la couleur qui fait mal. Vous ne gardez alors que deux fleurs. Si vous vous arrêtez à temps, vous gardez tout, et une belle cueillette donne droit au bonus d’une carte Maîtrise.
    Une couleur de la cueillette peut passer derrière votre paravent, le reste va devant. Devant, peu de fleurs d’une couleur coûtent des points et beaucoup en rapportent beaucoup. Derrière, rose et jaune disputent le groupe chaud, bleu clair et bleu foncé le groupe froid ; les blanches et les noires sont des jokers. Quand le sac est vide, les paravents sont levés, et le plus grand total gagne.

cherry-chapter-box = Ce qui est sur la table
cherry-chapter-gather = Un tour : cueillir
cherry-chapter-failed = Une cueillette ratée
cherry-chapter-good = Une cueillette réussie
cherry-chapter-end = Fin et décompte
cherry-chapter-hidden = Ce qui est caché

## Parties des légendes

cherry-book-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
cherry-worth = { cherry-flowers-of } ({ cherry-book-points })
cherry-rank = { $seat_definite } avec { cherry-count } ({ cherry-book-points })
cherry-sum = { $points } pour { $seat_definite } ({ $front } devant, { $warm } pour le groupe chaud, { $cool } pour le groupe froid)

## Légendes

cherry-figure-holds = { $flowers } : aucune couleur trois fois, et seulement { $count } couleurs différentes. La cueillette tient : on peut s’arrêter ou continuer.
cherry-figure-fails =
    { $colour ->
        [pink] { $flowers } : la noire compte comme une troisième rose. La cueillette est ratée.
        [yellow] { $flowers } : la noire compte comme une troisième jaune. La cueillette est ratée.
        [light] { $flowers } : la noire compte comme une troisième bleu clair. La cueillette est ratée.
        [dark] { $flowers } : la noire compte comme une troisième bleu foncé. La cueillette est ratée.
       *[white] { $flowers } : la noire compte comme une troisième blanche. La cueillette est ratée.
    }
cherry-figure-kept = { $seat } garde { cherry-flower } et { cherry-second }, devant le paravent. Les autres, la noire comprise, retournent dans le sac.
cherry-figure-mastery = { $flowers } : la noire compte comme une couleur de plus, à côté des { $count } autres. Quatre couleurs différentes permettent { cherry-mastery }.
cherry-figure-behind = { $seat } met { cherry-all-of-a-colour } derrière le paravent : { cherry-count }. Le reste de la cueillette va devant.
cherry-figure-scale = Le barème devant le paravent : { $worths }. Ensemble : { cherry-book-points }.
cherry-figure-blacks = Devant le paravent : { $flowers }. Les noires comptent comme { $blacks }, le mieux pour leur propriétaire : { $worths }. Ensemble : { cherry-book-points }.
cherry-figure-groups = Les paravents sont levés, et { $seat_definite } a mis { cherry-count-of-jokers } au groupe chaud. Groupe chaud : { $warm_ranks }. Groupe froid : { $cool_ranks }.
cherry-count-of-jokers =
    { $jokers ->
        [one] { $jokers } joker
       *[other] { $jokers } jokers
    }
cherry-figure-total = Les sommes : { $sums }. Le plus grand total gagne : { $seat_definite }.
