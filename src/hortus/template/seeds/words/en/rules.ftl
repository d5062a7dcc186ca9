### The rules, numbered; tests and refusals cite the numbers.

rule-title-R1 = The bag
rule-R1 = Two to four players. The bag holds five amber, five brown and five cream beans.

rule-title-R2 = A turn
rule-R2 = In your turn say whether you take a bean openly or secretly.

rule-title-R3 = The bean
rule-R3 = Then take one out of the bag without looking. Taken openly, it lies in front of you; taken secretly, it goes into your pouch. Everybody sees how many beans are in a pouch, only its owner sees which.

rule-title-R4 = The colour
rule-R4 = After two rounds all secretly choose a colour that they hold, and name it at the same time. Pouches are opened.

rule-title-R5 = Points
rule-R5 = A bean of the colour that you named counts 2, any other 1.

rule-title-R6 = Victory
rule-R6 = The most points win; who has as many shares the victory.
