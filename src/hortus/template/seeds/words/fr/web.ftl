### Ce que seule la page dit : les noms des choses et les mots des boutons.
### $verb : openly, secretly ou name. $colour : amber, brown, cream, ou none s’il n’y en a pas.

seeds-web-front =
    { $you ->
        [seat] Devant vous
       *[other] Devant { $seat_definite }
    }
seeds-web-pouch =
    { $you ->
        [seat] Votre bourse
       *[other] La bourse { $seat_genitive }
    }
seeds-web-hidden = un haricot caché
seeds-web-empty = rien
seeds-web-named = Nommé : { seeds-colour }
seeds-web-named-secretly = A nommé une couleur
seeds-web-do =
    { $verb ->
        [openly] En prendre un ouvertement
        [secretly] En prendre un en secret
       *[name] Nommer : { seeds-colour }
    }
