palacePassage =
    .label = Passing through the palace
    .explain = May a piece slide through the empty palace? It may never stop there.
    .value-closed = Closed: nobody passes
    .value-open = Open: passing is allowed

king =
    .label = The king as a fighter
    .explain = Does the king help to enclose attackers, or does he only run?
    .value-armed = Armed: he takes too
    .value-unarmed = Unarmed: he takes nothing

kingCapture =
    .label = Catching the king
    .explain = Are two attackers enough, or must the king be shut in on every side?
    .value-either = By two, or on every side
    .value-hard = Only on every side

drawAfter =
    .label = Draw without captures
    .explain =
        After how many moves in a row without a capture is it a draw? Both players’ moves count.
    .value-60 = After 60 moves
    .value-100 = After 100 moves
    .value-200 = After 200 moves
