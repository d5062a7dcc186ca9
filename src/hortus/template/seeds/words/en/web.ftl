### What only the page says: names of things, and the words of buttons.
### $verb: openly, secretly or name. $colour: amber, brown, cream, or none where there is none.

seeds-web-front =
    { $you ->
        [seat] In front of you
       *[other] In front of { $seat }
    }
seeds-web-pouch =
    { $you ->
        [seat] Your pouch
       *[other] { $seat }’s pouch
    }
seeds-web-hidden = a hidden bean
seeds-web-empty = nothing
seeds-web-named = Named: { seeds-colour }
seeds-web-named-secretly = Has named a colour
seeds-web-do =
    { $verb ->
        [openly] Take one openly
        [secretly] Take one secretly
       *[name] Name { seeds-colour }
    }
