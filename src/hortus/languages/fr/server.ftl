### Ce qu’un serveur refuse, et pourquoi un coup ne peut être annulé.

## Messages

server-bad-message = Ce message n’a pas été compris ; rien n’a été fait.
server-too-large = Ce message est trop long : { $longest } octets au plus.
server-too-many-messages = Trop de messages à la fois. Patientez un instant.
server-too-many-tables = Trop de nouvelles tables depuis cette adresse. Réessayez plus tard.
server-too-many-joins = Trop de liens et de codes ont été essayés depuis cette adresse. Patientez un instant.
server-too-many-asks = Trop de demandes à la fois. Patientez un instant.
server-too-many-lines = Trop de connexions sont ouvertes. Fermez quelques onglets, ou revenez dans un instant.
server-too-many-questions = Trop de vos questions attendent encore une réponse. Patientez un instant.
server-asked-already = Cette personne a reçu une demande il y a moins d’une minute et n’a pas encore répondu. Patientez un instant.
server-asking-too-often = Trop de demandes aux autres en une minute. Patientez un instant.
server-asked-too-often = Cette personne a reçu trop de demandes en une minute. Patientez un instant.
server-seats-too-often = Vous avez changé de place trop souvent en une minute. Patientez un instant.
server-seat-too-often = Cette place a changé trop souvent en une minute. Patientez un instant.
server-free-seats-too-often = Les places libres de cette table ont changé trop souvent en une minute. Patientez un instant.
server-renaming-too-often = Vous avez modifié trop souvent les noms ou les liens de cette table. Patientez un instant.
server-devices-too-often = Trop de nouveaux appareils ont rejoint cette place en une minute. Patientez un instant.
server-too-many-notes = Vous avez ajouté trop d’entrées au journal de cette table. La partie continue, mais vous ne pouvez plus rien demander ni céder de place.
server-too-many-table-notes = Le journal de cette table est plein. La partie continue, mais plus personne ne peut rien demander, céder de place, annuler d’action ni recevoir de conseil.
server-too-many-hints = Trop de conseils ont été demandés à cette table. Continuez sans eux.
server-too-many-undos = Vous avez annulé trop d’actions à cette table. Continuez sans annuler.
server-too-many-people = Trop de personnes se sont déjà assises à cette table. Regardez la partie ou créez une nouvelle table.
server-too-many-visitors = Les personnes qui ont quitté leur place ont ajouté trop d’entrées au journal de cette table, si bien que personne d’autre ne peut s’asseoir. Regardez la partie ou créez une nouvelle table.
server-too-many-devices = Trop d’appareils ont rejoint cette place. Jouez sur l’un d’eux, ou renouvelez-y son code personnel.
server-wrong-origin = Cette page n’a pas le droit de parler à ce serveur.
server-wrong-host = Ce serveur ne répond pas à ce nom. Ouvrez-le par sa propre adresse. Pour ajouter un nom, lancez-le avec hortus serve --address.

## Tables et liens

server-no-such-table = Cette table n’existe pas, ou elle a été supprimée.
server-no-such-place = Il n’y a rien ici.
server-no-halt = L’action numéro { $ply } n’a pas de moment d’arrêt à regarder.
server-no-count = Il n’y a rien à compter : la partie n’a pas été jouée jusqu’à la fin.
server-other-rules = Cette table suit la version { $version } des règles ; connue ici : { $known }.
server-seed-among-people = Qui choisit une graine connaît tous les tirages : elle est réservée aux parties sans autres personnes.
server-onward-among-people = On ne continue une autre partie que sans d’autres personnes : qui le fait en connaît les secrets.
server-bad-link = Ce lien est incomplet ou a été modifié. Demandez-le de nouveau.
server-old-link = Ce lien ne marche plus : il a été refait, ou la place a été quittée.
server-bad-code = Aucune table n’a ce code. Vérifiez-le, ou demandez un lien.
server-no-free-seat = Toutes les places de cette table sont prises. Vous pouvez regarder.
server-bad-guest = Le cookie de votre navigateur a été modifié. Rechargez la page.
server-bad-token = Le jeton d’un autre serveur n’est pas valable pour cette requête.
server-internal-only = Une requête venue de l’extérieur ne doit pas porter l’en-tête hortus-inside.
server-no-power-list = Cette table n’est pas dans votre liste.

## Jouer

server-not-your-turn = Ce n’est pas votre tour.
server-stale = La table a changé entre-temps. Regardez de nouveau.
server-conflict = Quelqu’un d’autre a été plus rapide.
server-no-race = Il n’y a pas de course en ce moment.
server-race-too-early = La course n’a pas encore commencé.
server-not-over = La partie n’est pas encore finie.
server-no-aids = Les chances ne sont pas montrées à cette table.
server-hint-busy = Les ordinateurs sont occupés pour le moment. Redemandez le conseil dans un instant.
server-one-hint = Un conseil à la fois : attendez celui qui est en route.
server-review-busy = Les ordinateurs sont occupés pour le moment. Redemandez l’analyse dans un instant.
server-one-try = Un essai à la fois : attendez que le vôtre soit jugé.
server-no-decision = Il n’y avait rien à décider au coup { $ply }.
server-fault = Le serveur a rencontré un problème ; rien n’a été fait.
server-draining = Ce serveur va s’arrêter et n’accueille plus personne. Revenez dans un instant.
server-storage-failed = Rien n’a pu être enregistré, donc rien n’a été fait. Réessayez dans un instant.
server-storage-unreadable = La lecture du disque a échoué. Réessayez dans un instant.
server-table-broken = Cette table est endommagée et ne peut être ouverte. La cause se trouve dans le journal du serveur.
server-storage-unusable = Le fichier de données « { $file } » est inutilisable : « { $reason } ».
server-storage-bad-address = Après --data, indiquez un fichier ou une adresse comme postgresql://hortus@localhost/hortus.
server-storage-newer = { $place } vient d’un Hortus plus récent : installez celui-là, ou nommez d’autres données.
server-database-unreachable = La base de données { $database } est injoignable (« { $reason } ») : démarrez-la, ou corrigez son adresse.
server-database-password = La base de données { $database } refuse l’accès (« { $reason } ») : corrigez l’utilisateur ou le mot de passe dans son adresse.
server-database-missing = Le serveur répond, mais la base { $database } n’existe pas : créez-la d’abord, par exemple avec createdb.
server-database-read-only = La base { $database } est en lecture seule (« { $reason } ») : donnez l’adresse d’une base où l’on peut écrire.
server-database-rights = Il manque à l’utilisateur des droits sur { $database } (« { $reason } ») : faites-en le propriétaire de la base.
server-database-full = La base { $database } n’a plus de place (« { $reason } ») : donnez-lui plus de disque.
server-database-connections = La base { $database } n’a plus de connexion libre (« { $reason } ») : augmentez son max_connections, ou fermez les autres.
server-database-moving = hortus move est en train de déplacer les données de { $database } : redémarrez quand il aura fini.
server-database-unusable = La base { $database } est inutilisable : « { $reason } ».
server-database-unlike = Le serveur à l’adresse { $address } utilise cette base avec une autre version ou d’autres clés : arrêtez-le d’abord, ou accordez les deux.
server-database-no-driver = PostgreSQL demande un pilote : installez hortus[postgresql].
server-moved = Cette table passe à un autre serveur. Réessayez dans un instant.

## Pourquoi un coup ne peut être annulé

server-undo-watching = Vous regardez la partie.
