### What is shown, asked, told and refused. The numbered rules are in rules.ftl, what only the page says in web.ftl.
### $seat: what a player is called; $you: seat, if that is whoever reads. $colour: amber, brown or cream. $amber, $brown, $cream: numbers.

## The game

game-seeds = Seeds
game-seeds-short = Two to four players take beans from a bag, in the open or in secret, and in the end name the colour that counts double.
seeds-goal = In your turn take a bean from the bag, openly or secretly. After two rounds all secretly name a colour that they hold: its beans count 2 for them, others 1. The most points win.
seeds-legend =
    a b c  an amber, a brown, a cream bean
    ( )    a pouch
    ?      a bean that you do not know
part-seeds-beans = Beans

## Words used inside the sentences below

seeds-bean =
    { $colour ->
        [amber] an amber bean
        [brown] a brown bean
       *[cream] a cream bean
    }
seeds-colour =
    { $colour ->
        [amber] amber
        [brown] brown
       *[cream] cream
    }

## What is shown

seeds-bag = Beans in the bag or in pouches that you do not know: amber { $amber }, brown { $brown }, cream { $cream }.

## What is asked

seeds-step-choosing =
    { $you ->
        [seat] Take a bean, openly or secretly.
       *[other] { $seat } takes a bean, openly or secretly.
    }
seeds-step-picking =
    { $you ->
        [seat] You take a bean out of the bag.
       *[other] { $seat } takes a bean out of the bag.
    }
seeds-step-naming = All secretly name a colour that they hold.
seeds-step-finished = The game is over.

## What is told

seeds-log-openly =
    { $you ->
        [seat] You take a bean openly.
       *[other] { $seat } takes a bean openly.
    }
seeds-log-secretly =
    { $you ->
        [seat] You take a bean secretly.
       *[other] { $seat } takes a bean secretly.
    }
seeds-log-pick =
    { $you ->
        [seat] You get { seeds-bean }.
       *[other] { $seat } gets { seeds-bean }.
    }
seeds-log-pick-unseen =
    { $you ->
        [seat] You get a bean that nobody else sees.
       *[other] { $seat } gets a bean that nobody else sees.
    }
seeds-log-named =
    { $you ->
        [seat] You have named a colour.
       *[other] { $seat } has named a colour.
    }
seeds-log-name =
    { $you ->
        [seat] You named { seeds-colour }.
       *[other] { $seat } named { seeds-colour }.
    }

## What is refused

seeds-not-now = This cannot be done at this step.
seeds-not-held = You hold no bean of that colour: { seeds-colour }.
