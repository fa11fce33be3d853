goal =
    .title = What it is about
    .task =
        You win if you are the first to stand before the king with all six kinds, in exactly his
        order. If another cook gets there sooner, you have lost. The king shows what he wants: shift
        one pancake.
    .hint =
        Take one out of your row and push it on again at the left or the right. Which one is last in
        your row, and first in the king’s?
    .solved = Won! All six lie as the king wished.
    .wrong = Not yet as the king wants it. Compare your row with his, from the left.

walking =
    .title = Exactly four
    .task = You threw a 4. Walk to a pile in exactly four steps and take a pancake from it.
    .hint = There is no way across throwing pancakes. Pass in front of the door, then go up.
    .solved = Delicious! It is on your tray, and your cook keeps the pile occupied.
    .wrong = You may, but you end up empty-handed. Which pile is exactly four steps away?

no-way-back =
    .title = Not to and fro
    .task =
        You threw a 3, and the cherry pile on b3 is only one step away. Walking to and fro is not
        allowed, a detour is. End on the pile.
    .hint = Go aside, up and back again: by a2 and a3.
    .solved = A detour of exactly three steps, and a cherry pancake lies on your tray.
    .wrong = You may, but you are not on the pile. Walk round to b3.

half-or-full =
    .title = Half or full
    .task =
        Your pancake has the 2 up. Two steps lead you nowhere, five do. What kind of turn will you
        toss?
    .hint =
        Half a turn shows the other face: seven minus the number. A full turn leaves it as it was.
    .solved = Right: after half a turn the 5 is up. If it falls well, that is!
    .wrong = After a full turn the 2 is up again, and two steps take you to no pile.

choosing =
    .title = The right pancake
    .task =
        Only the kind on b7 is missing, five steps away. Take a throwing pancake and choose the turn
        that gives you a 5.
    .hint =
        The one on f4 was laid down last and may not be taken. Look at a4, where the 5 is up
        already.
    .solved = Very good. One full turn, and the 5 is up again.
    .wrong = That does not make five. Take the one from a4, and think of what is up after the turn.

once-more =
    .title = Once more
    .task =
        Caught! You may throw again, and you need six steps. Lay the pancake on your pan so that
        your chance is best.
    .hint = Half a turn succeeds more often than a full one. So which face has to be up?
    .solved = Clever: the 1 up and half a turn. That works more often than the 6 and a full one.
    .wrong = Possible, but less likely. Keep this pancake, with the 1 up, and toss it half a turn.

crown =
    .title = The crown
    .task =
        Fetch the crown on b3, have a secret look at the king’s table, and lay what you saw on that
        same place of your tray.
    .hint = Take one step to b3 and choose one of the king’s places. Then reorder your tray.
    .solved = Nobody else knows. One place is right for certain.
    .wrong = Nothing is in its place yet. Fetch the crown, look, and order your tray to match.

blocking =
    .title = In the way
    .task =
        The other cook has everything and is nearly before the king. Lay your throwing pancake where
        it is most in the way.
    .hint =
        The stack is used up, so row 1 is allowed. Which tile lies between the cook and the carpet?
    .solved = Oh, what a pity. That will be a long way round.
    .wrong = The cook walks straight through to the king. Look at the door tile in front of him.

last-order =
    .title = Before the reveal
    .task =
        You stand before the king and may reorder your tray once more. You have seen two of his
        places. Get those two right.
    .hint = You know what the king wants on place 2 and place 5. Lay the same kinds there.
    .solved = What you know is right. The rest is luck, or shifting later on.
    .wrong = Something else lies there than what you saw. Look at place 2 and place 5.

shifting =
    .title = Shifting
    .task = The king has shown what he wants. Put your row in order in two turns.
    .hint =
        Take one out and push it on again at one end. What you push on at the left last comes first.
    .solved = Exactly as the king wanted. Enjoy your meal, Your Majesty!
    .wrong =
        Not in two turns, that way. Which two belong in front, and which of them is pushed last?
