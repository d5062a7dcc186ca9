### Strona lekcji i ich koniec. $number, $count: lekcji. $rule: H9. $game: tytuł gry.

learn-page-title = Nauka: { $game } · Hortus
learn-page-number = Lekcja { $number } z { $count }
learn-page-lessons = Lekcje
learn-page-answer = Co wynikło z próby
learn-page-rule = Przeczytaj zasadę { $rule }
learn-page-back = Wstecz
learn-page-skip = Pomiń
learn-page-next = Dalej
learn-page-finish = Zakończ
learn-page-end = Umiesz już grać w { $game }.
learn-page-end-about = Zagraj pierwszą partię z najłagodniejszym komputerem, we własnym tempie. Trener objaśnia każdy krok, a zasady są zawsze pod ręką.
learn-page-first-game = Zagraj pierwszą partię
learn-page-again = Ucz się od nowa
learn-page-rules = Przeczytaj zasady
