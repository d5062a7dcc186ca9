### Haru Ichiban: numerowane zasady. „(nasza interpretacja)”: druk milczy, wydania się różnią albo druk sam sobie przeczy; „(nasza rekonstrukcja)”: obrazek zaginął.

## Elementy gry

rule-title-H1 = Staw
rule-H1 = Staw to kwadrat 5 na 5 pól, z których żadne nie jest zablokowane. Kolumny nazywają się od a do e, od lewej do prawej, a rzędy od 1 do 5, od dołu do góry. Czerwony siedzi na dole, Żółty u góry: c3 to pole środkowe, a1 to lewy róg najbliższy Czerwonemu. Północ to kierunek ku rzędowi 5, wschód ku kolumnie e, południe ku rzędowi 1, zachód ku kolumnie a.

rule-title-H2 = Nenufary
rule-H2 = Po stawie pływa szesnaście nenufarów, na każdym polu najwyżej jeden; pozostałe dziewięć pól to woda. Trzynaście nenufarów jest zwykłych, na jednym są czerwone jaja, na jednym żółte: tych piętnaście ma jasną i ciemną stronę. Szesnasty jest ciemny z obu stron. Żadnego nenufaru nigdy się nie dodaje, nie zabiera ani nie zamienia: każdy przez całą grę pozostaje sobą, dokądkolwiek dopłynie. Nenufar leży jasną albo ciemną stroną do góry i niesie najwyżej jedną rzecz: kwiat albo żabę. O nenufarze, na którym leży kwiat, mówimy, że kwitnie.

rule-title-H3 = Kwiaty, żaby i ważka
rule-H3 = Każdy ogrodnik ma osiem kwiatów swojego koloru o wartościach od 1 do 8, po jednym każdej wartości. Są dwie żaby, czerwona i żółta. Nowsze wydanie dodaje ważkę; w pierwszym wydaniu jej nie ma, a ogrodnicy zamiast tego kumkają. Wartości liczą się tylko przy tajnym wyborze: na stawie wszystkie kwiaty jednego koloru są równe.

rule-title-H4 = Początek pierwszej rundy
rule-H4 =
    W pierwszej rundzie nenufary leżą następująco. Zwykłe nenufary, jasną stroną do góry: a1, c1, e1, b2, c2, a3, b3, d3, e3, b4, a5, c5, e5. Nenufar ciemny z obu stron: d4. Nenufar z żółtymi jajami, jasną stroną do góry: c4, a na nim siedzi żółta żaba. Nenufar z czerwonymi jajami, jasną stroną do góry: d2, a na nim siedzi czerwona żaba. W druku pokazuje to obrazek, który zaginął: całe ustawienie złożono na podstawie programów grających w tę grę (nasza rekonstrukcja).
    Ogrodnicy mogą umówić się na inne ustawienie. Dwa mają nazwy i są naszego pomysłu: pierścień, w którym nenufary otaczają wolną wodę, oraz wyspy, z czterema nenufarami w każdym rogu. Każde inne można podać jako rysunek: nenufarów musi być w sumie 16, w tym dokładnie jeden ciemny z obu stron i po jednym z jajami każdego koloru; rysunek, w którym tego brak, zostaje odrzucony.

## Runda

rule-title-H5 = Zasoby i ręka
rule-H5 = Na początku rundy każdy ogrodnik tasuje swoje osiem kwiatów wartościami do dołu. To jego zasoby. Czerwony dobiera z nich trzy kwiaty na rękę, potem Żółty robi to samo. Każdy widzi własną rękę, a cudzej nie. Kolejności kwiatów w zasobach nie zna nikt, nawet ich właściciel.

rule-title-H6 = Tajny wybór
rule-H6 = Runda ma najwyżej osiem tur, a tura zaczyna się od tajnego wyboru: każdy ogrodnik w tajemnicy wybiera jeden kwiat z ręki, po czym oba odkrywa się równocześnie. Kto odkrył niższą wartość, jest w tej turze młodszym ogrodnikiem, a kto wyższą, starszym. Następują kroki A, B, C i D, a kładzie się właśnie te dwa odkryte kwiaty. Jeśli wartości są równe, obowiązuje H16, a w ósmej turze H18.

rule-title-H7 = Krok A: kwiat młodszego ogrodnika
rule-H7 = Kwiat młodszego ogrodnika trafia na ciemny nenufar: jedyny, który leży ciemną stroną do góry i nie kwitnie. Wyboru nie ma. Nenufary, które już kwitną, także mogą leżeć ciemną stroną do góry; tutaj się nie liczą. Na początku tury zawsze jest dokładnie jeden ciemny nenufar bez kwiatu i nie siedzi na nim żaba.

rule-title-H8 = Krok B: kwiat starszego ogrodnika
rule-H8 = Starszy ogrodnik kładzie kwiat na dowolnym nenufarze, który nie kwitnie, także wtedy, gdy został tylko jeden. Jeśli siedzi na nim żaba, obojętnie którego koloru, najpierw szuka się figur (H15). Jeśli runda trwa dalej, starszy ogrodnik przenosi tę żabę na dowolny nenufar bez kwiatu i bez żaby; w siódmej turze żaba zamiast tego opuszcza staw (H12).

rule-title-H9 = Krok C: wiatr
rule-H9 = Młodszy ogrodnik przywołuje wiatr: wybiera dowolny nenufar, pusty, kwitnący albo z żabą, oraz jeden z kierunków: północ, wschód, południe lub zachód. Ten nenufar przesuwa się o jedno pole w tym kierunku. Jeśli leży tam inny nenufar, zostaje popchnięty o jedno pole dalej, i tak kolejno, aż któryś nenufar wpłynie na wodę. Każdy przesunięty nenufar zachowuje to, co niesie, i stronę, którą leży do góry. Wiatr, który wypchnąłby nenufar ze stawu, jest niedozwolony. Wiatr wieje także w ósmej turze. W obu wydaniach jest obowiązkowy; jakiś dozwolony wiatr zawsze istnieje. Pierwsze wydanie mówi, że młodszy ogrodnik „może” przesunąć nenufar, co da się też czytać jako zgodę na zaniechanie (nasza interpretacja).

rule-title-H10 = Krok D: nowy ciemny nenufar
rule-H10 = Starszy ogrodnik odwraca dowolny nenufar, który nie kwitnie, ciemną stroną do góry; będzie to ciemny nenufar następnej tury. Jeśli siedzi na nim żaba, starszy ogrodnik przenosi ją potem na dowolny nenufar bez kwiatu i bez żaby. W ósmej turze wszystkie nenufary już wtedy kwitną, więc kroku D nie ma. Żaba nie może wrócić na nenufar, który właśnie odwrócono (nasza interpretacja).

rule-title-H11 = Koniec tury
rule-H11 = Jeśli po turze runda trwa dalej, każdy ogrodnik dobiera jeden kwiat ze swoich zasobów, najpierw Czerwony, dopóki się nie skończą; dotyczy to także tury z remisem. Dobraną wartość widzi tylko właściciel. Potem zaczyna się następna tura. W kolejnych ośmiu turach przy wyborze ma się więc na ręce 3, 3, 3, 3, 3, 3, 2 i 1 kwiat.

rule-title-H12 = Żaby odchodzą
rule-H12 = Gdy zostają tylko dwa nenufary, które nie kwitną, obie żaby opuszczają staw do końca rundy. Żabę, którą trzeba by w tej chwili przenieść, po prostu się zabiera. Dzieje się to zawsze w siódmej turze: po kroku B, kiedy już poszukano figur, albo przy remisie, po położeniu obu kwiatów i poszukaniu figur.

rule-title-H13 = Co wiedzą wszyscy
rule-H13 = Każdą odkrytą wartość widzieli obaj ogrodnicy. Wiadomo zatem, jakie wartości zostały ogrodnikowi w ręce i w zasobach łącznie, ale nie wiadomo, które z nich są na ręce, dopóki nie da się tego wywnioskować. Od szóstej tury zasoby są puste i ręce są znane.

## Figury i punkty

rule-title-H14 = Figury
rule-H14 =
    Figurę tworzą kwiaty jednego koloru:
    - kwadrat 2 na 2: 1 punkt;
    - cztery kwiaty obok siebie w rzędzie albo w kolumnie: 2 punkty;
    - cztery kwiaty obok siebie na ukos, także na krótkich przekątnych z czterech pól: 3 punkty;
    - pięć kwiatów w rzędzie, w kolumnie albo na długiej przekątnej: 5 punktów i wygrana gra (H23).
    Na stawie mieści się 16 różnych kwadratów, 20 prostych czwórek, 8 czwórek ukośnych i 12 piątek.

rule-title-H15 = Kiedy figury się liczą
rule-H15 =
    Figur szuka się po kroku A, po kroku B (zanim przeniesie się żabę), po kroku C oraz po położeniu obu kwiatów w turze z remisem. Gdy tylko powstanie jakakolwiek figura, obojętnie którego koloru, runda się kończy i żadnego dalszego kroku już się nie wykonuje. Każdy ogrodnik otrzymuje punkty za wszystkie figury swojego koloru, bez względu na to, kto je spowodował.
    Dwie różne figury tego samego rodzaju liczą się obie (nasza interpretacja). Czwórka, która w całości mieści się w piątce, nie liczy się; wszystkie inne figury liczą się, także figury drugiego ogrodnika (nasza interpretacja).

## Remis przy wyborze

rule-title-H16 = Równe wartości
rule-H16 = Jeśli obaj ogrodnicy odkryją tę samą wartość, każdy kwiat trafia na nenufar, na którym siedzi żaba jego koloru; żaby bierze się do ręki. W tej turze nikt nie jest młodszym ani starszym ogrodnikiem: nie ma wiatru, żadnego nenufaru się nie odwraca, a ciemny nenufar pozostaje ciemnym nenufarem. Gdy oba kwiaty już leżą, szuka się równocześnie figur obu ogrodników (nasza interpretacja).

rule-title-H17 = Żaby wracają
rule-H17 =
    Jeśli po remisie runda trwa dalej i zostało więcej niż dwa nenufary, które nie kwitną, żaby wracają na dwa różne nenufary bez kwiatu, leżące jasną stroną do góry.
    W nowszym wydaniu obie żaby stawia ten, kto ma ważkę, najpierw czerwoną, a potem oddaje ważkę drugiemu ogrodnikowi.
    W pierwszym wydaniu ogrodnik, który zakumkał pierwszy, stawia swoją żabę, a potem drugi stawia swoją. Pierwsze wydanie pozwala postawić każdą żabę na dowolnym nenufarze; to, że i tam musi być jasny, nie jest wydrukowane (nasza interpretacja).

rule-title-H18 = Równe wartości w ósmej turze
rule-H18 = W ósmej turze żab nie ma już na stawie, więc remis rozstrzyga się inaczej: ten, kto ma ważkę, mówi, kto jest starszym ogrodnikiem. Drugi jest młodszym ogrodnikiem, a tura toczy się dalej od kroku A. W pierwszym wydaniu, które o tym przypadku nie mówi, ogrodnicy kumkają zaraz po odkryciu kwiatów i decyduje ten, kto zakumkał pierwszy (nasza interpretacja).

rule-title-H19 = Ważka
rule-H19 = Ważka zmienia właściciela tylko wtedy, gdy jej posiadacz postawił żaby (H17). Jeśli żaby nie wracają, bo remis zdarzył się w siódmej turze, zostaje tam, gdzie jest; wskazanie starszego ogrodnika (H18) też jej nie przekazuje, a między rundami również zostaje na miejscu. O niczym z tego druk nie mówi (nasza interpretacja). Według druku najpierw dostaje ją najmłodszy; tutaj pierwszego posiadacza wyznacza los (nasza interpretacja).

rule-title-H20 = Kumkanie
rule-H20 = W pierwszym wydaniu od chwili odkrycia równych wartości trwa wyścig: wygrywa go ten, kto pierwszy zakumka jak żaba. Ma to znaczenie tylko wtedy, gdy żaby wracają (H17), albo w ósmej turze (H18). Dwie osoby grające na żywo mogą się naprawdę ścigać; w przeciwnym razie decyduje los, z równymi szansami (nasza interpretacja).

## Koniec rundy, koniec gry

rule-title-H21 = Runda bez figury
rule-H21 = Jeśli po ósmej turze nie ma żadnej figury, runda się kończy i nikt nie zdobywa punktów. Zaczyna się nowa runda (H22), chyba że ta była ostatnia (H24).

rule-title-H22 = Nowa runda
rule-H22 = Na nową rundę każdy ogrodnik odzyskuje wszystkie swoje kwiaty i je tasuje (H5). Każdy nenufar zostaje tam, gdzie jest, i wraca na jasną stronę; ten, który jest ciemny z obu stron, pozostaje ciemny i znów jest ciemnym nenufarem pierwszej tury. Każda żaba trafia na nenufar z jajami swojego koloru, gdziekolwiek on teraz jest. Punkty zostają.

rule-title-H23 = Koniec gry
rule-H23 =
    Po każdym przyznaniu punktów:
    - jeśli dokładnie jeden ogrodnik ma piątkę, wygrywa on grę bez względu na punkty;
    - w przeciwnym razie, jeśli ktoś ma co najmniej 5 punktów, a sumy są różne, grę wygrywa wyższa suma;
    - w przeciwnym razie zaczyna się nowa runda. Przy równych sumach, wynoszących co najmniej 5 punktów, gra się kolejne rundy, aż zajdzie jeden z dwóch pierwszych przypadków.
    Dwa wydrukowane zdania przeczą tu sobie: piątka to „natychmiastowe zwycięstwo”, ale gdy oboje naraz osiągną 5 punktów, wygrywa wyższa suma. U nas wygrywa piątka, bo po natychmiastowym zwycięstwie nie ma już czego porównywać (nasza interpretacja).

rule-title-H24 = Uwaga: ostatnia runda
rule-H24 = To nie jest zasada gry; chodzi tylko o to, by każda gra się kończyła. Jeśli do końca rundy 60 nikt nie wygra, gra się kończy: wygrywa ogrodnik, który ma więcej punktów, a przy równych punktach jest remis. W każdym innym przypadku zwycięzcę wskazuje H23, nawet jeśli drugi ogrodnik ma więcej punktów.
