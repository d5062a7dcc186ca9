### The review of a finished game, beside its board.

web-review = Review
web-review-close = Back to the result
web-review-waiting = The computers are getting ready. The review begins by itself.
web-review-busy = The computers are busy just now. The review begins by itself as soon as they have time.
# $done, $count: actions; $seconds: that are left.
web-review-progress = { $done } of { $count } actions looked at; about { $seconds } s left.
web-review-progress-first = { $done } of { $count } actions looked at.
web-review-done = The review is complete.
# $who: a name; $what: points, or a chance in percent.
web-review-of = { $who } { $what }
web-review-score = Points: { $score }

## The curve

web-review-curve = Everybody’s chance to win, from the first action to the last
# $chances: everybody with a chance, as a list.
web-review-at = After action { $ply }: { $chances }.
web-review-at-start = At the start: { $chances }.
web-review-table = The curve as a table
web-review-column-number = Number
web-review-column-what = What happened

## Skill and luck

web-review-start = Start
web-review-skill = Skill
web-review-luck = Luck
web-review-result = Result
web-review-so-far = So far
web-review-accuracy = Accuracy
web-review-adds-up = For everybody start, skill and luck add up to the result, in chances to win. Skill is what one’s own decisions gave away, judged by what one could know; luck is all the rest.
web-review-reckoned = How accuracy is reckoned, and who judged
# $severity: a number; $one, $five: in percent, with the sign.
web-review-accuracy-about = Accuracy is the mean of exp(−{ $severity } p) over all decisions that were a choice and had at least 5% to lose, where p of the chance to win was given away: { $one } for 1%, { $five } for 5%. Where it may have cost nothing, it counts 100%.
# $simulations: for each decision; $net: a short text of letters and digits.
web-review-judge = Each decision was judged with { $simulations } simulations, by net { $net }.
web-review-judge-without = Each decision was judged with { $simulations } simulations, without a net.

## Turning points

web-review-turns = Turning points
# $gained: a change of the chance to win, in percent, with the sign.
web-review-turn = Action { $ply }: { $gained } for { $who }
web-review-no-turns = The chances never moved by more than 5% at once.

## Mistakes

web-review-own-mistakes =
    { $count ->
        [0] Your mistakes: none that is sure
        [one] Your mistakes: { $count }
       *[other] Your mistakes: { $count }
    }
web-review-mistakes =
    { $count ->
        [0] Mistakes: none that is sure
        [one] Mistakes: { $count }
       *[other] Mistakes: { $count }
    }
web-review-others-mistakes =
    { $count ->
        [0] Mistakes of the others: none that is sure
        [one] Mistakes of the others: { $count }
       *[other] Mistakes of the others: { $count }
    }
# $kind: blunder, mistake or inaccuracy. $lost: in percent, with the sign.
web-review-mistake =
    { $kind ->
        [blunder] Action { $ply }: a blunder, { $lost } given away
        [mistake] Action { $ply }: a mistake, { $lost } given away
       *[inaccuracy] Action { $ply }: an inaccuracy, { $lost } given away
    }
web-review-played = Played:
web-review-better = Better:
web-review-why = Why:
# $seat: who decided, to whom the sentences speak.
web-review-why-to = Why, told to { $seat }:
web-review-show = See it on the board
web-review-try = Try again
web-review-try-all =
    { $count ->
        [one] Try your mistake again
       *[other] Try your mistakes again, one by one
    }

## Trying again

web-try = Try again
web-try-task = Action { $ply }: find something that gives away less than 4%.
web-try-judging = One moment, it is being judged.
web-try-confirm = Try: { $what }
# $lost: in percent, with the sign.
web-try-best = Well found: nothing better is known.
web-try-good = Well found: it gives away only about { $lost } of the chance to win.
web-try-bad = That gives away { $lost } of the chance to win. Try something else.
web-try-hint = Give me a hint
# $reasons: sentences.
web-try-why = A hint: { $reasons }
web-try-show = Show me the best
web-try-answer = The best that is known: { $what }.
web-try-next = Next mistake
web-try-done = Back to the review

## Playing on

web-onward-play = Play on from here
# $ply: so many actions lie on the board; $who: computer players, as a list.
web-onward-about = A new table begins after action { $ply }, against { $who }, with new draws.
