board = Nine Men’s Morris board
menOn = { $side } on { $points }
hands = Pieces in hand
inHand = { $left ->
    [one] { $side } has one piece left in hand
   *[other] { $side } has { $left } pieces left in hand
}

empty = empty
target = can go here
prey = can be taken
pickedUp = { $targets ->
    [0] The piece on { $point } cannot go anywhere.
    [1] The piece on { $point } can go to one point.
   *[other] The piece on { $point } can go to { $targets } points.
}
fromHand = A piece from the hand.
putBack = Put back.

# In the middle of the board, while the second half of the move is still to come. Short.
mill = Mill!
takeOne = Take a piece
millOn = A mill on { $point }. Choose the piece that you take: { OR($points) }.

prompt_place = Your turn: put a piece on an empty point.
prompt_move = Your turn: move a piece to the next point.
prompt_fly = Your turn: with three pieces you may go to any empty point.
prompt_turnOf = { $who ->
    [you] You are to move.
   *[other] { $who } is to move.
}

tell_placed = { $who ->
    [you] You put a piece on { $to }.
   *[other] { $who } puts a piece on { $to }.
}
tell_moved = { $who ->
    [you] You move from { $from } to { $to }.
   *[other] { $who } moves from { $from } to { $to }.
}
tell_flown = { $who ->
    [you] You fly from { $from } to { $to }.
   *[other] { $who } flies from { $from } to { $to }.
}
tell_mill = A mill!
tell_taken = { $who ->
    [you] Your piece on { $point } comes off.
   *[other] The piece of { $who } on { $point } comes off.
}
tell_flies = { $who ->
    [you] You are down to three pieces and may fly from now on.
   *[other] { $who } is down to three pieces and may fly from now on.
}
tell_repeated = This position is there for the second time; the third time the match is drawn.
tell_drawNear = Another { $pliesLeft } moves without a mill, and the match is drawn.

# What the computer would do, as the end of a sentence: “The computer would … .”
advice_place = put a piece on { $to }
advice_placeAndTake = put a piece on { $to } and take the one on { $taken }
advice_move = go from { $from } to { $to }
advice_moveAndTake = go from { $from } to { $to } and take the piece on { $taken }

# Between a heading and what belongs to it, and between things that have commas of their own.
labelled = { $what }: { $items }
listed = { $before }; { $next }
