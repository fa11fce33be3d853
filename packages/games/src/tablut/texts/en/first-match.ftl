# The card at the start of the very first match: short, it fits a phone.
card_who = { $side ->
    [light] You are Light: the king and his defenders.
   *[dark] You are Dark: the attackers.
}
card_win = { $side ->
    [light] You win when your king reaches one of the four corners.
   *[dark] { $kingCapture ->
        [either] You win when you catch the king between two attackers.
       *[hard] You win when you close the king in on every side.
    }
}
card_lose = { $side ->
    [light] { $kingCapture ->
        [either] You lose when two attackers catch him between them.
       *[hard] You lose when the attackers close him in on every side.
    }
   *[dark] You lose when the king reaches a corner.
}
card_turn = Your turn: slide one piece in a straight line, as far as you like. Whoever is caught between two enemies leaves the board.

# Notes on the board, each one only once.
note_youTook = Taken! You caught it between two of your pieces, in a straight line.
note_youLost = Your piece was caught between two enemies in a straight line: it is taken.
note_cornerHelped = Here the corner counts as an attacker: one piece opposite was enough.
note_cornerInReach = { $side ->
    [light] Your king has a clear way to this corner. Go there and you win!
   *[dark] The king can go to this corner next. Put a piece in the way!
}
note_kingThreatened = { $side ->
    [light] One more move and your king is caught. Step away or block it.
   *[dark] One more move and the king is yours.
}
note_palaceLeft = The palace is empty now: nobody may enter it again, the king neither.
note_between = Stepping between two enemies yourself is safe.
note_threatAgain = The same threat again and again is not allowed: the third time it no longer counts.
note_refused = Choose one of your pieces: green rings show where it may go.
note_notYours = That piece is your opponent’s. Yours can be lifted.

# Why the other side did this.
reason_blocks = That blocks the way to { OR($corners) }.
reason_threatens = One more move like that and the king is caught.
reason_saves = This piece gets away: on { $from } it was yours to take.
reason_prepares = { COUNT($squares) ->
    [one] Now your piece on { $squares } could be taken.
   *[other] Now your pieces on { $squares } could be taken.
}
