### Son propre serveur : hortus serve, hortus backup, hortus move.

serve-address = Hortus est à l’adresse { $address }
serve-near = Seul cet ordinateur peut y accéder : un lien vers une table ne marche nulle part ailleurs. Pour jouer avec des amis de votre réseau : hortus serve --lan
serve-far = D’autres ordinateurs peuvent y accéder. Qui a le lien d’une place peut s’y asseoir.
serve-lan = Vos amis sur le même réseau peuvent ouvrir cette adresse. Toute personne qui a le lien d’une place peut s’y asseoir.
serve-lan-code = Vos amis sur le même réseau peuvent ouvrir cette adresse ou scanner le code ci-dessus. Toute personne qui a le lien d’une place peut s’y asseoir.
serve-lan-others = Si elle ne s’ouvre pas sur leur appareil, essayez une autre adresse de cet ordinateur : { $addresses }
serve-lan-blocked = Si rien ne s’ouvre, le pare-feu de cet ordinateur ou le mode invité du Wi-Fi bloque peut-être le port { $port }.
serve-lan-none = Aucun réseau trouvé : seul cet ordinateur peut accéder à Hortus. Connectez-vous à un réseau, puis redémarrez Hortus.
serve-data = Les tables sont gardées dans { $file }
serve-stop = Ctrl-C pour arrêter ; rien ne sera perdu.
serve-bad-number = { $option } attend un nombre entier à partir de 1, et non « { $text } ».
serve-bad-port = Un port est un nombre jusqu’à 65535, et non « { $text } ».
serve-bad-host = Il n’y a pas d’adresse « { $host } » où écouter.
serve-bad-address = « { $address } » n’est pas une adresse comme https://garden.example.
serve-bad-proxy = « { $text } » n’est pas l’adresse d’un proxy, comme 10.0.0.5 ou 10.0.0.0/24.
serve-bad-inside = « { $text } » n’est pas une adresse comme 10.0.0.5 ou one.example:8100, à laquelle d’autres serveurs peuvent joindre celui-ci.
serve-inside-port-shared = Plusieurs processus ne peuvent pas avoir tous le port { $port } de --inside : ne donnez pas de port.
serve-port-taken = Un autre programme écoute déjà le port { $port }. Nommez-en un autre, ou aucun : un port libre sera trouvé.
serve-cannot-listen = Impossible d’écouter { $host }, port { $port } : « { $reason } ».
serve-data-in-use = Un autre Hortus travaille avec { $file } ; il est à l’adresse { $address }
serve-too-many-processes = Un serveur a { $most } processus au plus, et non « { $text } ».
serve-processes-need-postgresql = { $count } processus ont besoin d’une base PostgreSQL commune : --data postgresql://... Un fichier de données est pour un seul processus.
serve-processes-not-here = Sur ce système, un seul processus peut servir.
serve-process-died = Le processus { $number } du serveur s’est terminé avant de pouvoir servir ({ $how }) ; les lignes ci-dessus disent peut-être pourquoi.
serve-no-key = Il n’y a pas de clé dans { $place }. Cette commande en crée une : hortus key
serve-short-key = La clé n° { $number } dans { $place } est trop courte : il lui faut { $least } caractères. Cette commande en crée une bonne : hortus key
serve-key-file-open = D’autres que son propriétaire peuvent lire ou modifier { $file }, ses clés ne sont donc pas utilisées. Cette commande y remédie : chmod 600 { $file }
serve-key-file-unreadable = Les clés dans { $file } ne peuvent pas être lues : « { $reason } ».
serve-key-file-no-text = { $file } n’est pas un texte avec une clé par ligne.
backup-done =
    { $count ->
        [one] { $count } table a été copiée dans { $file }
       *[other] { $count } tables ont été copiées dans { $file }
    }
backup-no-data = Il n’y a pas de fichier de données { $file } à copier.
backup-exists = { $file } existe déjà ; rien n’a été copié.
backup-database = { $database } est une base de données : copiez-la avec pg_dump.
backup-unwritable = Impossible d’écrire { $file } : « { $reason } ».
backup-unreadable = Impossible de copier { $file } : « { $reason } ».
move-done =
    { $count ->
        [one] { $count } table a été déplacée vers { $target } et comparée ; { $source } est resté tel quel
       *[other] { $count } tables ont été déplacées vers { $target } et comparées ; { $source } est resté tel quel
    }
move-progress = Déplacement : { $done }, encore { $left }
move-same = Les données sont déjà dans { $place } ; rien n’a été déplacé.
move-no-data = Il n’y a rien de Hortus à déplacer dans { $place }.
move-older = { $place } vient d’un Hortus plus ancien : démarrez une fois celui-ci avec ces données, puis déplacez-les.
move-not-empty = Il y a déjà quelque chose dans { $place } : nommez un nouveau fichier ou une base vide.
move-database-in-use = Un serveur, ou un autre hortus move, travaille avec { $database } : arrêtez-le d’abord.
move-differs = Ce qui est arrivé dans « { $table } » de { $place } n’est pas ce qui a été envoyé, donc rien n’a été déplacé.
move-interrupted = Rien n’a été déplacé, comme vous le vouliez : { $place } est resté tel quel.
