### What only the page says: names of things, and the words of buttons.
### $verb: openly, secretly or name. $colour: amber, brown, cream, or none where there is none.

seeds-web-front = In front of { $seat }
seeds-web-pouch = { $seat }’s pouch
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
