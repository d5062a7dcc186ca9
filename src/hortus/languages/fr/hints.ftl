### Les conseils : pourquoi une action est bonne, par des faits de la position. « Vous » est la personne qui demande.
### Dans tous les jeux ; ceux d'un seul jeu sont dans son dossier.

hint-only = C’est la seule action possible.
hint-ends =
    { $result ->
        [won] Finit la partie, et vous gagnez.
        [shared] Finit la partie, et la victoire est partagée.
       *[lost] Finit la partie, et vous perdez.
    }
hint-proved = Prouvé : calculé jusqu’à la fin de la partie.
