DD1 = The board

DD1_1 =
    There are 48 discs, eight in each of six colours: red, orange, yellow, green, blue and violet.
    The board has 48 circles in the same colours, eight of each too.

DD1_2 =
    The circles lie in eight columns, a to h, and six rows, 1 to 6. Neighbours are the circles right
    around one, diagonally too.

DD1_3 =
    The board is laid anew for every match, so that nobody knows it by heart. Whoever prefers the
    same board each time chooses that at the start.

    Either way no two equal colours lie side by side, and every colour is at most two steps away
    from every circle.
    .printed = The fixed board. No two neighbours have the same colour.

DD1_4 =
    Each player gets the eight discs of one colour. Circles in colours that nobody has are
    ordinary circles.

    From the first to the sixth seat: red, orange, yellow, green, blue, violet.

DD2 = Placing

DD2_1 =
    It is drawn by lot who begins. In turn you place one disc on the board, until everybody has
    placed eight.

DD2_2 = A disc may go on any colour but your own. The circle must be empty.
    .placing = Red places: anywhere but on red, and not on c2, where something lies already.

DD2_3 =
    With many players it can get tight at the end. You may not place a disc so that somebody could
    no longer place their last ones.

DD2_4 =
    A disc covers its circle. From then on nobody sees that colour, not even you. So remember it!

DD3 = Moving

DD3_1 =
    When all discs lie on the board, in your turn you move one of your own by one circle, in any
    direction. Whoever can move must.
    .moving =
        The red disc on d3 can go to all eight neighbours, also on top of the orange one on e4.

DD3_2 =
    You go to an empty circle, or on top of a stack with somebody else’s disc on top. You may not
    climb on a disc of your own.

DD3_3 =
    A disc with something on it is stuck. The top disc may always leave, and frees what it leaves.

    A stack may grow as high as it likes.
    .stack = On d3 orange lies on red. The red disc is stuck until the orange one leaves.

DD3_4 =
    Touched is moved. If you move a disc that stood right, bad luck. There is no taking back in this
    game.

DD3_5 = A circle that becomes empty shows its colour again. Look closely!

DD3_6 = If all your discs are stuck, you pass. Or you call “Klaar!” (DD5.1).

DD3_7 =
    A disc that has been covered during five turns of its owner may slip out from under the stack on
    the next. Missed turns count too. Whatever lay above sinks by one.

    A covered disc shows how many turns it has waited. Once it lies on top, the count starts again.
    You can also choose three turns, or no end at all, as in the old booklet.
    .waited = The red disc on d3 has waited five turns and may slip out now.

DD4 = On top of each other

DD4_1 =
    If somebody else’s disc does not stand on its own colour, you can block it by climbing on top.
    .blocking =
        e4 is yellow. The red disc stands wrong there: orange goes from d4 to e4 and blocks it.

DD4_2 =
    If that disc does stand on its own colour, its owner may say so. The attacker must go back and
    has lost the move.
    .claiming =
        e3 is red. If orange goes from d4 to e3, red says “mine is right” and orange must go back.

DD4_3 =
    Only the owner of the disc that was on top may speak, and at once. The table asks after every
    attack, whether the disc stands right or not, so that the question gives nothing away. The
    answer is “mine is right” or “go on”.

DD4_4 =
    Be sure of your case. If what you say is not true, the attacker stays and you miss your next
    turn. More mistakes cost more turns. In a missed turn you cannot call either.

    Only the verdict becomes known, nothing else. You can also agree that a mistake costs nothing.

DD4_5 = If you say nothing, your disc is blocked, even if it stood right.

DD4_6 = A disc in a stack stands on the colour of the circle, however high it lies.

DD5 = “Klaar!”

DD5_1 =
    Think that all eight of your discs stand right? Then call “Klaar!”. You do so in your own turn,
    instead of a move or together with one.

    A call made with an attack that is sent back does not count.

DD5_2 =
    If all eight stand on their own colour, you have won. It does not matter whether anything lies
    on them. If two of yours lie in one stack on your colour, both are right.
    .klaar =
        Seven red discs stand right, also the one under orange on e3. One more step, from b2 to c1,
        and red is done.

DD5_3 =
    If even one is wrong, you are out and all your discs leave the board. Stacks close up, and
    whatever is freed may move again.

    Circles that become empty show their colour. What lies under a stack stays secret, and so does
    which disc was wrong.

DD5_4 = If nobody calls rightly, the last one left wins.

DD5_5 =
    After sixty rounds it is over. Of those still in, whoever has most discs right wins; equals
    share the win. You can also choose 30 or 150 rounds; with “Play now” there are 30.

DD6 = Who knows what

DD6_1 =
    Everybody sees the colours of the empty circles, where each disc lies, how each stack is built,
    and every verdict.

DD6_2 =
    Nobody is told the colour under a disc. What you have seen you must remember yourself. Neither
    the record nor the watchers show anything while the match runs.

    For learning you can let the table show all colours.

DD6_3 = The computer sees no more than a person does. How well it remembers depends on its level.
