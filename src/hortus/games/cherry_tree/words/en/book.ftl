### The rulebook of The Legend of the Cherry Tree: the game in one minute, headings, captions of figures. $flowers, $blacks: lists, “2 pink and 1 black”.
### $worths, $warm_ranks, $cool_ranks, $sums: lists of what is counted. $seat: a person.

cherry-minute =
    Two to four players gather the falling blossoms of a cherry tree. In your turn you say how many flowers you draw from the bag, before you see them: up to three times, eight flowers in all.
    Three flowers of one colour or five different colours ruin the harvest, and a black flower takes the colour that hurts. Then you keep only two flowers. If you stop in time you keep them all, and a good harvest earns the bonus of a mastery card.
    One colour of the harvest may go behind your screen, the rest lies in front. In front, few of a colour cost points and many bring many. Behind, pink and yellow fight for the warm group, light and dark blue for the cool one; white and black flowers are jokers. When the bag is empty the screens are lifted, and the highest total wins.

cherry-chapter-box = What lies on the table
cherry-chapter-gather = A turn: gather
cherry-chapter-failed = A failed harvest
cherry-chapter-good = A successful harvest
cherry-chapter-end = End and scores
cherry-chapter-hidden = What is hidden

## Parts of the captions

cherry-book-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
cherry-worth = { cherry-flowers-of } ({ cherry-book-points })
cherry-rank = { $seat } with { cherry-count } ({ cherry-book-points })
cherry-sum = { $points } for { $seat } ({ $front } in front, { $warm } for the warm group, { $cool } for the cool group)

## Captions

cherry-figure-holds = { $flowers }: no colour three times, and only { $count } different colours. The harvest holds, and may be stopped or go on.
cherry-figure-fails =
    { $colour ->
        [pink] { $flowers }: the black flower counts as a third pink one. The harvest fails.
        [yellow] { $flowers }: the black flower counts as a third yellow one. The harvest fails.
        [light] { $flowers }: the black flower counts as a third light blue one. The harvest fails.
        [dark] { $flowers }: the black flower counts as a third dark blue one. The harvest fails.
       *[white] { $flowers }: the black flower counts as a third white one. The harvest fails.
    }
cherry-figure-kept = { $seat } keeps { cherry-flower } and { cherry-second } in front. The others, and the black one, go back into the bag.
cherry-figure-mastery = { $flowers }: the black flower counts as one more colour beside the other { $count }. Four different colours allow { cherry-mastery }.
cherry-figure-behind = { $seat } puts { cherry-all-of-a-colour } behind the screen: { cherry-count }. The rest of the harvest goes in front.
cherry-figure-scale = The scale in front of the screen: { $worths }. Together: { cherry-book-points }.
cherry-figure-blacks = In front lie { $flowers }. The black ones count as { $blacks }, which is best for their owner: { $worths }. Together: { cherry-book-points }.
cherry-figure-groups = The screens are lifted, and { $seat } has made { cherry-count-of-jokers } warm. Warm group: { $warm_ranks }. Cool group: { $cool_ranks }.
cherry-count-of-jokers =
    { $jokers ->
        [one] one joker
       *[other] { $jokers } jokers
    }
cherry-figure-total = The sums: { $sums }. The highest total wins: { $seat }.
