### Czego serwer odmawia i dlaczego ruchu nie można cofnąć.

## Wiadomości

server-bad-message = Ta wiadomość nie została zrozumiana, więc nic się nie stało.
server-too-large = Ta wiadomość jest za długa; największa liczba bajtów: { $longest }.
server-too-many-messages = Za dużo wiadomości naraz. Poczekaj chwilę.
server-too-many-tables = Za dużo nowych stołów z tego adresu. Spróbuj później.
server-too-many-joins = Z tego adresu wypróbowano za dużo linków i kodów. Poczekaj chwilę.
server-too-many-asks = Za dużo zapytań naraz. Poczekaj chwilę.
server-too-many-lines = Otwartych jest za dużo połączeń. Zamknij kilka kart albo wróć za chwilę.
server-too-many-questions = Zbyt wiele twoich pytań czeka jeszcze na odpowiedź. Poczekaj chwilę.
server-asked-already = Ta osoba dostała prośbę mniej niż minutę temu i jeszcze nie odpowiedziała. Poczekaj chwilę.
server-asking-too-often = Za dużo próśb do innych w ciągu minuty. Poczekaj chwilę.
server-asked-too-often = Ta osoba dostała za dużo próśb w ciągu minuty. Poczekaj chwilę.
server-seats-too-often = Za dużo twoich zmian miejsc w ciągu minuty. Poczekaj chwilę.
server-seat-too-often = Za dużo zmian na tym miejscu w ciągu minuty. Poczekaj chwilę.
server-free-seats-too-often = Za dużo zmian wolnych miejsc przy tym stole w ciągu minuty. Poczekaj chwilę.
server-renaming-too-often = Za dużo twoich zmian imion lub linków przy tym stole. Poczekaj chwilę.
server-devices-too-often = Za dużo nowych urządzeń na tym miejscu w ciągu minuty. Poczekaj chwilę.
server-too-many-notes = W dzienniku tego stołu jest już zbyt wiele twoich wpisów. Gra toczy się dalej, ale nie możesz już o nic prosić ani oddać miejsca.
server-too-many-table-notes = Dziennik tego stołu jest pełny. Gra toczy się dalej, ale nikt nie może już o nic prosić, oddać miejsca, cofnąć ruchu ani dostać podpowiedzi.
server-too-many-hints = Przy tym stole poproszono już o zbyt wiele podpowiedzi. Graj dalej bez nich.
server-too-many-undos = Cofnięto już zbyt wiele twoich ruchów przy tym stole. Graj dalej bez cofania.
server-too-many-people = Przy tym stole siedziało już zbyt wiele osób. Oglądaj grę albo załóż nowy stół.
server-too-many-visitors = Osoby, które opuściły swoje miejsca, dodały zbyt wiele wpisów do dziennika tego stołu, więc nikt inny nie może już usiąść. Oglądaj grę albo załóż nowy stół.
server-too-many-devices = Do tego miejsca dołączyło już zbyt wiele urządzeń. Graj na jednym z nich albo odnów tam osobisty kod.
server-wrong-origin = Tej stronie nie wolno rozmawiać z tym serwerem.
server-wrong-host = Ten serwer nie odpowiada na tę nazwę. Otwórz go pod jego własnym adresem. Inną nazwę podaje się przy uruchamianiu: hortus serve --address.

## Stoły i linki

server-no-such-table = Takiego stołu nie ma albo został usunięty.
server-no-such-place = Nic tu nie ma.
server-no-halt = W akcji o numerze { $ply } nie ma chwili zatrzymania.
server-no-count = Nie ma czego liczyć: gra nie została rozegrana do końca.
server-other-rules = Ten stół trzyma się wersji { $version } zasad; znana tutaj: { $known }.
server-seed-among-people = Kto wybrał ziarno, zna każde losowanie: jest ono tylko dla gier bez innych osób.
server-onward-among-people = Inną grę kontynuuje się tylko bez innych osób: kto to robi, zna jej tajemnice.
server-bad-link = Ten link jest niepełny albo zmieniony. Poproś o niego jeszcze raz.
server-old-link = Ten link już nie działa: zrobiono nowy albo ktoś opuścił to miejsce.
server-bad-code = Nie ma stołu o tym kodzie. Sprawdź go albo poproś o link.
server-no-free-seat = Wszystkie miejsca przy tym stole są zajęte. Możesz oglądać grę.
server-bad-guest = Plik cookie twojej przeglądarki został zmieniony. Wczytaj stronę ponownie.
server-bad-token = Token innego serwera nie jest ważny dla tego żądania.
server-internal-only = Żądanie z zewnątrz nie może zawierać nagłówka hortus-inside.
server-no-power-list = Tego stołu nie ma na twojej liście.

## Gra

server-not-your-turn = To nie twoja kolej.
server-stale = Stół zmienił się w międzyczasie. Spójrz jeszcze raz.
server-conflict = Ktoś inny był szybszy.
server-no-race = Teraz nie ma się o co ścigać.
server-race-too-early = Wyścig jeszcze się nie zaczął.
server-not-over = Gra jeszcze się nie skończyła.
server-no-aids = Przy tym stole nie pokazuje się szans.
server-hint-busy = Komputery są teraz zajęte. Poproś o podpowiedź za chwilę.
server-one-hint = Jedna podpowiedź naraz: poczekaj na tę, która już jest w drodze.
server-review-busy = Komputery są teraz zajęte. Poproś o analizę za chwilę.
server-one-try = Jedna próba naraz: poczekaj, aż ta zostanie oceniona.
server-no-decision = W ruchu { $ply } nie było nic do wyboru.
server-fault = Coś poszło nie tak na serwerze; nic się nie zmieniło.
server-draining = Ten serwer zaraz się zatrzyma i nikogo już nie wpuszcza. Wróć za chwilę.
server-storage-failed = Nie udało się tego zapisać, więc nic się nie zmieniło. Spróbuj za chwilę.
server-storage-unreadable = Nie udało się odczytać danych z dysku. Spróbuj za chwilę.
server-table-broken = Ten stół jest uszkodzony i nie da się go otworzyć. Przyczyna jest w dzienniku serwera.
server-storage-unusable = Pliku danych „{ $file }” nie da się użyć: „{ $reason }”.
server-storage-bad-address = Po --data stoi plik albo adres taki jak postgresql://hortus@localhost/hortus.
server-storage-newer = { $place } pochodzi z nowszego Hortusa: zainstaluj tamten albo podaj inne dane.
server-database-unreachable = Baza danych { $database } nie odpowiada („{ $reason }”): uruchom ją albo popraw jej adres.
server-database-password = Baza danych { $database } nie wpuszcza („{ $reason }”): popraw użytkownika lub hasło w jej adresie.
server-database-missing = Serwer działa, ale nie ma bazy { $database }: utwórz ją najpierw, na przykład poleceniem createdb.
server-database-read-only = Bazę { $database } można tylko czytać („{ $reason }”): podaj adres takiej, w której można pisać.
server-database-rights = Użytkownikowi brakuje praw w { $database } („{ $reason }”): uczyń go właścicielem bazy.
server-database-full = W bazie { $database } zabrakło miejsca („{ $reason }”): daj jej więcej dysku.
server-database-connections = W bazie { $database } zabrakło połączeń („{ $reason }”): zwiększ jej max_connections albo zakończ to, co zajmuje pozostałe.
server-database-moving = Polecenie hortus move właśnie przenosi dane z { $database }: uruchom ponownie, gdy skończy.
server-database-unusable = Bazy { $database } nie można użyć: „{ $reason }”.
server-database-unlike = Serwer pod adresem { $address } pracuje z tą bazą w innej wersji albo z innymi kluczami: najpierw go zatrzymaj albo daj obu to samo.
server-database-no-driver = PostgreSQL wymaga sterownika: zainstaluj hortus[postgresql].
server-moved = Ten stół właśnie przechodzi na inny serwer. Spróbuj za chwilę.

## Dlaczego ruchu nie można cofnąć

server-undo-watching = Oglądasz grę.
