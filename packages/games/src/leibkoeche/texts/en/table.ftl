kitchen = The kitchen
kingsTable = The king’s table
yourTray = Your tray
trayOf = The tray of { OBJECT($who) }
trayTold = { $count ->
    [1] { $name }: one pancake
   *[other] { $name }: { $count } pancakes
}

tile_empty = empty
tile_carpet = the carpet
tile_pile = pile of { $kind }, { $size } high
tile_crownOnTop = crown on top
tile_crownBelow = the crown is still below
tile_pancake = throwing pancake, { $face } up
tile_tooHot = just laid down, still too hot to take
tile_cook = cook of { OBJECT($who) }
tile_yourCook = your cook
tile_stack = stack of { $size } throwing pancakes, { $top } on top
tile_stackGone = the stack is used up
tile_panWith = { $pan } with { $face } up
tile_target = possible here
tile_andTake = and take the pancake
tile_andLeave = and leave the pancake

place_covered = place { $place }, under a cover
place_known = place { $place }, { $kind }, known to you alone
place_open = place { $place }, { $kind }
place_lookedAtBy = looked at by { OBJECT($players) }
place_empty = place { $place }, empty
place_holds = place { $place }, { $garnished }
place_matches = as the king wants it
place_target = possible here

act_half = Half a turn
act_full = Full turn
act_odds = { $caught }% caught, { $missed }% missed, { $invalid }% invalid
act_caughtOf = { $percent }% caught
act_byHand = Toss by hand
act_byChance = Or draw lots
act_again = Toss again, this face up:
act_againWith = Toss again, { $face } up
act_other = Take another
act_stop = Lay down
act_whichFace = Which face up?
act_faceUp = { $face } up
act_otherWhere = Lay this one on a tile; then you take another.
act_back = Back
act_onPile = On a pile:
act_take = Take it
act_skip = Leave it
act_doNotLook = Don’t look
act_leave = Leave { OBJECT($who) } there
act_shiftLeft = Push { $kind } on at the left
act_shiftRight = Push { $kind } on at the right
act_left = Far left
act_right = Far right
act_chooseToShift = Choose a pancake on your tray.
act_ready = That is it
act_putBackOrder = Put back
act_yourPan_small = Your pan: the small one, as your tray is the fullest
act_yourPan_normal = Your pan: the normal one, as you are neither ahead nor behind
act_yourPan_large = Your pan: the large one, as your tray is the emptiest

pickedUp_pancake = { $face } up picked up.
pickedUp_garnished = { $garnished } picked up.
putBack = Put back.
swapped = Places { $one } and { $other } swapped.

result_caught = Caught!
result_missed = Missed!
result_invalid = Not turned

moment_youSaw = On place { $place } the king wants { $kind }.
moment_revealing = The covers are lifted…
moment_goesOn = Whoever is before the king now shifts one pancake to an end each turn. The others cook on.
moment_matching = { $count ->
    [one] { $count } of 6 is right
   *[other] { $count } of 6 are right
}
moment_allMatch = All six are right!
moment_toTheKing = His Majesty is served
moment_onlyYou = Only you know this

prompt_settingUp = The kitchen is being set up.
prompt_put =
    { SUBJECT($who) } made an invalid throw. Put that cook on any free tile, or leave it there.
prompt_putting = { $who ->
    [you] { SUBJECT($whose) } made an invalid throw. You say where that cook goes.
   *[other] { SUBJECT($whose) } made an invalid throw. { $who } says where that cook goes.
}
prompt_shift = Your turn: take one pancake out of the row and push it on again, left or right.
prompt_shifting = { $who ->
    [you] You shift a pancake.
   *[other] { $who } shifts a pancake.
}
prompt_from = Your turn: choose a throwing pancake in the kitchen.
prompt_fromAnother = Choose another throwing pancake for your second toss.
prompt_taking = { $who ->
    [you] You choose a throwing pancake.
   *[other] { $who } chooses a throwing pancake.
}
prompt_tossFirst = Six pancakes for the king! Toss to walk: { $face } is up.
prompt_toss_small = Your turn: your tray is the fullest, so toss with the small pan. { $face } is up.
prompt_toss_normal = Your turn: you are neither ahead nor behind, so toss with the normal pan. { $face } is up.
prompt_toss_large = Your turn: your tray is the emptiest, so toss with the large pan. { $face } is up.
prompt_tossAgain = Your second toss: { $face } is up.
prompt_tossing = { $who ->
    [you] You toss with { THE($pan) }.
   *[other] { $who } tosses with { THE($pan) }.
}
prompt_falling = There it goes…
prompt_walk = Walk exactly { number-of-tiles }: choose where your cook ends.
prompt_walkToKing =
    Walk exactly { number-of-tiles }, or through the door to the king: you have all six!
prompt_walking = { $who ->
    [you] You walk { number-of-tiles }.
   *[other] { $who } walks { number-of-tiles }.
}
prompt_take = Take the pancake from this pile, or leave it?
prompt_choosingToTake = { $who ->
    [you] You decide whether to take the pancake.
   *[other] { $who } decides whether to take the pancake.
}
prompt_tray = Choose a free place on your tray.
prompt_choosingPlace = { $who ->
    [you] You choose a place on the tray.
   *[other] { $who } chooses a place on the tray.
}
prompt_peek = A crown! Choose a cover and look under it. Only you will see.
prompt_peekOrNot =
    A crown! Choose a cover and look under it, or don’t. Only you will see.
prompt_peeking = { $who ->
    [you] You look under a cover.
   *[other] { $who } looks under a cover.
}
prompt_second = Caught! Toss this one again, take another pancake, or lay it down.
prompt_deciding = { $who ->
    [you] You think about a second toss.
   *[other] { $who } thinks about a second toss.
}
prompt_lay = Lay your throwing pancake on a free tile.
prompt_layInvalid = It did not turn, so you do not walk. Lay your pancake on a free tile.
prompt_layStuck = Your cook can go nowhere. Lay your throwing pancake on a free tile.
prompt_layArrived = You stand before the king! Just lay your throwing pancake on a free tile.
prompt_laying = { $who ->
    [you] You lay the throwing pancake down.
   *[other] { $who } lays the throwing pancake down.
}
prompt_order = Last chance: arrange your tray as you think. Choose two to swap them.
prompt_ordering = { $who ->
    [you] You arrange the tray for the last time.
   *[other] { $who } arranges the tray for the last time.
}

# What the computer would do, as the end of a sentence: “The computer would … .”
advice_put = put that cook on { $tile }
advice_leave = leave that cook where it is
advice_shift = { $end ->
    [left] push { $kind } on at the left
   *[right] push { $kind } on at the right
}
advice_from = take the throwing pancake from { $tile }
advice_toss = { $toss ->
    [half] toss for half a turn
   *[full] toss for a full turn
}
advice_walk = walk to { $tile }
advice_walkToKing = go to the king
advice_take = take the pancake
advice_skip = leave the pancake
advice_tray = lay it on place { $place }
advice_peek = look under cover { $place }
advice_peekNone = not look
advice_keep = toss the same one again, with { $face } up
advice_swap = lay this one on { $tile } and take another
advice_lay = lay it on { $tile }, with { $face } up
advice_order = arrange the tray like this: { $order }

tell_setUp_king = The king has chosen; every plate is covered.
tell_setUp_piles = The piles stand in the kitchen.
tell_setUp_stack = The throwing pancakes are ready.

tell_begins = { SUBJECT($who) } began.
tell_put = { SUBJECT($who) } put the cook on { $tile } after that invalid throw.
tell_left = { SUBJECT($who) } left the cook where it was after that invalid throw.
tell_shifted = { $end ->
    [left] { SUBJECT($who) } pushed { $kind } on at the left.
   *[right] { SUBJECT($who) } pushed { $kind } on at the right.
}
tell_tookFromStack = { SUBJECT($who) } took a { $low } from the stack.
tell_took = { SUBJECT($who) } took the pancake with { $low } and { $high } from { $tile }.
tell_tossed = { $toss ->
    [half] { SUBJECT($who) } tossed for half a turn with { THE($pan) }.
    [full] { SUBJECT($who) } tossed for a full turn with { THE($pan) }.
   *[hand] { SUBJECT($who) } tossed by hand with { THE($pan) }.
}
tell_fell = { $result ->
    [caught] { SUBJECT($who) } caught the pancake: { $face } up.
    [missed] { SUBJECT($who) } missed the pan: { $face } up.
   *[invalid] { SUBJECT($who) } did not turn the pancake: { $face } up.
}
tell_stuck = { SUBJECT($who) } could not walk { number-of-tiles }.
tell_walked = { SUBJECT($who) } walked { number-of-tiles }, to { $tile }.
tell_collected = { SUBJECT($who) } took { $garnished } onto place { $place }.
tell_exchanged = { SUBJECT($who) } exchanged { $kind } on place { $place } for one with a crown.
tell_choseToTake = { SUBJECT($who) } decided to take { $kind }.
tell_skipped = { SUBJECT($who) } left { $kind } on the pile.
tell_peeked = { SUBJECT($who) } looked under cover { $place }.
tell_lookedAway = { SUBJECT($who) } did not look under any cover.
tell_saw = { SUBJECT($who) } saw { $kind }.
tell_turned = { SUBJECT($who) } kept it, with { $face } up.
tell_laid = { SUBJECT($who) } laid it on { $tile }, { $face } up.
tell_arrived = { SUBJECT($who) } came before the king!
tell_ordered = { SUBJECT($who) } arranged the tray: { $order }.
tell_revealed = The covers were lifted: { $garnishes }.

# Between a heading and what belongs to it, and between things that have commas of their own.
labelled = { $what }: { $items }
listed = { $before }; { $next }
