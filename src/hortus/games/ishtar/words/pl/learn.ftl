### Lekcje gry Ishtar. Uczy się gracz 1.

ishtar-lesson-can-title = Konewka
ishtar-lesson-can = Grasz jako gracz 1. Każda tura zaczyna się na dywanie z sześcioma stosami: konewka idzie zgodnie z ruchem wskazówek zegara do następnego stosu, za darmo, a ty bierzesz płytkę z wierzchu. Każdy dalszy stos kosztuje klejnot. Masz jeden fioletowy klejnot i chcesz płytkę, która pokazuje pomocnika.
ishtar-lesson-can-task = Przesuń konewkę do stosu, którego płytka pokazuje pomocnika.
ishtar-lesson-can-done = Pierwszy stos byłby za darmo; ten kosztował klejnot. Stos, od którego odeszła konewka, pokazuje następną płytkę, a ten, przy którym teraz stoi, pozostaje zakryty.
ishtar-lesson-can-not = Ten stos jest za darmo, ale jego płytka pokazuje umiejętność. Płytka z pomocnikiem leży o jeden stos dalej, za klejnot.

ishtar-lesson-lay-title = Kładzenie płytki
ishtar-lesson-lay = Płytka zakrywa trzy wolne pola piasku albo skały. Musi dotykać fontanny albo płytki, która już leży, a ogrody dwóch fontann nigdy nie mogą się zetknąć. Klejnoty z zakrytych skał są od razu twoje: płaci się nimi za stosy, umiejętności i drzewa.
ishtar-lesson-lay-task = Połóż linię tam, gdzie zakryje trzy klejnoty.
ishtar-lesson-lay-done = Trzy klejnoty dla ciebie. Fioletowych jest dużo, czerwonych mniej, białe są rzadkie.
ishtar-lesson-lay-not = Płytka może tam leżeć, ale zakrywa mniej niż trzy klejnoty. W lewej górnej części mapy obok fontanny leżą w jednej linii biały, fioletowy i czerwony.

ishtar-lesson-assistant-title = Pomocnik na rabacie
ishtar-lesson-assistant = Pola z kwiatami, które się stykają, to rabata. Nie należy do nikogo, dopóki nie stanie na niej pomocnik: wtedy każdy jej kwiat to dla ciebie punkt na końcu gry. Twoja płytka pokazuje pomocnika, więc możesz postawić go na tym polu teraz albo nigdy.
ishtar-lesson-assistant-task = Postaw pomocnika.
ishtar-lesson-assistant-done = Trzy kwiaty to 3 punkty. A do tego kontrolujesz fioletową fontannę, bo nikt nie ma więcej pól z kwiatami w jej ogrodzie: jeszcze 4 punkty.
ishtar-lesson-assistant-not = Możesz pominąć symbol, ale nie da się go zachować na później, a wtedy te kwiaty nie należą do nikogo.

ishtar-lesson-bed-title = Rabata rośnie
ishtar-lesson-bed = Kwiaty położone przy twojej rabacie należą do niej; drugi pomocnik nie jest potrzebny. Nieważne, kto je kładzie: liczy się tylko, kto kontroluje rabatę. Na rabacie nigdy nie ma dwóch pomocników, więc rabat dwóch osób nie da się połączyć. Twoja płytka ma dwa pola po dwa kwiaty.
ishtar-lesson-bed-task = Połóż płytkę tak, aby twoja rabata urosła.
ishtar-lesson-bed-done = Cztery kwiaty więcej, 4 punkty więcej. Twoja rabata ma też więcej pól z kwiatami, a to liczy się przy fontannie.
ishtar-lesson-bed-not = Płytka może tam leżeć, ale żaden jej kwiat nie dotyka twojej rabaty. Twoja zaczyna się obok fontanny w lewej górnej części mapy, z trzema kwiatami.

ishtar-lesson-fountain-title = Kto kontroluje fontannę
ishtar-lesson-fountain = Wszystkie połączone płytki to ogród, a ogród podlega jednej fontannie. Kto kontroluje w nim najwięcej pól z kwiatami, kontroluje fontannę; liczą się pola, a nie kwiaty. Gracz 2 przyłączył wolną rabatę i ma pięć pól przy fioletowej fontannie w lewym górnym rogu; ty masz trzy. Twoja płytka ma trzy pola z kwiatami.
ishtar-lesson-fountain-task = Połóż płytkę tak, aby kontrolować tę fontannę.
ishtar-lesson-fountain-done = Sześć pól przeciw pięciu: fontanna jest znowu twoja, a z nią jej 4 punkty. Czerwona daje 6 punktów, biała 8.
ishtar-lesson-fountain-not = Płytka może tam leżeć, ale gracz 2 nadal kontroluje więcej pól z kwiatami przy tej fontannie. Potrzebujesz wszystkich trzech pól płytki na swojej rabacie.

ishtar-lesson-skill-title = Umiejętności
ishtar-lesson-skill = Symbol umiejętności pozwala zdobyć umiejętność. Kosztuje ona dwa klejnoty dowolnych kolorów, które na niej zostają. Dolny rząd działa od razu: jeszcze jeden pomocnik, rozkwit, zarezerwowane drzewo, dwa klejnoty. Górny rząd daje punkty na końcu, a każda górna umiejętność wymaga najpierw tej pod nią. Chcesz rozkwitu, który zamienia trawę w kwiaty.
ishtar-lesson-skill-task = Zdobądź umiejętność, która daje rozkwit.
ishtar-lesson-skill-done = Zapłata to fioletowy i czerwony klejnot, a białe zostały. Teraz położysz rozkwit.
ishtar-lesson-skill-not = Możesz zdobyć tę umiejętność, ale nie daje ona rozkwitu. Poszukaj tej z kwiatem, drugiej od lewej w dolnym rzędzie.
ishtar-lesson-skill-skip = Możesz pominąć symbol, ale nie da się go zachować na później. Teraz dwa klejnoty dają ci umiejętność.

ishtar-lesson-bloom-title = Rozkwit
ishtar-lesson-bloom = Rozkwit zakrywa trawę płytek na mapie. Pojedynczy to pole z trzema kwiatami, podwójny to dwa sąsiednie pola z jednym kwiatem każde. Należą do tej rabaty, której dotykają.
ishtar-lesson-bloom-task = Połóż rozkwit, który doda jak najwięcej kwiatów do twojej rabaty.
ishtar-lesson-bloom-done = Trzy kwiaty więcej na twojej rabacie, za dwa klejnoty. Gdy brakuje ci pól, lepszy bywa podwójny rozkwit.
ishtar-lesson-bloom-not = Możesz go tam położyć, ale żaden jego kwiat nie trafi na twoją rabatę. Znajdź trawę, która dotyka twoich kwiatów.
ishtar-lesson-bloom-double = Podwójny rozkwit dodaje tam dwa kwiaty. Pojedynczy dodałby trzy.
ishtar-lesson-bloom-none = Możesz zrezygnować z rozkwitu, ale wtedy przepada, a dwa klejnoty są już zapłacone.

ishtar-lesson-tree-title = Drzewa
ishtar-lesson-tree = Na koniec tury możesz kupować drzewa, na ile starczy dokładnie takich klejnotów, jakie są na ich kartach. Drzewo sadzi się na wolnej trawie, gdziekolwiek na mapie: kwiaty już tam nie wyrosną. Masz jeden czerwony klejnot i trzy białe.
ishtar-lesson-tree-task = Kup drzewo warte najwięcej z tych, na które cię stać.
ishtar-lesson-tree-done = 7 punktów za dwa białe klejnoty; drzewo rośnie na polu trawy. Na koniec tury odkrywa się nową kartę.
ishtar-lesson-tree-not = Stać cię na to drzewo, ale jest warte tylko 5 punktów. Inne kosztuje dwa białe klejnoty i jest warte więcej.
ishtar-lesson-tree-done-instead = Możesz zakończyć turę, ale twoje klejnoty starczą teraz na drzewo.

ishtar-lesson-end-title = Koniec i punkty
ishtar-lesson-end = Inna gra, tuż przed końcem. Gdy opustoszeje drugi stos, gra się do końca kolejki, tak aby wszyscy mieli tyle samo tur. Potem liczy się drzewa, kwiaty na twoich rabatach, fontanny i górne umiejętności. Jeden stos jest pusty, a ty prowadzisz 82 do 63. Został ci jeden klejnot.
ishtar-lesson-end-task = Weź płytkę tak, aby ta kolejka była ostatnia.
ishtar-lesson-end-done = Drugi stos był pusty, gracz 2 miał jeszcze jedną turę i to był koniec: wygrywasz 85 do 66. Klejnoty, które zostały, nie są nic warte; liczą się drzewa, kwiaty, fontanny i górne umiejętności.
ishtar-lesson-end-not = Możesz wziąć tę płytkę, ale pod nią leży następna: nadal tylko jeden stos jest pusty i gra toczy się dalej. Poszukaj stosu z jedną płytką.
