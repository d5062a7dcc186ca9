### Les pages des problèmes. $number, $count : d’un problème. $game : son titre.

puzzles-page-title = Problèmes · Hortus
puzzles-page = Problèmes
puzzles-page-about = Des positions de parties jouées par des ordinateurs, où un coup est bien meilleur que tous les autres. Chaque jour, chaque jeu en a un pour tout le monde.
puzzles-page-today = Le problème du jour
puzzles-page-today-done = Le problème du jour : résolu
puzzles-page-themes = Par thème
puzzle-page-title = { $game }, problème { $number } · Hortus
puzzle-page-number = Problème { $number } sur { $count }
# $key : la place qui doit jouer.
puzzle-page-you = Vous êtes { seat-name.definite }.
puzzle-page-answer = Ce que donne votre essai
puzzle-page-hint = Conseil
puzzle-page-solution = Solution
puzzle-page-next = Suite
