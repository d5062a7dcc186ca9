### Własny serwer: hortus serve, hortus backup.

serve-address = Hortus jest pod adresem { $address }
serve-near = Dostęp ma tylko ten komputer, więc link do stołu nie zadziała nigdzie indziej. Aby grać ze znajomymi w swojej sieci: hortus serve --host 0.0.0.0
serve-far = Inne komputery mają dostęp. Kto ma link do miejsca, może je zająć.
serve-data = Stoły są przechowywane w pliku { $file }
serve-stop = Ctrl-C kończy pracę; nic nie przepadnie.
serve-bad-number = { $option } wymaga liczby całkowitej od 1, a nie „{ $text }”.
serve-bad-port = Port to liczba nie większa niż 65535, a nie „{ $text }”.
serve-bad-host = Nie ma adresu „{ $host }”, pod którym można by nasłuchiwać.
serve-bad-address = „{ $address }” nie jest adresem takim jak https://garden.example.
serve-bad-proxy = „{ $text }” nie jest adresem proxy, takim jak 10.0.0.5 albo 10.0.0.0/24.
serve-port-taken = Port { $port } jest już zajęty przez inny program. Podaj inny albo żaden: wtedy znajdzie się wolny.
serve-cannot-listen = Nie można nasłuchiwać pod adresem { $host }, port { $port }: „{ $reason }”.
serve-data-in-use = Inny Hortus pracuje z plikiem { $file }; jest pod adresem { $address }
backup-done =
    { $count ->
        [one] Skopiowano { $count } stół do pliku { $file }
        [few] Skopiowano { $count } stoły do pliku { $file }
       *[many] Skopiowano { $count } stołów do pliku { $file }
    }
backup-no-data = Nie ma pliku danych { $file }, który można by skopiować.
backup-exists = Plik { $file } już istnieje; niczego nie skopiowano.
backup-unwritable = Nie można zapisać pliku { $file }: „{ $reason }”.
backup-unreadable = Nie można skopiować pliku { $file }: „{ $reason }”.
