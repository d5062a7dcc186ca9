### Własny serwer: hortus serve, hortus backup, hortus move.

serve-address = Hortus jest pod adresem { $address }
serve-near = Dostęp ma tylko ten komputer, więc link do stołu nie zadziała nigdzie indziej. Aby grać ze znajomymi w swojej sieci: hortus serve --lan
serve-far = Inne komputery mają dostęp. Kto ma link do miejsca, może je zająć.
serve-lan = Znajomi w tej samej sieci mogą otworzyć ten adres. Każdy, kto ma link do miejsca, może je zająć.
serve-lan-code = Znajomi w tej samej sieci mogą otworzyć ten adres lub zeskanować kod powyżej. Każdy, kto ma link do miejsca, może je zająć.
serve-lan-others = Jeśli strona nie otwiera się na ich urządzeniu, spróbuj innego adresu tego komputera: { $addresses }
serve-lan-blocked = Jeśli nic się nie otwiera, port { $port } może blokować zapora tego komputera albo tryb gościa sieci Wi-Fi.
serve-lan-none = Nie znaleziono sieci, więc z Hortusa można korzystać tylko na tym komputerze. Połącz się z siecią i uruchom go ponownie.
serve-data = Stoły są przechowywane w pliku { $file }
serve-stop = Ctrl-C kończy pracę; nic nie przepadnie.
serve-bad-number = { $option } wymaga liczby całkowitej od 1, a nie „{ $text }”.
serve-bad-port = Port to liczba nie większa niż 65535, a nie „{ $text }”.
serve-bad-host = Nie ma adresu „{ $host }”, pod którym można by nasłuchiwać.
serve-bad-address = „{ $address }” nie jest adresem takim jak https://garden.example.
serve-bad-proxy = „{ $text }” nie jest adresem proxy, takim jak 10.0.0.5 albo 10.0.0.0/24.
serve-bad-inside = „{ $text }” nie jest adresem takim jak 10.0.0.5 albo one.example:8100, pod którym inne serwery mogą znaleźć ten.
serve-inside-port-shared = Kilka procesów nie może mieć portu { $port } z --inside: nie podawaj portu.
serve-port-taken = Port { $port } jest już zajęty przez inny program. Podaj inny albo żaden: wtedy znajdzie się wolny.
serve-cannot-listen = Nie można nasłuchiwać pod adresem { $host }, port { $port }: „{ $reason }”.
serve-data-in-use = Inny Hortus pracuje z plikiem { $file }; jest pod adresem { $address }
serve-too-many-processes = Serwer ma co najwyżej { $most } procesów, a nie „{ $text }”.
serve-processes-need-postgresql = Procesy w liczbie { $count } potrzebują wspólnej bazy PostgreSQL: --data postgresql://... Plik danych jest dla jednego procesu.
serve-processes-not-here = W tym systemie może działać tylko jeden proces serwera.
serve-process-died = Proces { $number } serwera zakończył się, zanim mógł przyjąć gości ({ $how }); powód może być w wierszach powyżej.
serve-no-key = W { $place } nie ma żadnego klucza. To polecenie go utworzy: hortus key
serve-short-key = Klucz nr { $number } w { $place } jest za krótki: potrzebuje { $least } znaków. To polecenie utworzy dobry: hortus key
serve-key-file-open = Plik { $file } mogą czytać lub zmieniać inni niż jego właściciel, więc jego klucze nie są używane. To polecenie go zamknie: chmod 600 { $file }
serve-key-file-unreadable = Nie można odczytać kluczy z { $file }: „{ $reason }”.
serve-key-file-no-text = { $file } nie jest tekstem z jednym kluczem w wierszu.
backup-done =
    { $count ->
        [one] Skopiowano { $count } stół do pliku { $file }
        [few] Skopiowano { $count } stoły do pliku { $file }
       *[many] Skopiowano { $count } stołów do pliku { $file }
    }
backup-no-data = Nie ma pliku danych { $file }, który można by skopiować.
backup-exists = Plik { $file } już istnieje; niczego nie skopiowano.
backup-database = { $database } to baza danych: skopiuj ją poleceniem pg_dump.
backup-unwritable = Nie można zapisać pliku { $file }: „{ $reason }”.
backup-unreadable = Nie można skopiować pliku { $file }: „{ $reason }”.
move-done =
    { $count ->
        [one] Przeniesiono i porównano { $count } stół: { $target }; { $source } pozostaje bez zmian
        [few] Przeniesiono i porównano { $count } stoły: { $target }; { $source } pozostaje bez zmian
       *[many] Przeniesiono i porównano { $count } stołów: { $target }; { $source } pozostaje bez zmian
    }
move-progress = Przenoszenie: { $done }, pozostało { $left }
move-same = Dane już są w { $place }; niczego nie przeniesiono.
move-no-data = W { $place } nie ma nic z Hortusa, co można by przenieść.
move-older = { $place } pochodzi ze starszego Hortusa: uruchom raz z tym ten serwer, a potem przenieś.
move-not-empty = W { $place } już coś jest: podaj nowy plik albo pustą bazę.
move-database-in-use = Z { $database } pracuje serwer albo inne polecenie hortus move: najpierw je zatrzymaj.
move-differs = To, co dotarło do „{ $table }” w { $place }, nie jest tym, co wysłano, więc niczego nie przeniesiono.
move-interrupted = Zgodnie z życzeniem niczego nie przeniesiono: { $place } pozostaje bez zmian.
