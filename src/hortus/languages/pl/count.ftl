### Liczenie punktów na końcu, krok po kroku, w każdej grze.
### $name: co się liczy. $shares: ile każdy za to dostaje.

count-title = Liczenie punktów
count-step = Krok { $number } z { $count }
count-next = Dalej
count-back = Wstecz
count-done = Gotowe
count-line = { $name }: { $shares }.
count-share = { $seat } { $points }
count-total = Razem
