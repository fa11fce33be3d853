goal =
    .title = What it is about
    .task =
        Three in a line are a mill, and a mill takes a piece. Whoever has fewer than three pieces left,
        or cannot move, has lost. Dark has three: close a mill and win.
    .hint = There are two on b2 and b6 already. Which piece can move in between?
    .solved = Won! Dark has only two left, and that is not enough for a mill.
    .wrong = Dark still has three. Look for the line that lacks only one piece.

blocking =
    .title = Keeping a mill from being closed
    .task = Dark has two on a line. Place your piece so that there will not be three.
    .hint = The dark pieces are on f2 and f4. Which point is left on that line?
    .solved = Right there. That mill will not be closed.
    .wrong = Now Dark places the third piece. Look along the f line once more.

closing =
    .title = Closing a mill
    .task = Close a mill, and take a piece from Dark.
    .hint = There are two on b2 and b6 already. Which piece can move in between?
    .solved = A mill! Moving and taking are one move together.
    .wrong = There is no mill yet. Look for the line that lacks only one piece.

choosing =
    .title = Which piece do you take?
    .task = Close a mill, and take such a piece that Dark cannot close one after it.
    .hint = Dark wants to go from d1 to d2. Which two pieces wait there?
    .solved = Well chosen: you took just the piece that Dark needed.
    .wrong = Now Dark closes a mill with the next move. Look at d2.

two-mills =
    .title = The double mill
    .task = Open a mill, and close another one with the same move.
    .hint = The piece on a4 is in a mill. Where could it be in another one at once?
    .solved = To and fro, and a piece each time: little can be done about it.
    .wrong = That closes nothing. Move a piece out of one mill and into the other.

flying =
    .title = Flying
    .task = You are down to three pieces and may fly. Win at once.
    .hint = There are two on c5 and e5 already. The third need not follow the lines.
    .solved = Won! With three pieces you are everywhere at once.
    .wrong = Dark still has three pieces. Close a mill, wherever your piece comes from.

shutting-in =
    .title = Shutting in
    .task = Shut Dark in: no dark piece may be able to get away.
    .hint = Which empty point is there still beside a dark piece?
    .solved = Stuck! Whoever cannot move any more loses.
    .wrong = Dark can still get away. Fill the last gap, without making a new one.
