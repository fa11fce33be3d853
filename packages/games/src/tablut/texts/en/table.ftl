board = Tablut board
menOn = { COUNT($squares) ->
    [one] { THE($men) } on { $squares }
   *[other] { THE-MANY($men) } on { $squares }
}

palace = palace
corner = corner
empty = empty
target = can go here
pickedUp = { $targets ->
    [0] { THE($man) } on { $square } cannot go anywhere.
    [1] { THE($man) } on { $square } can go to one square.
   *[other] { THE($man) } on { $square } can go to { $targets } squares.
}
putBack = Put back.

prompt_yourTurn = { $side ->
    [light] Your turn: help the king to a corner.
   *[dark] Your turn: close the king in.
}
prompt_turnOf = { $who ->
    [you] You are to move.
   *[other] { $who } is to move.
}
prompt_cornerInReach = { $side ->
    [light] Your turn: the way to a corner is open!
   *[dark] Your turn: beware, the king can reach a corner!
}
prompt_threatened = Your turn: your king is about to be caught.
prompt_warned = Your turn. This threat has been made twice; the third time it is void.
prompt_void = Your turn. This threat is void: it no longer catches the king.

# What the computer would do, as the end of a sentence: “The computer would … .”
advice = move { THE($man) } from { $from } to { $to }

tell_moved = { $who ->
    [you] You move { THE($man) } from { $from } to { $to }.
   *[other] { $who } moves { THE($man) } from { $from } to { $to }.
}
tell_taken = { COUNT($squares) ->
    [one] { THE($men) } on { $squares } is taken.
   *[other] { THE-MANY($men) } on { $squares } are taken.
}
tell_kingSpared = The king on { $square } is closed in, but this threat was void: he stays free.
tell_countsCleared = Earlier threats to the king no longer count.
tell_threatWarned = This threat is there for the second time; the third time it is void.
tell_threatVoid = This threat is there for the third time and is void.
tell_kingThreatened = The king is threatened.
tell_cornersInReach = The king can go to { OR($corners) }.
tell_repeated = { $times ->
    [2] This position has come up for the second time; the third time the match is drawn.
   *[other] This position has come up { $times } times.
}
tell_drawNear = Another { $pliesLeft } moves without a capture, and the match is drawn.

# Between a heading and what belongs to it, and between things that have commas of their own.
labelled = { $what }: { $items }
listed = { $before }; { $next }

# What somebody begins with, in a profile. What is the same in a mirror counts as the same.
opening = First move from { $from } to { $to }
