### Co się pokazuje, o co się pyta, o czym się opowiada i czego się odmawia. Numerowane zasady są w rules.ftl, a to, co mówi tylko strona, w web.ftl.
### $seat: numer od 1. $colour: amber, brown lub cream. $amber, $brown, $cream: liczby.

## Gra

game-seeds = Seeds
game-seeds-short = Od dwóch do czterech graczy bierze fasolki z woreczka, jawnie albo w tajemnicy, a na końcu wskazuje kolor, który liczy się podwójnie.
seeds-goal = W swojej turze weź fasolkę z woreczka, jawnie albo w tajemnicy. Po dwóch rundach wszyscy w tajemnicy wskazują kolor, który mają: jego fasolki liczą się im po 2, inne po 1. Wygrywa, kto ma najwięcej punktów.
seeds-legend =
    a b c  fasolka bursztynowa, brązowa, kremowa
    ( )    sakiewka
    ?      fasolka, której nie znasz
part-seeds-beans = Fasolki

## Słowa używane w zdaniach poniżej

seeds-bean =
    { $colour ->
        [amber] fasolkę bursztynową
        [brown] fasolkę brązową
       *[cream] fasolkę kremową
    }
seeds-colour =
    { $colour ->
        [amber] bursztynowy
        [brown] brązowy
       *[cream] kremowy
    }

## Co się pokazuje

seeds-bag = Fasolki w woreczku albo w sakiewkach, których nie znasz: bursztynowe { $amber }, brązowe { $brown }, kremowe { $cream }.

## O co się pyta

seeds-step-choosing =
    { $you ->
        [seat] Weź fasolkę, jawnie albo w tajemnicy.
       *[other] { $seat } bierze fasolkę, jawnie albo w tajemnicy.
    }
seeds-step-picking =
    { $you ->
        [seat] Wyjmujesz fasolkę z woreczka.
       *[other] { $seat } wyjmuje fasolkę z woreczka.
    }
seeds-step-naming = Wszyscy w tajemnicy wskazują kolor, który mają.
seeds-step-finished = Gra jest skończona.

## O czym się opowiada

seeds-log-openly =
    { $you ->
        [seat] Bierzesz fasolkę jawnie.
       *[other] { $seat } bierze fasolkę jawnie.
    }
seeds-log-secretly =
    { $you ->
        [seat] Bierzesz fasolkę w tajemnicy.
       *[other] { $seat } bierze fasolkę w tajemnicy.
    }
seeds-log-pick =
    { $you ->
        [seat] Dostajesz { seeds-bean }.
       *[other] { $seat } dostaje { seeds-bean }.
    }
seeds-log-pick-unseen =
    { $you ->
        [seat] Dostajesz fasolkę, której nie widzi nikt inny.
       *[other] { $seat } dostaje fasolkę, której nie widzi nikt inny.
    }
seeds-log-named =
    { $you ->
        [seat] Masz już wybrany kolor.
       *[other] { $seat } ma już wybrany kolor.
    }
seeds-log-name =
    { $you ->
        [seat] Wskazujesz kolor: { seeds-colour }.
       *[other] { $seat } wskazuje kolor: { seeds-colour }.
    }

## Czego się odmawia

seeds-not-now = Tego nie można zrobić w tym kroku.
seeds-not-held = Nie masz żadnej fasolki w tym kolorze: { seeds-colour }.
