### Les personnes autour d'une table, quand il y en a d'autres : préparation, liens, invitations, qui est assis où. Chargé au besoin.
### $seat : voir seats.ftl. $who : un nom. $game : le nom d'un jeu. $player : un joueur ordinateur. $since, $due : heures. $seconds, $count : nombres.

## Joueurs et liens

web-code = Code pour rejoindre
web-link-watch = Lien pour regarder
web-link-manage = Lien pour gérer cette table (gardez-le pour vous)
web-copy-code = Copier le code
web-copy-seat = Copier le lien de la place : { $seat }
web-copy-watch = Copier le lien pour regarder
web-copy-manage = Copier le lien pour gérer
web-copied = Copié
web-links-near = Ce serveur n’est joignable que depuis cet ordinateur : un lien ne marcherait pas ailleurs. Lancez-le avec --lan pour jouer avec des amis.

## Inviter et rejoindre

web-invite-about = Une place est libre pour quelqu’un de votre choix. Envoyez le lien, faites lire l’image par un téléphone, ou dites le code.
web-invite-seat = Quelle place
web-invite-link = Lien vers la place
web-invite-share = Partager…
web-invite-picture = Le lien en image, pour l’appareil photo d’un téléphone (code QR)
web-sat-down = { $who } est maintenant à table.
web-sat-down-unnamed = Quelqu’un est maintenant à table : { $seat }.
web-title-join = Une invitation · Hortus
web-join-title = On vous invite : { $game }
web-join-yours = votre place
web-join-name = Votre nom (facultatif)
web-join-watch = Regarder
web-join-manage = Gérer la table
web-join-go = Aller à la table
web-join-about-watch = Ce lien permet de regarder : vous voyez ce que tout le monde peut savoir à la table.
web-join-about-watch-yours = Vous pouvez regarder cette table.
web-join-about-manage = Ce lien permet de gérer la table : dire qui s’assied où, distribuer des liens, ou la supprimer. Gardez-le pour vous.
web-join-about-manage-yours = Vous gérez cette table.
web-join-about-sitting = Vous êtes à cette table : { $seat }.
web-join-back-title = { $game } : bon retour
web-join-about-return = Ce code personnel ramène à votre place : { $seat }. Il marche sur tous vos appareils.
web-join-about-return-yours = Vous êtes à cette table : { $seat }.
web-join-return = Revenir à votre place

## Si quelqu'un s'absente

web-absence = Si quelqu’un s’absente
web-absence-never = la table attend
web-absence-5-minutes = 5 minutes
web-absence-day = un jour
web-absence-week = une semaine
web-absence-rule =
    { $seconds ->
        [0] Aussi longtemps que quelqu’un s’absente, la table attend : personne ne joue pour un autre.
        [300] Si quelqu’un fait attendre la table 5 minutes, un ordinateur peut le remplacer jusqu’à son retour.
        [86400] Si quelqu’un fait attendre la table un jour, un ordinateur peut le remplacer jusqu’à son retour.
       *[604800] Si quelqu’un fait attendre la table une semaine, un ordinateur peut le remplacer jusqu’à son retour.
    }
web-aids-rule = Les aides sont permises à cette table : chacun peut demander des conseils, et tous voient qui demande.
web-away-until = Absence depuis : { $since }. Un ordinateur pourra jouer à cette place à partir de : { $due }.
web-away-due = Absence depuis : { $since }. Un ordinateur peut maintenant jouer à cette place.
web-away-too-long = { $who } s’absente depuis trop longtemps.
web-take-over = Laisser jouer un ordinateur
web-stands-in = remplace quelqu’un, qui peut revenir
web-ask-pause = Demander une pause à tous
web-ask-pause-about = Pendant une pause acceptée par tous, aucune absence ne compte.
web-end-pause = Finir la pause

## Quitter une place, et demander aux autres de le faire

web-who-plays-on = Qui continue
web-stand-in = { $player } remplace
web-somebody-else = quelqu’un d’autre, pour de bon
web-leave = Quitter la place…
web-leave-go = Quitter
web-leave-about = Tant qu’un ordinateur vous remplace, vous pouvez reprendre votre place. Laissée à quelqu’un d’autre, elle n’est plus à vous.
web-leave-sure = Laisser votre place à qui viendra ? Vous ne pourrez pas la reprendre.
web-take-back = Reprendre ma place
web-ask = Demander cette place…
web-ask-go = Demander
web-ask-about = Rien ne change sans l’accord de cette personne.
web-asked-waiting = La demande est faite ; pas encore de réponse.
web-manager = La personne qui gère la table
web-asks-computer = { $who } vous demande de vous laisser remplacer par { $player }.
web-asks-open = { $who } vous demande de laisser votre place à quelqu’un d’autre.
web-asks-pause = { $who } demande une pause, pendant laquelle aucune absence ne compte.
web-agree = Accepter
web-decline = Refuser

## Le retour à sa place

web-way-back = Pour revenir
web-way-back-about = Avec ce code, vous revenez à votre place depuis un autre appareil, ou quand ce navigateur a perdu votre trace. Gardez-le pour vous.
web-copy-way-back = Copier le lien personnel
web-copy-way-back-code = Copier le code personnel
web-devices =
    { $count ->
        [one] Votre place est ouverte sur { $count } appareil.
       *[other] Votre place est ouverte sur { $count } appareils.
    }
web-renew = Renouveler
web-renew-devices = Renouveler votre code personnel
web-renew-watch = Renouveler le lien pour regarder, et le code
web-renew-manage = Renouveler le lien pour gérer
web-renew-seat = Renouveler le lien vers cette place
web-renew-devices-sure = Renouveler votre code personnel ? L’ancien ne vaudra plus rien, et tous vos autres appareils perdront la place.
web-renew-watch-sure = Renouveler le lien pour regarder et le code pour rejoindre ? Les anciens ne vaudront plus rien, et ceux qui regardent devront partir.
web-renew-manage-sure = Renouveler le lien pour gérer ? L’ancien ne vaudra plus rien, et ceux qui sont venus par lui ne géreront plus la table.
web-renew-seat-sure = Renouveler le lien vers cette place ? L’ancien ne vaudra plus rien.
web-renewed = C’est renouvelé.
