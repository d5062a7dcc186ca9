rule-title-R1 = Numbers
rule-R1 = All think of a number; then each in turn adds another. The most points win.
