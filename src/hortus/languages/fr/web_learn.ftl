### La page des leçons et leur fin. $number, $count : d’une leçon. $rule : H9. $game : son titre.

learn-page-title = Apprendre { $game } · Hortus
learn-page-number = Leçon { $number } sur { $count }
learn-page-lessons = Leçons
learn-page-answer = Ce que donne votre essai
learn-page-rule = Lire la règle { $rule }
learn-page-back = Retour
learn-page-skip = Passer
learn-page-next = Suite
learn-page-finish = Terminer
learn-page-end = Vous savez jouer à { $game }.
learn-page-end-about = Jouez une première partie contre le plus doux des ordinateurs, à votre rythme. L’entraîneur explique chaque étape, et les règles restent à portée de main.
learn-page-first-game = Jouer une première partie
learn-page-again = Apprendre à nouveau
learn-page-rules = Lire les règles
