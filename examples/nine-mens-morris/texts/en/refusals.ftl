place-first = { $pieces ->
    [one] You still have a piece in hand. Place it first.
   *[other] You still have { $pieces } pieces in hand. Place them first.
}
hand-empty = You have no pieces left in hand. Move one that is on the board.
no-piece = There is no piece on { $point }.
not-your-piece = The piece on { $point } is not yours.
point-taken = There is a piece on { $point } already.
not-next = From { $from } to { $to } is too far: a piece moves along a line to the next point.
must-take = On { $point } you close a mill. Choose the piece that you take, too.
no-mill = Without a mill nothing is taken, not { $point } either.
nothing-to-take = There is no piece on { $point } to take.
own-piece = Nothing is taken from { $point }: you take a piece of your opponent.
in-a-mill = The piece on { $point } is in a mill, and safe. Take another one.
