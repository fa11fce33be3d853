board = Board of circles

# On discs and circles: how the colour begins, as short as no two are the same.
letter_R = R
letter_O = O
letter_Y = Y
letter_G = G
letter_B = B
letter_V = V

circle_empty = empty, { $colour }
circle_hidden = colour hidden
circle_under = on { $colour }
circle_stone = { $colour } disc
circle_stack = stack of { COUNT($colours) }, from the bottom { $colours }
circle_waited = { $colour } has waited { $turns } of { $block } turns
circle_mayLeave = { $colour } may slip out
circle_target = can go here

pickedUp = { $targets ->
    [0] The disc on { $circle } cannot go anywhere.
    [1] The disc on { $circle } can go to one circle.
   *[other] The disc on { $circle } can go to { $targets } circles.
}
taken = Choose a circle for this disc.
putBack = Put back.
shows = { $circle } is { $colour }.

act_withCall = “Klaar!” with this move
act_callHint = All eight right? The switch calls with your move, the button right now. Too early, and you are out.
act_callingHint = Now your move calls “Klaar!”, too. If not all eight stand right then, you are out.
act_klaar = Klaar!
act_pass = Pass
act_claim = Mine is right!
act_allow = Go on
act_question = { $who ->
    [you] You climb onto your disc on { $circle }. Does it stand on your own colour?
   *[other] { $who } climbs onto your disc on { $circle }. Does it stand on your own colour?
}
act_falseCosts = A wrong “Mine is right!” costs a turn.
act_sure = Do all eight really stand right? If not, you are out.
act_callNow = Yes, klaar!
act_notYet = Not just yet

prompt_placeFirst = Goal: all your discs on your colour. Place one, not on your colour yet.
prompt_place = { $left ->
    [1] Your turn: place your last disc.
   *[other] Your turn: place a disc, not on your own colour. { $left } to go.
}
prompt_othersPlace = { $who ->
    [you] You place a disc.
   *[other] { $who } places a disc.
}
prompt_move = Your turn: move a disc by one circle. Or call “Klaar!”.
prompt_mustPass = All your discs are stuck: pass, or call “Klaar!”.
prompt_othersMove = { $who ->
    [you] You are to move. Remember what you see!
   *[other] { $who } is to move. Remember what you see!
}
prompt_answer = The answer is yours. Take your time.
prompt_othersAnswer = { $who ->
    [you] You say whether the disc on { $circle } is right.
   *[other] { $who } says whether the disc on { $circle } is right.
}
prompt_out = You are out. Enjoy watching the rest!
prompt_beginning = The board is being laid out.

# What the computer would do, as the end of a sentence: “The computer would … .”
advice_place = place a disc on { $circle }
advice_step = move the disc from { $from } to { $to }
advice_stepWithCall = turn on “Klaar!” with this move and move the disc from { $from } to { $to }
advice_klaar = call “Klaar!”
advice_pass = pass
advice_claim = say “Mine is right!”
advice_allow = say “Go on”
advice_fromMemory = The hint, too, has forgotten what was covered long ago.

inHand = { $stones } still to place
missing = { $turns ->
    [1] { $colour } misses a turn
   *[other] { $colour } misses { $turns } turns
}
isOut = { $colour } is out
round = Round { $now } of { $of }

# How it stood when it was over, after the name of each player.
reckoning_right = { $stones } of { $of } right
reckoning_wrong = { $circles } wrong
reckoning_covered = { $stones } under another disc
reckoning_out = called too early, off the board
reckoning_outWith = called too early, with { $stones } of { $of } right
reckoning_stood = { SUBJECT($who) } had { $stones } of { $of } right.

tell_laidOut = The circles are laid out.
tell_begins = { $who ->
    [you] You begin.
   *[other] { $who } begins.
}
tell_placed = { $who ->
    [you] You place a disc on { $circle }.
   *[other] { $who } places a disc on { $circle }.
}
tell_moved = { $who ->
    [you] You go from { $from } to { $to }.
   *[other] { $who } goes from { $from } to { $to }.
}
tell_uncovered = { $circle } lies open again.
tell_uncoveredSeveral = { $circles } lie open again.
tell_attacked = { $who ->
    [you] You climb onto { whose-disc } on { $circle }.
   *[other] { $who } climbs onto { whose-disc } on { $circle }.
}
tell_passed = { $who ->
    [you] You pass.
   *[other] { $who } passes.
}
tell_allowed = { $who ->
    [you] You say “Go on”: the disc on { $circle } is blocked.
   *[other] { $who } says “Go on”: the disc on { $circle } is blocked.
}
tell_claimedRightly = { $who ->
    [you] You say: mine on { $circle } is right! That is true.
   *[other] { $who } says: mine on { $circle } is right! That is true.
}
tell_claimedFalsely = { $who ->
    [you] You say: mine on { $circle } is right! But it is not.
   *[other] { $who } says: mine on { $circle } is right! But it is not.
}
tell_sentBack = { SUBJECT($who) } must go back to { $circle }.
tell_called = { $who ->
    [you] You call “Klaar!”
   *[other] { $who } calls “Klaar!”
}
tell_calledRightly = And yes, all eight stand right!
tell_calledWrongly = { $who ->
    [you] But no: you are out.
   *[other] But no: { $who } is out.
}
tell_missed = { $who ->
    [you] You miss a turn.
   *[other] { $who } misses a turn.
}

# Between things that have commas of their own.
listed = { $before }; { $next }

# What somebody begins with, in a profile. What is the same in a mirror counts as the same.
opening = First disc on { $at }
