# Why the hint is a good one: a whole sentence, after “The computer would … .”
escapes = The king is safe there: you win.
takesKing = That captures the king: you win.
wins = After that the other side can do nothing: you win.
draws = That makes it a draw; everything else looks worse.
takes = { COUNT($squares) ->
    [one] That takes { THE($men) } on { $squares }.
   *[other] That takes { THE-MANY($men) } on { $squares }.
}
blocks = That bars the king’s way to { OR($corners) }.
threatens = One more move and the king is yours.
rescues = Then the king can no longer be captured in one move.
reaches = { COUNT($corners) ->
    [one] Then the king threatens to go to { $corners }.
   *[other] Then the king can go to { $corners }, and both ways cannot be barred at once.
}
saves = { COUNT($squares) ->
    [one] Your piece on { $squares } can be taken. After this it cannot.
   *[other] Your pieces on { $squares } can be taken. After this they cannot.
}
aims = That threatens to take on { $squares }.
frees = That gives the king more room.
keepsWays = That keeps the king’s ways to the edge open.
hems = That leaves the king less room.
waits = There is nothing to take: this keeps your attackers around the king.
ratherThanTaking = You could take something, but this looks worth more in the long run.
