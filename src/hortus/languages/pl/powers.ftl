### Dlaczego ktoś nie może czegoś zrobić przy stole.

power-not-invited = Ten stół nie jest dla ciebie otwarty. Poproś o link.
power-not-yours = To nie jest twoje miejsce.
power-computer-plays = Na tym miejscu gra teraz komputer. Możesz oglądać grę.
power-unaided = Między ludźmi są podpowiedzi tylko wtedy, gdy stół dopuścił pomoc przed grą.
power-taken = Ktoś już tu siedzi. Możesz oglądać grę.
power-over = Gra jest skończona: nic się już nie zmienia.
power-running = Gra nie jest skończona: analiza zdradziłaby tajemnice.
power-knows-another = Znasz tajemnice miejsca, które należy teraz do kogoś innego. Możesz oglądać grę.
power-second-seat = Już grasz. Tajemnice drugiego miejsca nie są dla ciebie.
power-plays-another = Grasz na innym miejscu przy tym stole.
power-nobody-stands-in = Nikogo nie zastępuje tu komputer.
power-not-managing = Może to zrobić tylko osoba, która zarządza tym stołem.
power-of-another = To miejsce należy do kogoś. Poproś tę osobę, by je oddała.
power-among-people = Gra już trwa: między ludźmi komputery zostają takie, jakie są.
power-chosen-seed = Ziarno tego stołu zostało wybrane albo stół kontynuuje inną grę, więc jego losowania lub tajemnice mogą być znane: nikt inny nie może dołączyć. Załóż nowy stół.
power-something-undone = Cofano tu ruchy, więc następne losowania mogą być znane: nikt inny nie może dołączyć. Załóż nowy stół.
power-known-to-players = Ktoś, kto gra dalej, zna tajemnice tego miejsca: nikt inny nie może go dostać. Załóż nowy stół.
power-others-known = Ktoś tutaj zna tajemnice innego miejsca: nikt inny nie może dołączyć. Załóż nowy stół.
power-outsider = Może to zrobić tylko ktoś, kto tu gra lub zarządza stołem.
power-not-of-another = To miejsce nie należy do kogoś innego.
power-not-asked = Nikt cię o to nie pytał.
power-not-absent = Komputer może zastąpić tylko kogoś, kto każe stołowi czekać tak długo, jak stół na to pozwala.
power-no-such-seat = Nie ma takiego miejsca.
