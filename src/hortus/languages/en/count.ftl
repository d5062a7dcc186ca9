### The count at the end, step by step, in any game.
### $name: what is counted. $shares: what it brought each.

count-title = The count
count-step = Step { $number } of { $count }
count-next = Next
count-back = Back
count-done = Done
count-line = { $name }: { $shares }.
count-share = { $seat } { $points }
count-total = Total
