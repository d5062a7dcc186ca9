### Faces in words for programs, and the tables that a program plays at.

## A game in words. $key: a seat.

text-you-are = You are { seat-name }.
text-actions = Actions are written like this, whether or not they are allowed now:
text-legend = The signs of the drawing:
text-rules = The rules:
text-legal = You may now:
text-no-action = “{ $text }” is not an action. Actions begin with one of these words: { $verbs }.

## Tables of a program

desk-seat = { seat-name }: { $player }
desk-table = This is table { $table }.
desk-commitment = The draws are already fixed. Their fingerprint: { $commitment }
desk-happened = What happened:
desk-over = The game is over.
desk-left = You have left table { $table }.
desk-at = After action { $ply } of { $count }:
desk-nothing-found = No rule has these words.
desk-rule-titles = The rules by number; ask for one by its number, or search for words:

## What a program cannot do. $name: of a tool or of what it needs.

desk-no-tool = There is no tool called “{ $name }”. Tools: { $known }.
desk-missing = “{ $name }” is missing.
desk-unknown-argument = “{ $name }” is not asked for here. Asked for: { $known }.
desk-bad-argument =
    { $kind ->
        [text] “{ $name }” has to be a text.
        [number] “{ $name }” has to be a whole number of 0 or more.
        [flag] “{ $name }” has to be true or false.
        [texts] “{ $name }” has to be a list of texts.
       *[options] “{ $name }” has to be an object of options and their values, all texts.
    }
desk-too-long = “{ $name }” is too long: at most { $longest } characters.
desk-unknown-table = There is no table “{ $table }”. Tables: { $known }.
desk-no-table = There is no table “{ $table }”; a new game opens one.
desk-too-many-tables = There are { $most } tables already; leave one of them first.
desk-unknown-seat = There is no seat “{ $name }” here. Seats: { $known }.
desk-own-seat = While the game goes on you see it from your own seat only.
desk-unfinished = The record can be read when the game is over.
desk-one-of-two = Name either a table or a record.
desk-mistake = This failed by a mistake in Hortus, not in what was asked; the table stands as it did.
desk-no-sdk = The command “mcp” needs the MCP SDK, which is not installed here: pip install hortus[mcp]
