### Ludzie przy stole, gdy są inni: przygotowanie, linki, zaproszenia, kto gdzie siedzi. Pobierane w razie potrzeby.
### $seat: zob. seats.ftl. $who: imię. $game: nazwa gry. $player: gracz komputerowy. $since, $due: czas. $seconds, $count: liczby.

## Gracze i linki

web-code = Kod dołączenia
web-link-watch = Link do oglądania
web-link-manage = Link do zarządzania stołem (tylko dla ciebie)
web-copy-code = Kopiuj kod
web-copy-seat = Kopiuj link do miejsca: { $seat }
web-copy-watch = Kopiuj link do oglądania
web-copy-manage = Kopiuj link do zarządzania
web-copied = Skopiowano
web-links-near = Ten serwer jest osiągalny tylko z tego komputera: link nie zadziała gdzie indziej. Uruchom go z --lan, aby grać ze znajomymi.

## Zaproszenia i dołączanie

web-invite-about = Jest wolne miejsce dla kogoś znajomego. Wyślij link, pokaż obrazek aparatowi telefonu albo podaj kod.
web-invite-seat = Które miejsce
web-invite-link = Link do miejsca
web-invite-share = Udostępnij…
web-invite-picture = Link jako obrazek dla aparatu telefonu (kod QR)
web-sat-down = { $who } już siedzi przy stole.
web-sat-down-unnamed = Ktoś już siedzi przy stole: { $seat }.
web-title-join = Zaproszenie · Hortus
web-join-title = Zaproszenie do gry: { $game }
web-join-yours = twoje miejsce
web-join-name = Twoje imię (może zostać puste)
web-join-watch = Oglądaj
web-join-manage = Zarządzaj stołem
web-join-go = Do stołu
web-join-about-watch = Ten link pozwala oglądać grę: widać to, co wolno wiedzieć wszystkim przy stole.
web-join-about-watch-yours = Możesz oglądać grę przy tym stole.
web-join-about-manage = Ten link pozwala zarządzać stołem: sadzać graczy, rozdawać linki, usunąć stół. Zachowaj go dla siebie.
web-join-about-manage-yours = Zarządzasz tym stołem.
web-join-about-sitting = Siedzisz przy tym stole: { $seat }.
web-join-back-title = { $game }: witaj z powrotem
web-join-about-return = Ten osobisty kod prowadzi z powrotem na twoje miejsce: { $seat }. Działa na każdym urządzeniu.
web-join-about-return-yours = Siedzisz przy tym stole: { $seat }.
web-join-return = Wróć na swoje miejsce

## Gdy ktoś nie wraca

web-absence = Gdy ktoś nie wraca
web-absence-never = stół czeka
web-absence-5-minutes = 5 minut
web-absence-day = jeden dzień
web-absence-week = tydzień
web-absence-rule =
    { $seconds ->
        [0] Jak długo by kogoś nie było, stół czeka: nikt nie gra za nikogo innego.
        [300] Jeśli stół czeka na kogoś 5 minut, może tę osobę zastąpić komputer, aż wróci.
        [86400] Jeśli stół czeka na kogoś jeden dzień, może tę osobę zastąpić komputer, aż wróci.
       *[604800] Jeśli stół czeka na kogoś tydzień, może tę osobę zastąpić komputer, aż wróci.
    }
web-aids-rule = Przy tym stole dopuszczono pomoc: każdy może prosić o podpowiedzi i wszyscy widzą, kto prosi.
web-away-until = Nieobecność od: { $since }. Komputer może zastąpić tę osobę od: { $due }.
web-away-due = Nieobecność od: { $since }. Komputer może już zastąpić tę osobę.
web-away-too-long = Zbyt długa nieobecność: { $who }.
web-take-over = Niech zastąpi komputer
web-stands-in = zastępuje kogoś, kto może wrócić
web-ask-pause = Poproś wszystkich o przerwę
web-ask-pause-about = W przerwie, na którą zgodzili się wszyscy, niczyja nieobecność się nie liczy.
web-end-pause = Zakończ przerwę

## Opuszczanie miejsca i prośby o to

web-who-plays-on = Kto gra dalej
web-stand-in = zastępuje { $player }
web-somebody-else = ktoś inny, na stałe
web-leave = Opuść miejsce…
web-leave-go = Opuść
web-leave-about = Dopóki zastępuje cię komputer, możesz wrócić na miejsce. Oddane komuś innemu nie jest już twoje.
web-leave-sure = Oddać miejsce temu, kto przyjdzie? Nie będzie można na nie wrócić.
web-take-back = Wracam na swoje miejsce
web-ask = Poproś o to miejsce…
web-ask-go = Poproś
web-ask-about = Nic się nie stanie bez zgody tej osoby.
web-asked-waiting = Prośba wysłana; nie ma jeszcze odpowiedzi.
web-manager = Osoba zarządzająca stołem
web-asks-computer = { $who } prosi, by zastąpił cię { $player }.
web-asks-open = { $who } prosi, by oddać twoje miejsce komuś innemu.
web-asks-pause = { $who } prosi o przerwę, w której niczyja nieobecność się nie liczy.
web-agree = Zgoda
web-decline = Odmów

## Powrót na własne miejsce

web-way-back = Twój powrót
web-way-back-about = Tym kodem wrócisz na swoje miejsce z innego urządzenia albo gdy ta przeglądarka cię zapomni. Zachowaj go dla siebie.
web-copy-way-back = Kopiuj osobisty link
web-copy-way-back-code = Kopiuj osobisty kod
web-devices =
    { $count ->
        [one] Twoje miejsce jest otwarte na { $count } urządzeniu.
        [few] Twoje miejsce jest otwarte na { $count } urządzeniach.
       *[other] Twoje miejsce jest otwarte na { $count } urządzeniach.
    }
web-renew = Odnów
web-renew-devices = Odnów swój osobisty kod
web-renew-watch = Odnów link do oglądania i kod
web-renew-manage = Odnów link do zarządzania
web-renew-seat = Odnów link do tego miejsca
web-renew-devices-sure = Odnowić osobisty kod? Stary przestanie działać, a wszystkie inne twoje urządzenia stracą miejsce.
web-renew-watch-sure = Odnowić link do oglądania i kod dołączenia? Stare przestaną działać, a kto ogląda, musi odejść.
web-renew-manage-sure = Odnowić link do zarządzania? Stary przestanie działać, a kto z niego skorzystał, nie będzie już zarządzać stołem.
web-renew-seat-sure = Odnowić link do tego miejsca? Stary przestanie działać.
web-renewed = Odnowiono.
