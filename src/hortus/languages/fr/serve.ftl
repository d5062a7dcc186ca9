### Son propre serveur : hortus serve, hortus backup.

serve-address = Hortus est à l’adresse { $address }
serve-near = Seul cet ordinateur peut y accéder : un lien vers une table ne marche nulle part ailleurs. Pour jouer avec des amis de votre réseau : hortus serve --host 0.0.0.0
serve-far = D’autres ordinateurs peuvent y accéder. Qui a le lien d’une place peut s’y asseoir.
serve-data = Les tables sont gardées dans { $file }
serve-stop = Ctrl-C pour arrêter ; rien ne sera perdu.
serve-bad-number = { $option } attend un nombre entier à partir de 1, et non « { $text } ».
serve-bad-port = Un port est un nombre jusqu’à 65535, et non « { $text } ».
serve-bad-host = Il n’y a pas d’adresse « { $host } » où écouter.
serve-bad-address = « { $address } » n’est pas une adresse comme https://garden.example.
serve-bad-proxy = « { $text } » n’est pas l’adresse d’un proxy, comme 10.0.0.5 ou 10.0.0.0/24.
serve-port-taken = Un autre programme écoute déjà le port { $port }. Nommez-en un autre, ou aucun : un port libre sera trouvé.
serve-cannot-listen = Impossible d’écouter { $host }, port { $port } : « { $reason } ».
serve-data-in-use = Un autre Hortus travaille avec { $file } ; il est à l’adresse { $address }
backup-done =
    { $count ->
        [one] { $count } table a été copiée dans { $file }
       *[other] { $count } tables ont été copiées dans { $file }
    }
backup-no-data = Il n’y a pas de fichier de données { $file } à copier.
backup-exists = { $file } existe déjà ; rien n’a été copié.
backup-unwritable = Impossible d’écrire { $file } : « { $reason } ».
backup-unreadable = Impossible de copier { $file } : « { $reason } ».
