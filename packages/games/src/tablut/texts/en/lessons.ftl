moving =
    .title = Straight, as far as you like
    .task = Bring the defender from c3 to the top row in one move.
    .hint = A piece slides along its row or column until it meets something. Look straight up.
    .solved = Just so. Straight, as far as you like, as long as nothing is in the way.
    .wrong = That is allowed, but your defender is not on row 9 yet. Try again.

taking =
    .title = Enclosing a pawn
    .task = Take an attacker: enclose it between two of your own pieces.
    .hint = The king is already on one side of the attacker on d3, and he counts.
    .solved = Taken! Your king and your defender had it between them.
    .wrong = Nothing has been taken yet. Find an attacker that has a light piece beside it already.

two-at-once =
    .title = The corner lends a hand
    .task = Take two defenders with one move.
    .hint = For a defender beside a corner, that corner counts as a dark pawn.
    .solved = Two at once: one against the corner, the other between two attackers.
    .wrong = That is not two yet. Have a look at the corner a9.

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
        You have threatened h3–d3 three times, so that move no longer catches the king. Catch him in
        another way.
    .hint = Only that one move is void. Another attacker may well go to the same square.
    .solved = Caught! A threat can become void, but another way still counts.
    .wrong = The king is still free. The move h3–d3 is void; find another piece.
