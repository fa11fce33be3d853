LK1 = The kitchen

LK1_1 =
    The kitchen has 42 tiles, six side by side (a to f) and seven deep (1 to 7). Before row 1 lies
    the carpet, and behind it stands the king’s table with places 1 to 6.

    The carpet touches the tiles c1 and d1. Together we call them the door.
    .kitchen = How it begins: six piles in the kitchen, the cooks on the carpet.

LK1_2 =
    There are six kinds of garnished pancake, six of each. One of every kind, without a crown, lies
    face down on the king’s table, in an order that nobody knows. That is how the king wants them.

LK1_3 =
    The other five of a kind form a pile, face up. Exactly one of those five wears a crown.

    The pile is shuffled: you see only the one on top.

LK1_4 =
    The six piles stand on tiles drawn by lot, never in row 1 and never next to each other, not even
    diagonally.

LK1_5 =
    The six throwing pancakes have a number on each face: two have 1 and 6, two 2 and 5, two 3 and
    4. They are stacked in random order with the lower number up.

LK1_6 = Everybody has a cook, who begins on the carpet, a normal pan, and a tray with places 1 to 6.

LK1_7 = Who begins is drawn by lot. Then it goes clockwise.

LK2 = The pans

LK2_1 =
    Whoever has most pancakes on the tray must use the small pan. Whoever has fewest may take the
    large one. Here that happens by itself, since it never makes things worse.

LK2_2 =
    If several share the lead they all take the small pan; if several share the last place, all of
    them the large one. If everybody has the same number, everybody uses the normal pan. A cook who
    stands before the king counts with six.

LK2_3 = The pan is settled when your turn begins and holds for both your throws.

LK3 = Tossing

LK3_1 =
    Lay a throwing pancake in the pan, with the face up that you saw, and toss it: half a turn or a
    full one.

LK3_2 =
    While the stack lasts you take the one on top. After that you take one from the kitchen, but not
    the one that was laid down last.

LK3_3 =
    Caught: it turned over and lies in the pan again. Your cook walks as many tiles as the number
    that is up, and you may throw once more.

LK3_4 =
    Missed: it turned over, but fell beside the pan. Your cook walks the number that is up; there is
    no second throw.

LK3_5 =
    Invalid: it did not turn over. You do not walk, your turn is over, and the next player may put
    your cook on any free tile. Whether you caught it makes no difference.

    First you lay the throwing pancake down, with the face up that you like. Then, before anything
    else, the next player says where your cook goes, or leaves it. Free is a tile without cook, pile
    or throwing pancake; the carpet is no tile.

LK3_6 =
    Never more than two throws a turn. For the second take the same one, with either face up, or lay
    it on a free tile with the used face up and take another.

LK3_7 =
    Half a turn shows the other face, seven minus the number; a full one shows the same. If it turns
    more often, count on like that.

LK3_8 =
    When the table is set you choose: toss for real, by hand (LK8), or let the odds of the pan
    decide (LK9).

LK4 = Walking

LK4_1 =
    Your cook walks exactly the number that is up, from tile to tile, never diagonally, and may turn
    as often as you like. You must walk; so you may not end where you began.
    .walking = The cook on c2 must walk four tiles. Any way of exactly four will do.

LK4_2 =
    No going back and forth: a step may not undo the one before it, not even from your first walk to
    your second in one turn. Walking in a ring is fine.

LK4_3 = You cannot pass a throwing pancake in the kitchen, nor stand on it.
    .blocked = The throwing pancakes on c2 and c4 are in the way; the other cook can be passed.

LK4_4 = You cannot pass a pile. You may end on it.

LK4_5 = You may pass other cooks, but two cooks never stand on one tile.

LK4_6 =
    Your cook comes into the kitchen through the door, c1 or d1. The carpet itself is not part of
    the way.
    .door = Into the kitchen it goes over c1 or d1.

LK4_7 = If there is no way of exactly that length, your cook stays.

LK5 = Laying the throwing pancake down

LK5_1 =
    After walking you lay the throwing pancake on a free tile, with either face up. If you exchange
    it for a second throw, with the used face up.
    .laying = The used throwing pancake may lie on any free tile.

LK5_2 = Not in row 1 while the stack lasts. We look after the throw: so the sixth may lie there.

LK5_3 =
    The one laid down last may not be picked up in the turn after, and neither may one that you
    exchanged in your own turn. That holds for the whole turn. It stays the last one until another
    is laid down.

LK6 = Collecting

LK6_1 =
    If your cook ends exactly on a pile it may take the top pancake onto a free place of its tray,
    unless it has that kind already. It stays there and keeps the pile blocked, whether it took or
    not. Leaving it can keep you out of the lead and its small pan.
    .collecting = One step to b3, and the top of that pile comes onto the tray.

LK6_2 =
    You have at most one of each kind. If you come back to a kind that you have without a crown and
    the crown is on top, you may exchange them: the crown takes the same place, and the old one goes
    to the bottom of the pile.

LK6_3 =
    Whoever takes a crowned pancake may at once look secretly at one of the king’s, but need not.
    That holds after an exchange too, but no longer when they lie open.
    .peeking = With a crown on the tray this cook may look at one of the king’s places.

LK6_4 =
    Nobody has more than one crown. If you have one and another is on top, you get the first one
    without a crown below it. If you would rather not, set the crowns free when you set the table.

LK6_5 =
    Until the first cook stands before the king you may rearrange your tray in your own turn, as
    often as you like. A new pancake goes to the lowest free place by itself.

LK7 = Before the king

LK7_1 =
    With six kinds on your tray your cook walks through the door onto the carpet. Steps left over
    are lost.
    .arriving = Six kinds on the tray: through the door to the carpet, even with steps left over.

LK7_2 =
    When the first cook arrives the game stops for a moment. First it lays its throwing pancake
    down; there is no second throw. Then everybody, beginning with that cook, may rearrange the tray
    a last time, one after another and in sight of all. Then the king’s pancakes are turned up.

LK7_3 =
    If your six lie as the king’s do, you have won at once. We look when they are turned up, when a
    cook arrives, and after every shift.
    .matching = The tray lies as the king wants it. Won!

LK7_4 =
    On the carpet you no longer toss. In your turn you take one pancake out of the row and push it
    on again at the left or the right; the others close up.
    .shifting =
        Bacon comes first, but belongs on place 3. Shift one pancake to an end each turn until all
        is right.

LK7_5 =
    The others play on, but no longer rearrange. When they arrive they shift from their next turn
    on.

LK8 = Tossing by hand

LK8_1 =
    You move the pan by its handle, with the mouse, a finger or the keyboard. You see pan, pancake
    and table from the side, and they behave exactly alike on every device.

LK8_2 =
    Only the movement of your hand goes to the server. It plays the throw again and decides. What no
    hand can do is refused, and you may throw anew.

LK8_3 =
    What counts: how many half turns it makes between the pan and the first thing it touches,
    whether it comes to rest in the pan or elsewhere, and which face is up then. Without half a turn
    it is invalid, and shows the face that was up when you threw it. If it stands on edge or does
    not come to rest in time it is missed, with the face that points up most.

LK8_4 =
    The pans differ in width only. A practised hand catches about 40, 65 and 90 in a hundred with
    the small, the normal and the large one.

LK8_5 = A throw that is not made is not invalid: the turn waits.

LK8_6 = The computer tosses in the same way, with a hand that trembles according to its level.

LK9 = Tossing by lot

LK9_1 =
    You choose half a turn or a full one. Caught, missed and invalid in a hundred: half a turn 40,
    55 and 5 with the small pan, 65, 32 and 3 with the normal one, 90, 9 and 1 with the large one; a
    full turn 30, 64 and 6, 50, 46 and 4, 75, 23 and 2. A missed one falls on either face alike.

LK9_2 =
    For those who cannot or would rather not toss. Where the table tosses by hand too, anybody may
    leave their own throws to chance, if the table allows it.

LK10 = Who knows what

LK10_1 =
    Everybody sees the kitchen, the trays, the top of every pile, the throwing pancakes with the
    face that is up, and who looked at which of the king’s places.

LK10_2 = You alone know the kinds that you saw there.

LK10_3 = Nobody sees the order in a pile, on the king’s table, or in the stack below its top.
