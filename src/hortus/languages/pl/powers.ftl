### Why somebody may not do something at a table.

power-not-invited = Ten stół nie jest dla ciebie otwarty. Poproś o link.
power-not-yours = To nie jest twoje miejsce.
power-computer-plays = Na tym miejscu gra teraz komputer. Możesz patrzeć.
power-taken = Ktoś już tu siedzi. Możesz patrzeć.
power-over = Gra jest skończona: nic się już nie zmienia.
power-knows-another = Znasz sekrety miejsca, które należy teraz do kogoś innego. Możesz patrzeć.
power-second-seat = Już grasz. Sekrety drugiego miejsca nie są dla ciebie.
power-plays-another = Grasz na innym miejscu przy tym stole.
power-nobody-stands-in = Nikogo nie zastępuje tu komputer.
power-not-managing = Może to zrobić tylko osoba, która prowadzi stół.
power-of-another = To miejsce należy do kogoś. Poproś tę osobę, by je oddała.
power-among-people = Gra już trwa: między ludźmi komputery zostają takie, jakie są.
power-chosen-seed = Ziarno tego stołu zostało wybrane, więc losowania mogą być znane: nikt inny nie może dołączyć. Załóż nowy stół.
power-something-undone = Cofano tu ruchy, więc następne losowania mogą być znane: nikt inny nie może dołączyć. Załóż nowy stół.
power-known-to-players = Ktoś, kto gra dalej, zna sekrety tego miejsca: nikt inny nie może go dostać. Załóż nowy stół.
power-others-known = Ktoś tutaj zna sekrety innego miejsca: nikt inny nie może dołączyć. Załóż nowy stół.
power-outsider = Może to zrobić tylko ktoś, kto tu gra lub prowadzi stół.
power-not-of-another = To miejsce nie należy do kogoś innego.
power-not-asked = Nikt cię o to nie pytał.
power-not-absent = Komputer może zastąpić tylko kogoś, kto każe stołowi czekać tak długo, jak stół na to pozwala.
power-no-such-seat = Nie ma takiego miejsca.
