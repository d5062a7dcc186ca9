### Gry słowami, dla programów, i stoły, przy których gra program.

## Gra słowami. $key: miejsce.

text-you-are = Grasz jako { seat-name }.
text-actions = Akcje zapisuje się tak, niezależnie od tego, czy są teraz dozwolone:
text-legend = Znaki na rysunku:
text-rules = Zasady:
text-legal = Możesz teraz:
text-no-action = „{ $text }” nie jest akcją. Akcja zaczyna się od jednego z tych słów: { $verbs }.

## Stoły programu

desk-seat = { seat-name }: { $player }
desk-table = To jest stół { $table }.
desk-commitment = Losowania są już ustalone. Ich odcisk: { $commitment }
desk-happened = Co się stało:
desk-over = Gra jest skończona.
desk-left = Stół { $table } został opuszczony.
desk-at = Po akcji { $ply } z { $count }:
desk-nothing-found = Żadna zasada nie zawiera tych słów.
desk-rule-titles = Zasady według numerów; zapytaj o jedną po numerze albo szukaj słów:

## Czego program nie może zrobić. $name: narzędzia albo tego, czego ono wymaga.

desk-no-tool = Nie ma narzędzia „{ $name }”. Narzędzia: { $known }.
desk-missing = Brakuje „{ $name }”.
desk-unknown-argument = O „{ $name }” nikt tu nie pyta. Możliwe: { $known }.
desk-bad-argument =
    { $kind ->
        [text] „{ $name }” musi być tekstem.
        [number] „{ $name }” musi być liczbą całkowitą, 0 lub większą.
        [flag] „{ $name }” musi być true albo false.
        [texts] „{ $name }” musi być listą tekstów.
       *[options] „{ $name }” musi być obiektem z opcjami i ich wartościami, samymi tekstami.
    }
desk-too-long = „{ $name }” jest za długie: najwyżej { $longest } znaków.
desk-unknown-table = Nie ma stołu „{ $table }”. Stoły: { $known }.
desk-no-table = Nie ma stołu „{ $table }”; otwiera go nowa gra.
desk-too-many-tables = Stołów jest już { $most }; najpierw opuść jeden z nich.
desk-unknown-seat = Nie ma tu miejsca „{ $name }”. Miejsca: { $known }.
desk-own-seat = Dopóki gra trwa, widzisz ją tylko ze swojego miejsca.
desk-unfinished = Zapis można przeczytać, gdy gra się skończy.
desk-one-of-two = Podaj albo stół, albo zapis.
desk-mistake = Nie udało się z powodu błędu w Hortusie, a nie w prośbie; stół jest taki, jaki był.
desk-no-sdk = Polecenie „mcp” potrzebuje SDK MCP, którego tu nie zainstalowano: pip install hortus[mcp]
