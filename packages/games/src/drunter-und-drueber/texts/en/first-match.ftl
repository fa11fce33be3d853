# The card at the start of the very first match: short, it fits a phone.
card_who = You have the eight { $colour } discs.
card_win = You win when all eight stand on your own colour and you call “Klaar!”.
card_lose = Call too early and you are out. And a disc under another one is stuck.
card_turn = First place your discs in turn. After that you move one of them by one circle each turn, diagonally too.

# Notes on the board, each one only once.
note_moving = Now you move one disc each turn, diagonally too. The glowing circles are yours.
note_placed = You will not see what lies under your disc until it leaves. Remember that colour!
note_home = It stands on your own colour! Remember it and leave it there.
note_uncovered = This circle is empty and shows its colour again. Look well, soon something will cover it.
note_asked = Somebody climbs on your disc. If you are sure that it stands right, say so: they must go back.
note_climbed = That disc is stuck while you stand on it. If it stands right and its owner says so, you must go back.
note_stuck = Your disc is stuck. If the one on top stays, yours may leave after { $block } turns.
note_stuckForLong = Your disc is stuck until the one on top leaves.
note_claimRight = It was true: that disc stands right, so the climber goes back.
note_claimWrong = It was not true: the climber stays, and the owner misses a turn.
note_claimWrongFree = It was not true: the climber stays.
note_refused = Choose one of your discs: green rings show where it may go.

# Why somebody else did this.
reason_climbsOnYou = That gets your disc stuck, unless it stands right.
reason_climbs = What lies underneath cannot leave now.
reason_wasWrong = On { $from } that disc did not stand on its colour.
