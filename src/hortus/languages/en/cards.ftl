### The card of a computer player: what it knows and ignores, how long it thinks, how strong it was measured to be.
### $simulations, $seconds, $milliseconds, $games, $rating: numbers; $low and $high: the ends of a 95% interval; $wins: percent.

card-knows-steps = It knows a win in one move, and never misses one.
card-ignores-steps = It ignores everything else: any other move is as good to it as the next.
card-knows-points = It knows which move brings the most points at once, and makes it.
card-ignores-points = It ignores what a move prepares and what others may do; where no points are to be had, any move will do.
card-knows-greedy = It tries every move in its head and knows what the game would promise after it.
card-ignores-greedy = It ignores what others may answer.
# $times: out of a hundred.
card-knows-net = It has learnt which moves are better, from very many games against itself. Where that speaks a hundred to one for one of two moves, it makes that one { $times } times out of 100.
card-ignores-net = It does not look ahead: it ignores what others may answer this time.
card-knows-guided =
    { $simulations ->
        [0] It plays on in its head until its time is over, in worlds that fit all it may know, and judges by what it has learnt from very many games against itself.
       *[other] It plays on in its head { $simulations } times before it moves, in worlds that fit all it may know, and judges by what it has learnt from very many games against itself.
    }
card-ignores-guided = It ignores your habits, and what it had no time to look at.
card-knows-search =
    { $simulations ->
        [0] It plays on in its head until its time is over, in worlds that fit all it may know, and judges by a few rules of thumb.
       *[other] It plays on in its head { $simulations } times before it moves, in worlds that fit all it may know, and judges by a few rules of thumb.
    }
card-ignores-search = It ignores your habits, and what it had no time to look at.
card-knows-endings = Endings that can be worked out in that time it plays perfectly.
card-time-short = It answers in a fraction of a second.
card-time-mean = It takes { $milliseconds } ms for a move on average.
card-time-most =
    { $seconds ->
        [1] It thinks for up to a second about a move.
       *[other] It thinks for up to { $seconds } seconds about a move.
    }
card-rating = Rating { $rating } (95% sure: { $low } to { $high }), from { $games } games. Whoever plays at random has 0; 100 points more win 64 games out of 100.
# $against: a level, or a player to measure by.
card-match =
    Against { $against ->
        [level1] Snail
        [level2] Hedgehog
        [level3] Magpie
        [level4] Heron
        [beginner] a beginner’s rule (the most points at once)
       *[random] random play
    } it won { $wins }% of { $games } games (95% sure: { $low } to { $high }%).
card-measured-at = Measured with { $seconds } seconds a move.
card-unmeasured = How strong it is in this game has not been measured yet.
