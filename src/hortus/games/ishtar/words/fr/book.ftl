### Le livret de règles d’Ishtar : le jeu en une minute, titres, légendes des figures. $seat : une personne. $cells : plusieurs cases. $face : une tuile en mots.

ishtar-minute =
    Des jardiniers irriguent un désert depuis ses fontaines. À votre tour, l’arrosoir avance jusqu’à la pile de tuiles suivante, ou plus loin contre des gemmes, et vous prenez la tuile du dessus.
    Posez-la contre une fontaine ou une tuile ; les gemmes recouvertes sont à vous. Les jardins de deux fontaines ne doivent jamais se rejoindre. Un symbole sur la tuile permet de placer un assistant, qui contrôle ce parterre pour vous, ou de débloquer une maîtrise pour deux gemmes. Ensuite vous pouvez acheter des arbres avec des gemmes et les planter sur l’herbe.
    Quand une deuxième pile est vide, on finit le tour de table. Les arbres, les fleurs de vos parterres, les fontaines où vous avez le plus de cases Fleur et les maîtrises de la ligne supérieure rapportent des points ; le plus grand total gagne.
    Le terrain et les pièces sont une reconstitution.

ishtar-chapter-map = Le terrain
ishtar-chapter-pieces = Tuiles, tapis, gemmes et arbres
ishtar-chapter-control = Parterre, jardin, contrôle
ishtar-chapter-turn = Un tour
ishtar-chapter-skills = Maîtrises et floraisons
ishtar-chapter-trees = Arbres
ishtar-chapter-end = La fin et le décompte

ishtar-figure-line = Une ligne, posée par { $seat_definite } en { $cells } : trois cases alignées.
ishtar-figure-bent = Un coude, posé par { $seat_definite } en { $cells } : la case du milieu touche les deux autres, qui ne se touchent pas.
ishtar-figure-triangle = Un triangle, posé par { $seat_definite } en { $cells } : chaque case touche les deux autres.
ishtar-figure-bed = { $seat } place un assistant et contrôle désormais un parterre avec { ishtar-flowers }. Avec la fontaine voisine, cela fait { ishtar-points }.
ishtar-figure-gardens =
    { $count ->
        [one] { ishtar-fountain-title } : { $count } jardin, des tuiles qui se touchent.
       *[other] { ishtar-fountain-title } : { $count } jardins, des tuiles qui se touchent, mais pas celles de l’autre jardin.
    }
ishtar-figure-control = { $seat } pose trois cases Fleur contre son parterre et a maintenant { $count } cases à cette fontaine, contre { $others } : elle change de main, avec { ishtar-points }.
ishtar-figure-can = { $seat } déplace l’arrosoir jusqu’à la pile { $pile }, { ishtar-cost } : la pile précédente aurait été gratuite.
ishtar-figure-allowed = Permis : la tuile est en { $cells }, sur du sable et du rocher libres, et touche une tuile du même jardin.
ishtar-figure-apart = Interdit : une ligne en { $cells }. { $reason }
ishtar-figure-alone = Interdit : une ligne de fleurs en { $cells }. { $reason }
ishtar-figure-bloom = { $seat } pose une floraison simple sur l’herbe de { $cell }. Elle touche le parterre du même joueur, qui grandit de ses fleurs.
ishtar-figure-count =
    Un décompte, étape par étape.
    Arbres plantés : { $trees }.
    Fleurs des parterres contrôlés : { $flowers }.
    Fontaines contrôlées : { $fountains }.
    Maîtrises de la ligne supérieure : { $skills }.
    En tout : { $totals }. Gagne : { $seat }.
ishtar-share = { ishtar-points } pour { $seat_definite }
