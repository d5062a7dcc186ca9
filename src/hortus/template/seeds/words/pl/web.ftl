### Co mówi tylko strona: nazwy rzeczy i słowa przycisków.
### $verb: openly, secretly lub name. $colour: amber, brown, cream albo none, gdy go nie ma.

seeds-web-front = Przed graczem: { $seat }
seeds-web-pouch = Sakiewka gracza: { $seat }
seeds-web-hidden = ukryta fasolka
seeds-web-empty = nic
seeds-web-named = Wskazany kolor: { seeds-colour }
seeds-web-named-secretly = Kolor jest wybrany
seeds-web-do =
    { $verb ->
        [openly] Weź jedną jawnie
        [secretly] Weź jedną w tajemnicy
       *[name] Wskaż kolor: { seeds-colour }
    }
