### Ce qu’un serveur refuse, et pourquoi un coup ne peut être annulé.

## Messages

server-bad-message = Ce message n’a pas été compris ; rien n’a été fait.
server-too-large = Ce message est trop long : { $longest } octets au plus.
server-too-many-messages = Trop de messages à la fois. Patientez un instant.
server-too-many-tables = Trop de nouvelles tables depuis cette adresse. Réessayez plus tard.
server-too-many-joins = Trop d’essais pour rejoindre une table. Patientez un instant.
server-too-many-asks = Trop de demandes à la fois. Patientez un instant.
server-too-many-lines = Trop de connexions sont ouvertes. Fermez quelques onglets, ou revenez dans un instant.
server-wrong-origin = Cette page n’a pas le droit de parler à ce serveur.

## Tables et liens

server-no-such-table = Cette table n’existe pas, ou elle a été supprimée.
server-no-such-place = Il n’y a rien ici.
server-no-halt = L’action numéro { $ply } n’a pas de moment d’arrêt à regarder.
server-no-count = Il n’y a rien à compter : la partie n’a pas été jouée jusqu’à la fin.
server-other-rules = Cette table suit la version { $version } des règles ; connue ici : { $known }.
server-seed-among-people = Qui choisit une graine connaît tous les tirages : elle est réservée aux parties sans autres personnes.
server-bad-link = Ce lien est incomplet ou a été modifié. Demandez-le de nouveau.
server-old-link = Ce lien ne marche plus : il a été refait, ou la place a été quittée.
server-bad-code = Aucune table n’a ce code. Vérifiez-le, ou demandez un lien.
server-no-free-seat = Toutes les places de cette table sont prises. Vous pouvez regarder.
server-bad-guest = Le cookie de votre navigateur a été modifié. Rechargez la page.
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
server-fault = Le serveur a rencontré un problème ; rien n’a été fait.
server-storage-failed = Rien n’a pu être enregistré, donc rien n’a été fait. Réessayez dans un instant.
server-storage-unreadable = La lecture du disque a échoué. Réessayez dans un instant.
server-table-broken = Cette table est endommagée et ne peut être ouverte. La cause se trouve dans le journal du serveur.
server-storage-unusable = Le fichier de données « { $file } » est inutilisable : « { $reason } ».

## Pourquoi un coup ne peut être annulé

server-undo-watching = Vous regardez la partie.
