house = The house

# On cards and floors: how the class begins, as short as can be without two being alike.
letter_F = F
letter_M = M
letter_Q = Q
letter_P = Pa
letter_B = B
letter_R = Pr

empty = empty
stack = { $card }, stack of { $height }
faceDown = { $height ->
    [1] home, face down
   *[other] home, { $height } cards face down
}
yours = yours
target = can go here
takeable = can be taken
onlyYou = { $card }, only you know this
startOf = start of the { MANY($kind) }
goalOf = goal of the { MANY($kind) }
row = row { $row }
pickedUp = { COUNT($rows) ->
    [0] { THE($card) } cannot go anywhere.
    [one] { THE($card) } can go to row { $rows }.
   *[other] { THE($card) } can go to rows { $rows }.
}
putBack = Put back.

# What the letters and signs on the table mean.
legend_class = { $class }: starts on row { $from }, home on row { $to }
legend_unknown = a card that you do not know
legend_points = how this column would count now: home is plus, under way and lapsed is minus
legend_pointsUnknown = estimated, for there are cards that you do not know

tray_takeFrom = From { OBJECT($owner) }
tray_takeHow = Choose what you take: a card takes along all that lies on it.
tray_paper = Row { $row }: { $text }
tray_arrange = Put your stacks in order
tray_arrangeHow = Choose two cards to swap them. Only the top one will be seen.
tray_arranged = This will do
tray_onTop = top
tray_swap = chosen to be swapped
tray_swapped = Swapped: { $cards }.
tray_asHinted = Use the hint
tray_hintedPlace = by the hint number { $count } from the top
tray_goesAlong_card = This card goes
tray_goesAlong_stack = The whole stack goes
tray_goesAlong_top = { $count ->
    [one] The top { $count } of { $height } goes
   *[other] The top { $count } of { $height } go
}
tray_known = What you know of { $where }
tray_takeCards = { $count ->
    [0] Take
    [one] Take { $count } card
   *[other] Take { $count } cards
}
tray_leave = Leave it all
tray_takeUpTo = { $count ->
    [1] { $card }: take the top card from { OBJECT($owner) }
   *[other] { $card }: take the top { $count } from { OBJECT($owner) }
}
tray_rest = { $rest ->
    [none] all of it
    [stays] the rest stays
    [lapses] the rest is lost
   *[comes-home] the rest is home
}
tray_endsTheGame =
    Careful: this ends the game, and whatever you still have on the stairs counts against you.
tray_again = Roll again
tray_stop = I stop
tray_remove = Remove { $card } ({ $points })
tray_chooseToRemove = Choose a stack: its top card goes.
tray_chooseToMove = Choose a stack of your own to see where it can go.
tray_watch = Choose a stack to see what you know of it.
tray_rolled = Rolled: { $pips }

prompt_dealing = The cards are being dealt.
prompt_arrange = Goal: bring each card up seven rows. Choose in secret which lie on top.
prompt_arranging = { $players ->
    [you] You are still arranging.
    [with-you] Still arranging: { SUBJECT($players) }.
    [one] { $players } is still arranging.
   *[other] Still arranging: { $players }.
}
prompt_moveFirst = Goal: bring each card up seven rows. Move one of your cards.
prompt_move = Your turn: bring a card or a stack upstairs.
prompt_moveNearEnd = { $players ->
    [you] Mind: when your last stack is home, the game is over.
    [with-you] Mind: when the last stacks of { OBJECT($players) } are home, the game is over.
    [one] Mind: when the last stack of { $players } is home, the game is over.
   *[other] Mind: when the last stacks of { $players } are home, the game is over.
}
prompt_moveBy = Your turn: bring a card or a stack up by exactly { $pips }.
prompt_goOn = You have taken something: move again, or stop.
prompt_rolling = Your turn: the die is rolling.
prompt_rollOn = You have taken something: roll again, or stop.
prompt_take = There is something to take on this row. What do you take along?
prompt_remove = Your roll fits nothing. Remove the top card of a stack.
prompt_turnOf = { $who ->
    [you] You are to move.
   *[other] { $who } is to move.
}
prompt_takes = { SUBJECT($who) } can take something.
prompt_removes = { SUBJECT($who) } must remove a card.

# What the computer would do, as the end of a sentence: “The computer would … .”
advice_arrange = lay out the stacks like this, each from the top: { $items }
advice_stack = { $cards }
advice_arrangeShown = { $count ->
    [one] lay out the stack as the yellow numbers say, 1 on top
   *[other] lay out the stacks as the yellow numbers say, 1 on top
}
advice_move = bring { some-cards } from row { $from } to row { $to }
advice_moveTop = { $count ->
    [1] take only the top card from row { $from } to row { $to }
   *[other] take only the top { $count } cards from row { $from } to row { $to }
}
advice_take = take { $lots }
advice_takeShown = take all { $count } marked cards
advice_leave = leave everything
advice_rollAgain = roll again
advice_moveAgain = move again
advice_stop = stop
advice_remove = remove the top card on row { $row }
advice_limit = The hint only knows the cards that can be seen now.

tell_dealt = The cards have been dealt.
tell_arranged = { $who ->
    [you] You have finished arranging.
   *[other] { $who } has finished arranging.
}
tell_laidOut = All cards lie on their start rows.
tell_begins = { $who ->
    [you] You begin.
   *[other] { $who } begins.
}
tell_rolled = { $who ->
    [you] You roll { $pips }.
   *[other] { $who } rolls { $pips }.
}
tell_moved = { $who ->
    [you] You bring { some-cards } from row { $from } to row { $to }.
   *[other] { $who } brings { some-cards } from row { $from } to row { $to }.
}
tell_movedVia = { $who ->
    [you] You bring { some-cards } from row { $from } by way of { $rows } to row { $to }.
   *[other] { $who } brings { some-cards } from row { $from } by way of { $rows } to row { $to }.
}
tell_arrived = { THE($card) } is home on row { $row }.
tell_took = { $who ->
    [you] You take { some-cards } from { OBJECT($owner) }.
   *[other] { $who } takes { some-cards } from { OBJECT($owner) }.
}
tell_leftAlone = { $who ->
    [you] You leave everything.
   *[other] { $who } leaves everything.
}
tell_showed = { $owner ->
    [you] In your column, { THE($card) } is now on top on row { $row }.
   *[other] In the column of { $owner }, { THE($card) } is now on top on row { $row }.
}
tell_cameHome = { $owner ->
    [you] What is left of yours is home on row { $row }: { THE($card) }.
   *[other] What is left to { $owner } is home on row { $row }: { THE($card) }.
}
tell_lapsed = { COUNT($cards) ->
    [one] The rest is lost: { $cards } counts against { OBJECT($owner) }.
   *[other] The rest is lost: { $cards } count against { OBJECT($owner) }.
}
tell_removed = { $who ->
    [you] You remove: { $cards }.
   *[other] { $who } removes: { $cards }.
}
tell_goesOn = { $who ->
    [you] You go on.
   *[other] { $who } goes on.
}
tell_stopped = { $who ->
    [you] You stop.
   *[other] { $who } stops.
}

sheet_total = Total
sheet_offTheBoard = off the board

# Between a heading and what belongs to it, and between things that have commas of their own.
labelled = { $what }: { $items }
listed = { $before }; { $next }

# Where a hidden card lies, for looking back.
hidden = { $height ->
    [1] { $where }, on top
    [2] { $where }, second from the top
    [3] { $where }, third from the top
   *[other] { $where }, { $height }th from the top
}
