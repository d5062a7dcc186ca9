### The page of lessons and their end. $number, $count: of a lesson. $rule: H9. $game: its title.

learn-page-title = Learn { $game } · Hortus
learn-page-number = Lesson { $number } of { $count }
learn-page-lessons = Lessons
learn-page-answer = What came of your try
learn-page-rule = Read rule { $rule }
learn-page-back = Back
learn-page-skip = Skip
learn-page-next = Next
learn-page-finish = Finish
learn-page-end = You know how to play { $game }.
learn-page-end-about = Play a first game against the gentlest computer, at your own pace. The coach explains every step, and the rules are always there.
learn-page-first-game = Play your first game
learn-page-again = Learn again
learn-page-rules = Read the rules
