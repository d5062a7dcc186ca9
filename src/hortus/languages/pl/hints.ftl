### Podpowiedzi: dlaczego ruch jest dobry, w faktach o pozycji. „Ty” to osoba, która pyta.
### W każdej grze; te jednej gry są w jej folderze.

hint-only = To jedyny możliwy ruch.
hint-ends =
    { $result ->
        [won] Kończy grę twoim zwycięstwem.
        [shared] Kończy grę wspólnym zwycięstwem.
       *[lost] Kończy grę twoją porażką.
    }
hint-proved = Udowodnione: policzone aż do końca gry.
