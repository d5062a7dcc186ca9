### Ishtar: numerowane zasady. Rozstrzygnięcie, którego nie ma w tekście zasad, kończy się słowami „(nasza interpretacja)”.

## Mapa

rule-title-I1 = Pola i plansze
rule-I1 = Mapa składa się z sześciokątnych pól. Pole ma współrzędne (q, r), przy czym r rośnie w dół, oraz do sześciu sąsiadów w kierunkach od 0 do 5: (1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1) i (0, 1). Plansza ma 37 pól: licząc od jej środka, ani q, ani r, ani ich suma nie są dalej od 0 niż o 3. W pudełku jest sześć plansz o dwóch stronach. Planszę można obracać o szóste części obrotu; jeden taki obrót przenosi (q, r) na (-r, q + r), czyli zgodnie z ruchem wskazówek zegara.

rule-title-I2 = Miejsca na plansze
rule-I2 = Plansze leżą na miejscach, których jest o dwa więcej niż graczy: od A do D dla dwóch graczy, od A do E dla trzech, od A do F dla czterech. Środki miejsc to A (0, 0), B (7, -3), C (3, 4), D (10, 1), E (14, -6) i F (17, -2). Plansze przylegają do siebie bez luk i tworzą jedną mapę; płytka może leżeć w poprzek ich granic.

rule-title-I3 = Nazwy pól
rule-I3 = Pole nazywa się od swojego miejsca i numeru na tym miejscu, od 1 do 37: rząd po rzędzie z góry na dół, a w każdym rzędzie od lewej do prawej, więc C19 to środek miejsca C. Numery należą do mapy i nie obracają się razem z planszą.

rule-title-I4 = Co jest na polu
rule-I4 = Pole to piasek, skała z jednym klejnotem nadrukowanego koloru, rzeźbiony kamień albo fontanna. Na każdej stronie planszy jest jedna fontanna oraz 7 fioletowych, 5 czerwonych i 3 białe klejnoty; na początku gry klejnoty leżą na swoich skałach. Są 3 fontanny fioletowe, 2 czerwone i jedna biała; rozdziela się je losowo, po jednej na planszę. Nadruk plansz jest rekonstrukcją.

rule-title-I5 = Płytki
rule-I5 =
    Płytka ma trzy pola i jeden z trzech kształtów: linia, łuk albo trójkąt; każdego kształtu jest 14. Kładzie się ją, podając pole zaczepienia i obrót k od 0 do 5, który oznacza kierunek; kierunki liczy się w kółko. Jej pola po kolei:
    - linia: sąsiad w kierunku k + 3, zaczepienie, sąsiad w kierunku k;
    - łuk: sąsiad w kierunku k, zaczepienie, sąsiad w kierunku k + 2;
    - trójkąt: zaczepienie, sąsiad w kierunku k, sąsiad w kierunku k + 1.
    Płytki nigdy się nie odwraca. Na każdym jej polu jest trawa albo od 1 do 4 kwiatów. Najwyżej na jednym polu, zawsze na polu z kwiatami, jest symbol: pomocnik, umiejętność albo joker. To, co pokazują płytki, jest rekonstrukcją.

## Przygotowanie

rule-title-I6 = Stosy
rule-I6 = Sześć stosów leży w kręgu, od 1 do 6 zgodnie z ruchem wskazówek zegara. Każdy ma wylosowany kształt, po dwa stosy na kształt. Składa się z zakrytych płytek zwykłych tego kształtu, o dwie więcej niż graczy, a na wierzchu leży odkryta jedna z dwóch płytek startowych tego kształtu, wylosowana. Pozostałe płytki zwykłe są nieznane. Liczby płytek dla dwóch i trzech graczy są rekonstrukcją.

rule-title-I7 = Co gracze mają na początku
rule-I7 = Każdy gracz ma dwóch pomocników na ręce, dwóch następnych na dywanie i fioletowy klejnot. Na dywanie są też cztery rozkwity pojedyncze (jedno pole z trzema kwiatami) i cztery podwójne (dwa sąsiednie pola z jednym kwiatem każde). W zasobach jest 50 klejnotów fioletowych, 38 czerwonych i 26 białych, bez tych na planszach i u graczy.

rule-title-I8 = Karty drzew
rule-I8 = Tasuje się 26 kart drzew i wykłada pięć, każdą z jednym z 20 pionków drzew. Ceny i punkty drzew są rekonstrukcją.

## Tura

rule-title-I9 = Wzięcie płytki
rule-I9 = Konewka idzie zgodnie z ruchem wskazówek zegara do następnego niepustego stosu, za darmo. Każdy dalszy niepusty stos kosztuje jeden klejnot dowolnego koloru, który wraca do zasobów. Pierwszy gracz w pierwszej turze stawia ją przy dowolnym stosie, za darmo. Gracz bierze płytkę z wierzchu stosu, przy którym stoi teraz konewka. Potem odkrywa się nowy wierzch stosu, od którego konewka odeszła; wierzch stosu konewki jest więc zawsze zakryty. Konewka nigdy nie obchodzi kręgu do stosu, przy którym stoi, chyba że nie ma już innego (nasza interpretacja).

rule-title-I10 = Położenie płytki
rule-I10 = Wszystkie trzy pola płytki muszą leżeć na piasku albo skale, których nie zakrywa płytka. Przynajmniej jedno z nich musi dotykać fontanny albo płytki położonej wcześniej. Spośród fontann, do których prowadzą pola wokół płytki, wprost albo przez płytki, musi być dokładnie jedna: ogrodów różnych fontann nigdy się nie łączy. Na rabacie, czyli grupie połączonych pól z kwiatami, nigdy nie może się znaleźć dwóch pomocników, nawet tego samego gracza.

rule-title-I11 = Płytka, która nie pasuje
rule-I11 = Płytkę, która nigdzie nie pasuje, odrzuca się. Nie ma klejnotów ani akcji; tura toczy się dalej od drzew. Nikt nie musi płacić za inny stos, aby tego uniknąć (nasza interpretacja).

rule-title-I12 = Zbieranie klejnotów
rule-I12 = Klejnoty z pól, które płytka zakryła, gracz dostaje od razu.

rule-title-I13 = Akcja symbolu
rule-I13 = Jeśli właśnie położona płytka pokazuje symbol, jego akcję można wykonać teraz albo pominąć, ale nie odłożyć. Pomocnik: postaw pomocnika z ręki na polu symbolu, jeśli na tej rabacie nie ma innego. Umiejętność: zdobądź jedną umiejętność (I14). Joker: jedno z dwojga.

rule-title-I14 = Umiejętności
rule-I14 =
    Umiejętność kosztuje dwa klejnoty dowolnych kolorów, które zostają na niej, na planszy gracza. Każdą można zdobyć raz w grze, jedną w turze. Górna umiejętność, oznaczona wielką literą, wymaga dolnej o tej samej literze, zdobytej we wcześniejszej turze. Dolną można zdobyć nawet wtedy, gdy teraz nic nie daje. Dolne działają od razu:
    - a oraz c: jeden pomocnik przechodzi z dywanu na rękę;
    - b: połóż rozkwit pojedynczy albo podwójny (I15);
    - d: zarezerwuj jedną wyłożoną kartę drzewa razem z pionkiem;
    - e: weź z zasobów dwa klejnoty dowolnych kolorów.
    Górne dają punkty na końcu:
    - A: 2 punkty za każde drzewo, czyjekolwiek, obok rabaty, którą kontroluje gracz;
    - B: 7 punktów;
    - C: 3 punkty za każdy rzeźbiony kamień obok rabaty, którą kontroluje gracz;
    - D: 2 punkty za każdą posadzoną przez gracza kartę drzewa;
    - E: za klejnoty na planszy gracza 1 punkt za fioletowy, 2 za czerwony, 3 za biały.
    Dokładne działanie umiejętności jest rekonstrukcją.

rule-title-I15 = Rozkwity
rule-I15 = Rozkwit zakrywa trawę płytek leżących na mapie, bez drzewa i bez rozkwitu. Podwójny wymaga dwóch sąsiednich pól, tej samej płytki albo dwóch. Stają się one polami z kwiatami; na żadnej rabacie nie może się przez to znaleźć dwóch pomocników. Z rozkwitu można zrezygnować i wtedy przepada.

rule-title-I16 = Sadzenie drzew
rule-I16 = Na koniec gracz może sadzić drzewa, ile chce. Bierze kartę wyłożoną albo własną zarezerwowaną, oddaje do zasobów dokładnie klejnoty z jej ceny, kładzie kartę zakrytą i stawia jej pionek na dowolnym polu trawy na mapie, bez drzewa i bez rozkwitu. Można użyć klejnotów zdobytych w tej turze. Bez takiego pola drzewa kupić nie można.

rule-title-I17 = Koniec tury
rule-I17 = Na koniec każdej tury, także ostatniej, wykłada się karty drzew do pięciu, każdą z pionkiem, dopóki starcza kart i pionków.

## Koniec i punkty

rule-title-I18 = Koniec gry
rule-I18 = Gdy drugi stos jest pusty, gra toczy się, aż swoją turę rozegra ostatnie miejsce, tak aby wszyscy mieli tyle samo tur.

rule-title-I19 = Kto co kontroluje
rule-I19 = Rabatę kontroluje gracz, którego pomocnik na niej stoi. Ogród to grupa połączonych płytek i podlega jednej fontannie. Fontannę kontroluje gracz, który kontroluje najwięcej pól z kwiatami w jej ogrodach, co najmniej jedno; liczą się pola, a nie kwiaty. Jeśli kilku graczy ma ich najwięcej, fontannę kontroluje każdy z nich.

rule-title-I20 = Punkty
rule-I20 =
    Na końcu gracz dostaje:
    - za posadzone karty drzew ich punkty; karta zarezerwowana, lecz nieposadzona nie daje nic;
    - 1 punkt za każdy kwiat na kontrolowanych rabatach, także pod pomocnikami;
    - za każdą kontrolowaną fontannę 4 punkty, jeśli jest fioletowa, 6, jeśli czerwona, 8, jeśli biała;
    - punkty za zdobyte górne umiejętności (I14).
    W umiejętnościach drzewo albo kamień liczy się raz, bez względu na to, ilu rabat dotyka.

rule-title-I21 = Zwycięzca
rule-I21 = Grę wygrywa największa liczba punktów. Gracze z równą liczbą punktów dzielą się zwycięstwem (nasza interpretacja).

rule-title-I22 = Co wszyscy wiedzą
rule-I22 = Kupione karty leżą zakryte, ale wszyscy je widzieli: są jawne. Nieznane, dla wszystkich tak samo, są tylko płytki i drzewa, których nigdy nie odkryto.
