### Analiza skończonej gry, obok jej planszy.

web-review = Analiza
web-review-close = Wróć do wyniku
web-review-waiting = Komputery się przygotowują. Analiza zacznie się sama.
web-review-busy = Komputery są teraz zajęte. Analiza zacznie się sama, gdy tylko będą miały czas.
# $done, $count: actions; $seconds: that are left.
web-review-progress = Obejrzano { $done } z { $count } akcji; zostało około { $seconds } s.
web-review-progress-first = Obejrzano { $done } z { $count } akcji.
web-review-done = Analiza jest gotowa.
# $who: a name; $what: points, or a chance in percent.
web-review-of = { $who } { $what }
web-review-score = Punkty: { $score }

## The curve

web-review-curve = Szanse każdego na wygraną, od pierwszej akcji do ostatniej
# $chances: everybody with a chance, as a list.
web-review-at = Po akcji { $ply }: { $chances }.
web-review-at-start = Na początku: { $chances }.
web-review-table = Krzywa jako tabela
web-review-column-number = Numer
web-review-column-what = Co się stało

## Skill and luck

web-review-start = Początek
web-review-skill = Umiejętność
web-review-luck = Szczęście
web-review-result = Wynik
web-review-so-far = Dotąd
web-review-accuracy = Dokładność
web-review-adds-up = U każdego początek, umiejętność i szczęście dają razem wynik, w szansach na wygraną. Umiejętność to tyle, ile oddały własne decyzje, oceniane po tym, co można było wiedzieć; szczęście to cała reszta.
web-review-reckoned = Jak liczy się dokładność i kto oceniał
# $severity: a number; $one, $five: in percent, with the sign.
web-review-accuracy-about = Dokładność to średnia z exp(−{ $severity } p) po wszystkich decyzjach, w których był wybór i co najmniej 5% do stracenia, gdzie p szans na wygraną zostało oddane: { $one } za 1%, { $five } za 5%. Gdy mogło to nic nie kosztować, liczy się 100%.
# $simulations: for each decision; $net: a short text of letters and digits.
web-review-judge = Każdą decyzję oceniono { $simulations } symulacjami, siecią { $net }.
web-review-judge-without = Każdą decyzję oceniono { $simulations } symulacjami, bez sieci.

## Turning points

web-review-turns = Punkty zwrotne
# $gained: a change of the chance to win, in percent, with the sign.
web-review-turn = Akcja { $ply }: { $gained }, { $who }
web-review-no-turns = Szanse nigdy nie zmieniły się naraz o więcej niż 5%.

## Mistakes

web-review-own-mistakes =
    { $count ->
        [0] Twoje błędy: żadnego pewnego
        [one] Twoje błędy: { $count }
        [few] Twoje błędy: { $count }
       *[many] Twoje błędy: { $count }
    }
web-review-mistakes =
    { $count ->
        [0] Błędy: żadnego pewnego
        [one] Błędy: { $count }
        [few] Błędy: { $count }
       *[many] Błędy: { $count }
    }
web-review-others-mistakes =
    { $count ->
        [0] Błędy innych: żadnego pewnego
        [one] Błędy innych: { $count }
        [few] Błędy innych: { $count }
       *[many] Błędy innych: { $count }
    }
# $kind: blunder, mistake or inaccuracy. $lost: in percent, with the sign.
web-review-mistake =
    { $kind ->
        [blunder] Akcja { $ply }: gruby błąd, oddane { $lost }
        [mistake] Akcja { $ply }: błąd, oddane { $lost }
       *[inaccuracy] Akcja { $ply }: niedokładność, oddane { $lost }
    }
web-review-played = Zagrano:
web-review-better = Lepiej:
web-review-why = Dlaczego:
# $seat: kto decydował; do niego mówią zdania.
web-review-why-to = Dlaczego, mówiąc do { $seat_genitive }:
web-review-show = Zobacz na planszy
web-review-try = Spróbuj jeszcze raz
web-review-try-all =
    { $count ->
        [one] Spróbuj poprawić swój błąd
        [few] Spróbuj poprawić swoje błędy, jeden po drugim
       *[many] Spróbuj poprawić swoje błędy, jeden po drugim
    }

## Trying again

web-try = Spróbuj jeszcze raz
web-try-task = Akcja { $ply }: znajdź coś, co oddaje mniej niż 4%.
web-try-judging = Chwileczkę, trwa ocena.
web-try-confirm = Spróbuj: { $what }
# $lost: in percent, with the sign.
web-try-best = Dobrze: nic lepszego nie jest znane.
web-try-good = Dobrze: to oddaje tylko około { $lost } szans na wygraną.
web-try-bad = To oddaje { $lost } szans na wygraną. Spróbuj czegoś innego.
web-try-hint = Daj mi podpowiedź
# $reasons: sentences.
web-try-why = Podpowiedź: { $reasons }
web-try-show = Pokaż najlepsze
web-try-answer = Najlepsze, co jest znane: { $what }.
web-try-next = Następny błąd
web-try-done = Wróć do analizy

## Playing on

web-onward-play = Graj dalej od tego miejsca
# $ply: so many actions lie on the board; $who: computer players, as a list.
web-onward-about = Nowy stół zaczyna się po akcji { $ply }, przeciwnicy: { $who }, losowania są nowe.
