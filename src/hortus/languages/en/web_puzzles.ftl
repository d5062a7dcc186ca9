### The pages of puzzles. $number, $count: of a puzzle. $game: its title.

puzzles-page-title = Puzzles · Hortus
puzzles-page = Puzzles
puzzles-page-about = Positions from games that computers played, in which one move is far better than all others. Every day each game has one for everybody.
puzzles-page-today = Today’s puzzle
puzzles-page-today-done = Today’s puzzle: solved
puzzles-page-themes = By theme
puzzle-page-title = { $game }, puzzle { $number } · Hortus
puzzle-page-number = Puzzle { $number } of { $count }
# $key: the seat that is to move.
puzzle-page-you = You are { seat-name }.
puzzle-page-answer = What came of your try
puzzle-page-hint = Hint
puzzle-page-solution = Solution
puzzle-page-next = Next
