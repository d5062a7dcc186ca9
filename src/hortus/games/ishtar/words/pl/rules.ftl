### Ishtar: numerowane zasady. Rozstrzygnięcie, którego nie ma w tekście zasad, kończy się słowami „(nasza interpretacja)”; to, czego tekst nie pokazuje, nazywa się rekonstrukcją.

## Mapa

rule-title-I1 = Pola i plansze
rule-I1 = Mapa składa się z sześciokątnych pól, więc pole ma do sześciu sąsiadów: nad sobą, pod sobą i po dwa z każdej strony. Układa się ją z plansz po 37 pól, sześciokątów o boku czterech pól. W pudełku jest ich sześć, każda o dwóch stronach; planszę można obracać o szóste części obrotu. Pola, plansze i ich strony są naszą rekonstrukcją.

rule-title-I2 = Miejsca na plansze
rule-I2 = Plansze leżą na miejscach, których jest o dwa więcej niż graczy: od A do D dla dwóch graczy, od A do E dla trzech, od A do F dla czterech. Przylegają do siebie bez luk i tworzą jedną mapę; płytka może leżeć w poprzek ich granic. Liczba plansz i ich układ są naszą rekonstrukcją.

rule-title-I3 = Nazwy pól
rule-I3 = Pole nazywa się od swojego miejsca i numeru na tym miejscu, od 1 do 37. Numery biegną skośnymi rzędami: 1 to pole najwyższe, pierwszy rząd schodzi od niego w prawo w dół, a każdy następny zaczyna się przy lewym brzegu, o jedno pole niżej. C19 to więc środek miejsca C. Numery należą do mapy i nie obracają się razem z planszą.

rule-title-I4 = Co jest na polu
rule-I4 = Pole to piasek, skała z jednym klejnotem nadrukowanego koloru, rzeźbiony kamień albo fontanna. Na każdej stronie planszy jest jedna fontanna oraz 7 fioletowych, 5 czerwonych i 3 białe klejnoty; na początku gry klejnoty leżą na swoich skałach. Są 3 fontanny fioletowe, 2 czerwone i jedna biała; rozdziela się je losowo, po jednej na planszę. Nadruk plansz, liczby ich klejnotów i losowanie fontann są naszą rekonstrukcją.

## Przygotowanie

rule-title-I5 = Płytki
rule-I5 = Płytka ma trzy pola i jeden z trzech kształtów: linia, łuk albo trójkąt. Każdego kształtu jest 14: 12 płytek zwykłych i 2 płytki startowe. Na każdym polu jest trawa albo od 1 do 4 kwiatów. Najwyżej na jednym polu płytki, zawsze na polu z kwiatami, jest symbol: pomocnik, umiejętność albo joker. Płytkę można obrócić na sześć sposobów, ale nigdy się jej nie odwraca. Kształty, miejsca symboli i to, co pokazują płytki, są naszą rekonstrukcją.

rule-title-I6 = Dywan i jego stosy
rule-I6 = Dywan to plansza obok mapy. Leży na nim w kręgu sześć stosów, od 1 do 6 zgodnie z ruchem wskazówek zegara, a wokół nich chodzi konewka. Każdy stos ma wylosowany kształt, po dwa stosy na kształt. Składa się z zakrytych płytek zwykłych tego kształtu, o dwie więcej niż graczy, a na wierzchu leży odkryta jedna z dwóch płytek startowych tego kształtu, wylosowana. Pozostałe płytki zwykłe są nieznane. Liczby płytek dla dwóch i trzech graczy są naszą rekonstrukcją.

rule-title-I7 = Co gracze mają na początku
rule-I7 = Każdy gracz ma czterech pomocników, dwóch na ręce i dwóch na dywanie, oraz fioletowy klejnot. Na dywanie są też rozkwity, czyli kwiaty, które pewna umiejętność pozwala położyć na trawie (I15): cztery pojedyncze (jedno pole z trzema kwiatami) i cztery podwójne (dwa sąsiednie pola z jednym kwiatem każde). W pudełku jest 50 klejnotów fioletowych, 38 czerwonych i 26 białych; te, których nie ma ani na mapie, ani u graczy, tworzą zasoby. To, ilu pomocników jest na początku na ręce, jest naszą interpretacją.

rule-title-I8 = Karty drzew
rule-I8 = Tasuje się 26 kart drzew i wykłada pięć odkrytych, każdą z jednym z 20 pionków drzew. Ceny i punkty drzew są naszą rekonstrukcją.

## Tura

rule-title-I9 = Wzięcie płytki
rule-I9 = Konewka idzie zgodnie z ruchem wskazówek zegara do następnego niepustego stosu, za darmo. Każdy dalszy niepusty stos kosztuje jeden klejnot dowolnego koloru, który wraca do zasobów. Pierwszy gracz w pierwszej turze stawia ją przy dowolnym stosie, za darmo. Gracz bierze płytkę z wierzchu stosu, przy którym stoi teraz konewka. Potem odkrywa się nowy wierzch stosu, od którego konewka odeszła; wierzch stosu konewki jest więc zawsze zakryty. Konewka nigdy nie obchodzi całego kręgu do stosu, przy którym stoi (nasza interpretacja).

rule-title-I10 = Położenie płytki
rule-I10 = Wszystkie trzy pola płytki muszą leżeć na piasku albo skale, których nie zakrywa płytka. Przynajmniej jedno z nich musi dotykać fontanny albo płytki położonej wcześniej. Ogrodów różnych fontann nigdy nie wolno połączyć: spośród fontann, do których prowadzą pola wokół płytki, wprost albo przez płytki, musi być dokładnie jedna. I nigdy na jednej rabacie nie może się znaleźć dwóch pomocników, nawet tego samego gracza.

rule-title-I11 = Płytka, która nie pasuje
rule-I11 = Płytkę, która nigdzie nie pasuje, odrzuca się. Nie ma klejnotów ani akcji; tura toczy się dalej od drzew. Nikt nie musi płacić za inny stos, aby tego uniknąć (nasza interpretacja).

rule-title-I12 = Zbieranie klejnotów
rule-I12 = Klejnoty z pól, które płytka zakryła, gracz dostaje od razu.

rule-title-I13 = Akcja symbolu
rule-I13 = Jeśli właśnie położona płytka pokazuje symbol, jego akcję można wykonać teraz albo pominąć, ale nie odłożyć. Pomocnik: postaw pomocnika z ręki na polu symbolu, jeśli na tej rabacie nie ma innego. Umiejętność: zdobądź jedną umiejętność (I14). Joker: jedno z dwojga.

rule-title-I14 = Umiejętności
rule-I14 =
    Umiejętność kosztuje dwa klejnoty dowolnych kolorów, które zostają na niej, na planszy gracza. Każdą można zdobyć raz w grze, jedną w turze. Górna umiejętność wymaga dolnej tuż pod nią, zdobytej we wcześniejszej turze. Dolną można zdobyć nawet wtedy, gdy teraz nic nie daje. Dolne działają od razu; w nawiasie litera, którą się wpisuje:
    - jeden pomocnik przechodzi z dywanu na rękę (a oraz c);
    - połóż rozkwit pojedynczy albo podwójny (b, zob. I15);
    - zarezerwuj jedną wyłożoną kartę drzewa razem z pionkiem (d);
    - weź z zasobów dwa klejnoty dowolnych kolorów (e).
    Górne dają punkty na końcu:
    - 2 punkty za każde drzewo, czyjekolwiek, obok rabaty, którą kontroluje gracz (A);
    - 7 punktów (B);
    - 3 punkty za każdy rzeźbiony kamień obok rabaty, którą kontroluje gracz (C);
    - 2 punkty za każdą posadzoną przez gracza kartę drzewa (D);
    - za klejnoty na planszy gracza 1 punkt za fioletowy, 2 za czerwony, 3 za biały (E).
    Dokładne działanie umiejętności jest naszą rekonstrukcją.

rule-title-I15 = Rozkwity
rule-I15 = Rozkwit zakrywa trawę płytek leżących na mapie, bez drzewa i bez rozkwitu. Podwójny wymaga dwóch sąsiednich pól, tej samej płytki albo dwóch. Stają się one polami z kwiatami; na żadnej rabacie nie może się przez to znaleźć dwóch pomocników. Z rozkwitu można zrezygnować i wtedy przepada. Tekst zasad podaje tylko, jak duże są rozkwity i ile mają kwiatów: reszta to nasza interpretacja.

rule-title-I16 = Sadzenie drzew
rule-I16 = Na koniec gracz może sadzić drzewa, ile chce. Bierze kartę wyłożoną albo własną zarezerwowaną, oddaje do zasobów dokładnie klejnoty z jej ceny, kładzie kartę zakrytą i stawia jej pionek na dowolnym polu trawy na mapie, bez drzewa i bez rozkwitu. Można użyć klejnotów zdobytych w tej turze. Bez takiego pola drzewa kupić nie można (nasza interpretacja).

rule-title-I17 = Koniec tury
rule-I17 = Na koniec każdej tury, także ostatniej, wykłada się karty drzew do pięciu, każdą z pionkiem, dopóki starcza kart i pionków. Tekst zasad chce zawsze pięciu; gdy zostało za mało pionków, kart jest mniej (nasza interpretacja).

## Koniec i punkty

rule-title-I18 = Koniec gry
rule-I18 = Gdy drugi stos jest pusty, gra się do końca kolejki: aż swoją turę rozegra gracz, który jest w kolejce ostatni, tak aby wszyscy mieli tyle samo tur.

rule-title-I19 = Rabata, ogród, kontrola
rule-I19 =
    Rabata to grupa połączonych pól z kwiatami. Kontroluje ją gracz, którego pomocnik na niej stoi; nigdy nie ma na niej więcej niż jednego pomocnika.
    Ogród to grupa połączonych płytek. Podlega jednej fontannie, a fontanna może mieć kilka ogrodów.
    Fontannę kontroluje gracz, który kontroluje najwięcej pól z kwiatami w jej ogrodach, co najmniej jedno; liczą się pola, a nie kwiaty. Jeśli kilku graczy ma ich najwięcej, fontannę kontroluje każdy z nich.

rule-title-I20 = Punkty
rule-I20 =
    Na końcu gracz dostaje:
    - za posadzone karty drzew ich punkty; karta zarezerwowana, lecz nieposadzona nie daje nic;
    - 1 punkt za każdy kwiat na kontrolowanych rabatach, także pod pomocnikami (tekst zasad mówi o widocznych kwiatach: nasza interpretacja);
    - za każdą kontrolowaną fontannę 4 punkty, jeśli jest fioletowa, 6, jeśli czerwona, 8, jeśli biała;
    - punkty za zdobyte górne umiejętności (I14).
    W umiejętnościach drzewo albo kamień liczy się raz, bez względu na to, ilu rabat dotyka (nasza interpretacja).

rule-title-I21 = Zwycięzca
rule-I21 = Grę wygrywa największa liczba punktów. Gracze z równą liczbą punktów dzielą się zwycięstwem (nasza interpretacja).

rule-title-I22 = Co wszyscy wiedzą
rule-I22 = Kupione karty leżą zakryte, ale wszyscy je widzieli: są jawne. Nieznane, dla wszystkich tak samo, są tylko płytki i drzewa, których nigdy nie odkryto (nasza interpretacja).
