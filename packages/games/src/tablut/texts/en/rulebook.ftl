TB1 = The board

TB1_1 =
    The board is nine squares by nine. Columns are called a to i, rows 1 to 9. The middle square,
    e5, is the palace. The four corners are a1, a9, i1 and i9.

TB1_2 =
    Light has the king and eight defenders, Dark has sixteen attackers. Defenders and attackers
    together are called pawns.

    Light wants to bring the king to a corner. Dark wants to catch him before he gets there.

TB1_3 =
    The king begins in the palace. His defenders make a cross round him, two on each side. The
    attackers stand at the edges, four on each.
    .start = The starting position. Light is to move.

TB1_4 =
    Light begins. Then the players take turns: each turn is one move of one piece of your own. There
    is no passing.

TB2 = Moving

TB2_1 =
    All pieces move alike: straight along a row or a column, as far as you like. Not diagonally, and
    not over another piece.
    .moving =
        The defender on c3 can go to any free square in its row and column, up to the first piece in
        the way.

TB2_2 =
    Once the king has left his palace it stays empty. Nobody may enter it any more, the king
    included.

    The rulebook does not say whether you may pass through. We play that you may not: the empty
    palace stops a piece as if something stood there. If you prefer it otherwise, open the passage
    when you set the table; then you may slide through, but still not stop.
    .empty-palace = The king has left his palace. The attacker on b5 gets no further than d5.

TB2_3 = Only the king may enter a corner.
    .corner = The king on g1 may go to i1, and wins. The defender on c1 gets no further than b1.

TB3 = Taking pawns

TB3_1 =
    If your move encloses an enemy pawn between two of your pieces, in a row or in a column, that
    pawn is taken and leaves the board.

    Taking is compulsory and complete: everything that your move encloses goes. A trap that was
    there before does nothing.
    .enclosing = Dark plays h7–d7. The defender on c7 is between b7 and d7 and is taken.

TB3_2 =
    If you step between two enemy pieces yourself, nothing happens. Your pawn is safe there until
    the opponent encloses it with a new move.
    .stepping-between = Light plays d2–d4, in between two attackers. Nothing happens.

TB3_3 = Nothing is ever enclosed diagonally.
    .not-diagonally = Dark plays g3–e3. The defender on d4 stays: c5 and e3 are diagonal to it.

TB3_4 =
    A corner counts as a dark pawn against a light one beside it. One attacker on the other side is
    then enough to take that defender.

    A corner does not help against attackers. Nor does it count when two attackers catch the king
    (TB4.1).
    .corner-helps = Dark plays c7–c9. The corner a9 helps, and the defender on b9 is taken.
    .corner-is-dark = Not the other way round: after Light’s c7–c9 the attacker on b9 stays.

TB3_5 =
    The king helps to take: when he moves himself, and when he is the piece that already stands on
    the other side.

    With an unarmed king he counts in neither case.
    .armed-king =
        The king goes from h7 to d7 and, with the defender on b7, takes the attacker on c7.

TB3_6 = The empty palace helps nobody to take.
    .palace-helps-nobody =
        Dark plays c4–c5. The defender on d5 stays: the empty palace counts for nobody.

TB3_7 = One move can enclose in more than one direction at once and so take up to three pawns.
    .three-at-once = Dark plays d1–d3 and takes three defenders at once: c3, d4 and e3.

TB4 = The king

TB4_1 =
    The easy way: the king is caught between two attackers on opposite sides of him. That works
    everywhere but in the palace.

    The trap must be closed by a move of Dark. A king who steps between two attackers himself is
    safe.
    .easy-way = Dark plays h3–d3. The king is between b3 and d3 and is caught.

TB4_2 =
    The hard way: attackers on all four sides of the king. This also catches him in the palace. At
    the edge of the board the three remaining sides are enough.

    A corner and the empty palace are not sides that need closing either. So three attackers are
    enough beside the empty palace, and two beside a corner. Here too the trap must be closed by a
    move of Dark.
    .hard-in-palace = In the palace it takes four. Dark plays h5–f5 and closes the last side.
    .hard-at-edge = At the edge it takes three. Dark plays d5–b5 and catches the king on a5.
    .hard-beside-palace =
        Beside the empty palace it takes three too. Dark plays i3–e3 and catches the king on e4.
    .hard-beside-corner = Beside a corner it takes two. Dark plays f2–b2 and catches the king on a2.

TB4_3 =
    The rulebook first gives both ways, and later only the hard one. So the choice is yours. Usually
    either way catches the king; with “only on every side” nothing but TB4.2 does, which makes life
    a good deal easier for Light.

TB4_4 = When the king is caught, Dark has won at once.

TB4_5 = When the king reaches a corner, Light has won at once.
    .escape = Two corners are open to the king on d1: a1 and i1. Whichever he goes to, Light wins.

TB5 = How it comes to an end

TB5_1 =
    Dark may not go on threatening the king in the same way. The third time in a row the threat is
    void: that move can no longer win.

TB5_2 =
    A threat is a move of Dark that would catch the king if Dark could move again at once: from this
    square, to that square, with the king where he is. A move of Dark makes a threat if it was not
    there before that move, and each making counts.

    If a move of Dark leaves no threat on the board, counting starts afresh. If Dark takes a pawn it
    starts afresh as well, and the threats that this move makes count as one.

    A void threat still stands on the board. While it does, the counting goes on.
    .threat = Dark plays b2–b3 and makes a threat: next, h3–d3 would catch the king on c3.

TB5_3 =
    A threat that has been made three times is void until the counting starts afresh. The move
    itself may still be played, and takes pawns, but not the king. The table warns you the second
    time.

TB5_4 =
    When the same position comes up for the third time with the same player to move, it is a draw.
    The starting position counts.

    Positions after a move of Dark that makes a threat that is not void, and after Light’s answer to
    it, do not count. That kind of repetition is what TB5.1 is for.

TB5_5 =
    A hundred moves in a row without a capture: a draw. Both players’ moves count. You can choose 60
    or 200 when you set the table.

TB5_6 = If it is your turn and you have no move at all, you lose.
    .walled-in = Dark plays c8–c5. No light piece can move, and it is Light’s turn: Dark wins.

TB5_7 = You may resign at any time, also when it is not your turn.

TB5_8 =
    You may offer a draw at any time. If the other player offers one in return, the match is drawn.
    If the other player makes a move, the offer lapses.
