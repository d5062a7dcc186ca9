### Co mówi tylko strona: nazwy rzeczy i słowa przycisków.
### $verb: openly, secretly lub name. $colour: amber, brown, cream albo none, gdy go nie ma.

seeds-web-front =
    { $you ->
        [seat] Przed tobą
       *[other] Przed graczem: { $seat }
    }
seeds-web-pouch =
    { $you ->
        [seat] Twoja sakiewka
       *[other] Sakiewka { $seat_genitive }
    }
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
