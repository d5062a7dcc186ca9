### Zasady, numerowane; testy i odmowy podają te numery.

rule-title-R1 = Woreczek
rule-R1 = Od dwóch do czterech graczy. W woreczku jest pięć fasolek bursztynowych, pięć brązowych i pięć kremowych.

rule-title-R2 = Tura
rule-R2 = W swojej turze powiedz, czy bierzesz fasolkę jawnie, czy w tajemnicy.

rule-title-R3 = Fasolka
rule-R3 = Potem wyjmij jedną z woreczka, nie patrząc. Wzięta jawnie leży przed tobą; wzięta w tajemnicy trafia do twojej sakiewki. Wszyscy widzą, ile fasolek jest w sakiewce, ale tylko jej właściciel widzi jakie.

rule-title-R4 = Kolor
rule-R4 = Po dwóch rundach każdy wybiera w tajemnicy kolor, który ma, i wszyscy wskazują go w tej samej chwili. Sakiewki się otwiera.

rule-title-R5 = Punkty
rule-R5 = Fasolka koloru, który został przez ciebie wskazany, liczy się za 2, każda inna za 1.

rule-title-R6 = Zwycięstwo
rule-R6 = Wygrywa, kto ma najwięcej punktów; kto ma tyle samo, dzieli zwycięstwo.
