### Czego nie można cofnąć i dlaczego: w terminalu i na stronie.

undo-nothing = Nie masz żadnego ruchu do cofnięcia.
undo-chance = Potem nastąpiło losowanie.
undo-secret = Odsłonięto tajemnicę.
undo-turn = Twoja kolej już minęła.
undo-over = Gra jest skończona: nic się już nie cofa.
