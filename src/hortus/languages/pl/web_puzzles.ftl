### Strony zadań. $number, $count: zadania. $game: tytuł gry.

puzzles-page-title = Zadania · Hortus
puzzles-page = Zadania
puzzles-page-about = Pozycje z partii granych przez komputery, w których jeden ruch jest dużo lepszy niż wszystkie inne. Każdego dnia każda gra ma jedno dla wszystkich.
puzzles-page-today = Zadanie na dziś
puzzles-page-today-done = Zadanie na dziś: rozwiązane
puzzles-page-themes = Według tematu
puzzle-page-title = { $game }, zadanie { $number } · Hortus
puzzle-page-number = Zadanie { $number } z { $count }
# $key: miejsce, które ma ruch.
puzzle-page-you = Grasz jako { seat-name }.
puzzle-page-answer = Co wynikło z próby
puzzle-page-hint = Podpowiedź
puzzle-page-solution = Rozwiązanie
puzzle-page-next = Dalej
