### Legenda wiśniowego drzewa: numerowane zasady. Rozstrzygnięcie, którego nie ma w druku, kończy się słowami „(nasza interpretacja)”.

## Elementy i przygotowanie

rule-title-C1 = Parawany
rule-C1 = Każdy gracz ma parawan. Przed nim jest jawne miejsce na kwiaty, za nim prywatne. Gracze mają numery od 1 w kolejności gry, zgodnie z ruchem wskazówek zegara; zaczyna Gracz 1. W druku jest to ten, kto ostatni widział kwitnącą wiśnię; tutaj o miejscach decyduje los, chyba że stół zostawia je tak, jak je ustalono.

rule-title-C2 = Woreczek
rule-C2 = Na początku wszystkie kwiaty są w woreczku. Przy czterech graczach jest w nim po 18 kwiatów każdego z pięciu kolorów (różowy, żółty, jasnoniebieski, ciemnoniebieski, biały) i 6 czarnych, razem 96. Przy trzech graczach jest po 15 każdego koloru i 5 czarnych, razem 80. Przy dwóch graczach jest po 13 każdego koloru i 4 czarne; trzy z tych 69 kwiatów, wylosowane, odkłada się w ukryciu na bok na całą grę, więc zostaje 66.

rule-title-C3 = Karty Mistrzostwa
rule-C3 =
    Na stole leżą trzy karty Mistrzostwa. Każda ma warunek oraz po jednej premii na każdej z dwóch stron:
    - co najmniej dwa kolory po dwa kwiaty: Shin Sumizome po stronie niebieskiej, Sakuya Hime po różowej;
    - cztery różne kolory: Somei Yoshino po stronie niebieskiej, Komatsu Otome po różowej;
    - sześć lub więcej kwiatów: Kenrokuen Kumagai po stronie niebieskiej, Kokonoe po różowej.
    Przed grą gracze umawiają się na strony niebieskie, czyli grę klasyczną, albo na różowe, czyli zaawansowaną; wszystkie trzy karty leżą tą stroną do góry. Można też wybrać stronę każdej karty z osobna. Mistrzostwa nigdy się nie wyczerpują.

## Tura: zbieranie

rule-title-C4 = Dobieranie
rule-C4 = W turze dobiera się od jednego do trzech razy. Za każdym razem gracz podaje liczbę kwiatów, co najmniej 1, zanim cokolwiek zobaczy; tyle losowych kwiatów opuszcza woreczek i jawnie dołącza do zbioru.

rule-title-C5 = Ile kwiatów
rule-C5 = Zbiór nigdy nie ma więcej niż 8 kwiatów i nikt nie może dobrać więcej, niż jest w woreczku. Kto przez pomyłkę dobierze więcej niż 8, odkłada wszystkie kwiaty do woreczka i traci turę; tutaj to się nie zdarza, bo zbyt dużej liczby nie można podać.

rule-title-C6 = Kiedy zbiór się nie udaje
rule-C6 = Po każdym dobieraniu, a nie po każdym kwiecie, ogląda się cały zbiór. Nie udaje się, jeśli ma trzy kwiaty jednego koloru albo pięć różnych kolorów. Czarny kwiat przybiera taki kolor, który psuje zbiór. Zbiór się więc nie udaje, gdy najliczniejszy kolor i czarne kwiaty dają razem trzy albo gdy różne kolory i czarne kwiaty dają razem pięć.

rule-title-C7 = Dalej czy koniec
rule-C7 = Jeśli zbiór się udaje, gracz może przestać. Może też dobierać dalej, jeśli dobierał mniej niż trzy razy, zbiór ma mniej niż 8 kwiatów, a woreczek nie jest pusty; w przeciwnym razie może tylko przestać.

## Nieudany zbiór

rule-title-C8 = Co zostaje z nieudanego zbioru
rule-C8 = Czarne kwiaty wracają do woreczka. Trzeba zatrzymać dwa kwiaty w dwóch różnych kolorach, przed parawanem; tylko jeden, jeśli jest tylko jeden kolor, a żadnego, jeśli były same czarne. Cała reszta wraca do woreczka. Nie ma Mistrzostwa.

## Udany zbiór

rule-title-C9 = Jedno Mistrzostwo
rule-C9 = Najpierw gracz może użyć premii jednego Mistrzostwa, którego warunek zbiór spełnia i którego premię da się wykonać; tylko takie premie są do wyboru, a gdy nie ma żadnej, krok się pomija. Przy sprawdzaniu warunku czarny kwiat liczy się jako jeden dowolny kolor. Ma to znaczenie tylko w jednym przypadku: czarny kwiat i trzy różne kolory to cztery różne kolory. Kwiaty, które przenosi premia, trafiają od razu tam, gdzie ona mówi: niczego nie psują, nie liczą się do 8 i nie dotyczy ich C16.

rule-title-C10 = Shin Sumizome: tajny kwiat
rule-C10 = W tajemnicy dobierz z woreczka jeden kwiat; trafia prosto za twój parawan. Nikt inny go nie widzi. Woreczek nie może być pusty.

rule-title-C11 = Sakuya Hime: wymiana
rule-C11 = Oddaj jeden kwiat dowolnego koloru, ze zbioru albo sprzed swojego parawanu, innemu graczowi; kwiat trafia przed jego parawan. Zabierz stamtąd przed swój parawan jeden kwiat, który już tam leżał, ale nie czarny. Można oddać i zabrać ten sam kolor. Jakiś inny gracz musi mieć przed parawanem kwiat, który nie jest czarny.

rule-title-C12 = Somei Yoshino: kwiat trafia za parawan
rule-C12 = Jeden kwiat dowolnego koloru, ze zbioru albo sprzed twojego parawanu, trafia za twój parawan.

rule-title-C13 = Komatsu Otome: jeden z trzech
rule-C13 = Dobierz 3 kwiaty albo tyle, ile jest w woreczku. Jeden, który nie jest czarny, musi trafić przed twój parawan; pozostałe wracają do woreczka, a jeśli wszystkie są czarne, wracają wszystkie. Wszystkie dobiera się przed wyborem. Woreczek nie może być pusty. Kwiaty dobiera się jawnie (nasza interpretacja).

rule-title-C14 = Kenrokuen Kumagai: dwa do rozłożenia
rule-C14 = Dobierz 2 kwiaty albo 1, jeśli w woreczku jest tylko jeden. Każdy trafia, według twojego wyboru, przed parawan innego gracza, przed twój albo za twój; w kolejności dobrania, ale wszystkie dobiera się przed pierwszym wyborem. Woreczek nie może być pusty. Kwiaty dobiera się jawnie (nasza interpretacja).

rule-title-C15 = Kokonoe: dwa od innych
rule-C15 = Zabierz przed swój parawan po jednym kwiecie, który nie jest czarny, sprzed parawanów dwóch innych graczy, oba w różnych kolorach. Przy dwóch graczach zabierz przeciwnikowi dwa kwiaty w różnych kolorach. Jeśli takiej pary nie ma, ale można zabrać jakiś pojedynczy kwiat, zabierz jeden; jeśli nie ma żadnego, premii nie ma do wyboru (nasza interpretacja).

rule-title-C16 = Za parawan
rule-C16 =
    Potem gracz może wybrać jeden kolor, który jest jeszcze w zbiorze, także biały lub czarny: wszystkie zebrane kwiaty tego koloru trafiają za parawan. Cała reszta zbioru trafia przed parawan. O tym, że wolno wybrać czarny, druk nie mówi (nasza interpretacja).
    Przykład całej tury: mówisz 3 i dobierasz dwa różowe kwiaty i jeden żółty. Zbiór się udaje, więc mówisz 2 i dobierasz żółty i jasnoniebieski. Kończysz: dwie pary spełniają warunek Shin Sumizome, a ta premia daje tajny kwiat za twój parawan. Ze zbioru chowasz tam też oba żółte kwiaty; różowe i jasnoniebieski trafiają przed parawan.

## Koniec i punkty

rule-title-C17 = Koniec gry
rule-C17 = Gra kończy się od razu po turze, która zostawia woreczek pusty, nawet jeśli nie wszyscy mieli tyle samo tur. Uwaga: żeby żadna gra nie trwała bez końca, kończy się ona też, gdy tyle tur z rzędu, ilu jest graczy, nie zostawiło w woreczku mniej kwiatów, niż zastało; tego, co zostało w woreczku, nie liczy się nikomu (nasza interpretacja).

rule-title-C18 = Punkty przed parawanem
rule-C18 =
    Każdy czarny kwiat przed parawanem przybiera jeden z pięciu kolorów, najlepszy dla właściciela, co oblicza się bez pytania. Musi przybrać któryś (nasza interpretacja). Potem każdy kolor liczy się według liczby kwiatów:
    - żaden: 0 punktów; 1: −3; 2: −1;
    - 3: 1 punkt; 4: 3; 5: 5;
    - 6: 8 punktów; 7: 11; 8: 15; 9: 19;
    - 10 lub więcej: 24 punkty. O tym, że powyżej dziesięciu nic się już nie dolicza, druk nie mówi (nasza interpretacja).

rule-title-C19 = Jokery za parawanem
rule-C19 = Za parawanem kwiaty różowe i żółte tworzą grupę ciepłą, a jasnoniebieskie i ciemnoniebieskie grupę zimną. Każdy biały i każdy czarny kwiat jest tam jokerem, którego właściciel przydziela do jednej z grup; ale tylko do takiej, w której jest tam co najmniej jeden kwiat w jej własnych kolorach. Jeśli ma je tylko jedna grupa, wszystkie jokery trafiają do niej; jeśli żadna, nie liczą się nigdzie.

rule-title-C20 = Przydział w tajemnicy
rule-C20 = Gdy gra się skończy, każdy w tajemnicy mówi, ile jokerów trafia do grupy ciepłej; pozostałe jokery trafiają do grupy zimnej. Potem wszyscy razem podnoszą parawany. Kto nie ma wyboru, nie jest pytany, a inni tego nie zauważają.

rule-title-C21 = Grupy przy trzech lub czterech graczach
rule-C21 = W każdej grupie o miejscu gracza decyduje liczba jego kwiatów, łącznie z jokerami. Grupa ciepła daje 18, 10 i 8 punktów za pierwsze, drugie i trzecie miejsce, grupa zimna 16, 12 i 8. Kto dzieli pierwsze miejsce, dzieli się punktami za pierwsze i drugie; kto dzieli drugie, punktami za drugie i trzecie; kto dzieli trzecie, punktami za trzecie; z zaokrągleniem w dół i bez względu na to, ilu graczy się dzieli. Miejsce to liczba graczy, którzy są wyżej, plus jeden, więc po dwóch pierwszych następuje trzeci; a gracz bez żadnego kwiatu w grupie nie jest w niej klasyfikowany i nic za nią nie dostaje (nasza interpretacja).

rule-title-C22 = Grupy przy dwóch graczach
rule-C22 = Przy dwóch graczach ten, kto ma w grupie więcej kwiatów, dostaje punkty za drugie miejsce: 10 za grupę ciepłą i 12 za zimną, a drugi nic. Jeśli obaj mają tyle samo, ale nie zero, każdy dostaje połowę: 5 albo 6 (nasza interpretacja).

rule-title-C23 = Zwycięzca
rule-C23 = Punkty przed parawanem, za grupę ciepłą i za grupę zimną dodaje się; suma może być ujemna. Wygrywa najwyższa suma, a równe sumy dzielą zwycięstwo.

## Co jest ukryte

rule-title-C24 = Co wiedzą wszyscy
rule-C24 = Wszyscy wiedzą, ile kwiatów jest w woreczku, ale ich kolory znają tylko o tyle, o ile można je wywnioskować. Wszystkie dobrania, zbiory i ruchy kwiatów są jawne, także to, co trafia za parawan, w chwili gdy tam trafia; z wyjątkiem kwiatu Shin Sumizome, trzech kwiatów odłożonych na bok przy dwóch graczach, których nie zna nikt, oraz przydziału jokerów, dopóki nie zostanie ujawniony. Wiadomo więc, co inny gracz ma za parawanem, poza tajnymi kwiatami. Czy wszystko, co jawne, pozostaje na widoku, czy gracze mają to pamiętać, umawiają się przy stole.
