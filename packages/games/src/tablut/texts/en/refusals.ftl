no-piece = There is no piece on { $square }.
not-your-piece = The piece on { $square } is not yours: you are playing { $mover }.
stays-put = Your piece is on { $square } already. It has to go somewhere.
diagonal = { $from } to { $to } is diagonal. Pieces only move straight.
not-in-line = { $from } and { $to } are not in one row or column. Pieces only move straight.
path-blocked = There is no way from { $from } to { $to }: a piece on { $at } is in between.
square-taken = There is a piece on { $square } already.
palace-closed = { $piece ->
    [king] The king has left his palace and cannot go back in.
   *[pawn] Nobody may enter the palace.
}
palace-in-the-way =
    From { $from } to { $to } you would pass through the empty palace, which is closed at this
    table.
corner-for-king = { $square } is a corner, and only the king may go there.
wrong-captures = { COUNT($taken) ->
    [0] This move takes nothing, not even { $written }.
   *[other] This move takes { $taken }: no more and no less.
}
