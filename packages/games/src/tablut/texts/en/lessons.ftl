goal =
    .title = What it is about
    .task =
        Light wins as soon as the king stands in a corner. Dark wins as soon as the king is caught.
        You are Light, and the way is open: win!
    .hint = The king is on b9. Any corner will do, and there is one close by.
    .solved = Won! That is how a king gets away. Had he been caught, Dark would have won.
    .wrong = That gives Dark another chance. Move the king himself into the corner.

palace =
    .title = Straight, but not through the palace
    .task =
        A piece slides straight, as far as you like. The king has left the palace: it is closed now,
        to everybody. Take the attacker on c5.
    .hint =
        There is a defender on b5 already. One has to go to d5, but the one on f5 cannot pass
        through the palace.
    .solved = Just so. From d7 to d5 the way is straight, and leads through no palace.
    .wrong = Nothing has been taken yet. Which defender can slide straight to d5?

taking =
    .title = Enclosing a pawn
    .task = Take an attacker: enclose it between two of your own pieces.
    .hint = Beside the attacker on e2 there is a defender already, on f2. What is on the other side?
    .solved = Taken! Two of your pieces had it between them. The king may join in, too.
    .wrong = Nothing has been taken yet. Find an attacker that has a light piece beside it already.

safe =
    .title = Stepping in between
    .task =
        Take an attacker. Do not be afraid to go between two attackers: whoever steps in between
        is safe.
    .hint =
        The attacker on e2 has a defender beside it already. On its other side is d2, between d1 and
        d3.
    .solved =
        Taken, and your defender is still there. Only a piece that is enclosed by the other side’s
        move leaves the board.
    .wrong = Nothing has been taken yet. Dare to go between two attackers.

corner =
    .title = The corner helps Dark
    .task =
        Now you are Dark. Only the king may stand in a corner, but to a defender beside it the
        corner counts as an attacker. Take one.
    .hint =
        The defender on i8 stands beside the corner i9. One attacker on its other side is enough.
    .solved = Taken: the corner lent a hand. It does not do so against the king.
    .wrong = Nothing has been taken yet. Which defender stands beside a corner?

escaping =
    .title = Escaping
    .task = Bring the king to a corner in two moves, whatever Dark does.
    .hint = Dark can block only one way at a time. See to it that there are two.
    .solved = Escaped! Two open ways at once: nothing can be done about that.
    .wrong = Dark can still stop the king like this. Find a square from which he sees two corners.

blocking =
    .title = Barring the way
    .task = The king is about to reach a corner. Stop him.
    .hint = Along which row or column does the king see a corner? Put an attacker in between.
    .solved = The way is barred. Blocking in time is half of Dark’s work.
    .wrong = The king can still reach a corner. Put an attacker in his way.

easy-way =
    .title = Cornering the king in the open
    .task = Catch the king.
    .hint =
        Outside the palace two attackers are enough, if they are straight across from each other.
    .solved = Caught! Outside his palace the king is vulnerable.
    .wrong =
        The king is still free. There is an attacker beside him already: what is straight across?

hard-way =
    .title = The king in his palace
    .task = The king is still in his palace. Catch him there.
    .hint = In the palace all four sides must be closed. Which one is still open?
    .solved = All four sides closed: even the palace is no shelter any more.
    .wrong = One side is still open. Close the last one.

void-threat =
    .title = A void threat
    .task =
        You have threatened three times to move the attacker from h3 to d3, so that move no longer
        catches the king. Catch him in another way.
    .hint = Only that one move is void. Another attacker may well go to the same square.
    .solved = Caught! A threat can become void, but another way still counts.
    .wrong = The king is still free. The move from h3 to d3 is void; find another piece.
