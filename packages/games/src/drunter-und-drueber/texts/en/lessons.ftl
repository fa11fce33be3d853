goal =
    .title = What it is about
    .task =
        You win if you call “Klaar!” and all eight of your discs stand on your own colour. If even
        one is wrong, you are out. You are red and seven stand right: bring the last one to c1 and
        call with that move.
    .hint = First switch on “‘Klaar!’ with this move”, then go from b2 to c1.
    .solved = All eight right: you have won!
    .wrong = Not yet. The disc on b2 must go to c1, and you must call with that very move.

placing =
    .title = Placing
    .task = You are red. Place your last disc right beside the red circle on e3.
    .hint = Not on red itself. Any empty circle that touches e3, diagonally too, will do.
    .solved = Nice. Later it is only one step to your own colour.
    .wrong = You may, but it is farther from e3 than it need be. Choose a circle that touches it.

homeward =
    .title = Homeward
    .task = A circle of your own colour is home. Move a disc there.
    .hint = A disc goes one circle. Which of yours lies beside red?
    .solved = Home! Now remember that this one is right.
    .wrong = That disc is not on red yet. Look at the circles around your discs.

claiming =
    .title = Mine is right!
    .task =
        First go from e6 to f6, then from b3 to b4. Note the colours there: soon you will not see
        them any more. When orange climbs on you, what do you say?
    .hint = f6 and b4 were both red when you went there. If your disc stands right, say so.
    .solved = Well remembered. Orange must go back and has lost the move.
    .wrong = First to f6, then to b4. And speak up when orange climbs onto a disc that stands right.

allowing =
    .title = Be sure of your case
    .task =
        First go from b3 to b4, then from e1 to d1, and remember what was there. Orange climbs onto
        one of the two. What do you say?
    .hint = b4 was red, d1 was yellow. Whoever claims falsely misses a turn.
    .solved = Wise. It was yellow there, and a false claim would have cost you a turn.
    .wrong = First to b4, then to d1. And think back: what colour was it where orange climbs now?

blocking =
    .title = Blocking
    .task =
        Go from b3 to b4, then from e6 to f6, and watch what orange does meanwhile. Seven orange
        discs will then stand right. Climb onto the eighth.
    .hint =
        Orange went once to yellow and once to orange. Climb onto the disc that stands on yellow.
    .solved = It is stuck. Orange must wait, and you have gained time.
    .wrong = Orange just walks on. Which orange disc went to another colour?

freed =
    .title = Slipping out
    .task = Your disc on d4 has waited five turns. Bring it to red.
    .hint = It may slip out from under orange. There is a red circle diagonally below it, on e3.
    .solved = Out, and home at once. The orange disc just sinks.
    .wrong = Your disc on d4 is free now. Move it to a red circle beside it.

klaar =
    .title = Not too early
    .task =
        Six of your discs stand right. Go from c2 to c1, then from g4 to f4. After that, call
        “Klaar!” only when you are sure that all eight stand right.
    .hint = c1 was red, but f4 was violet. One more step, to e3, and call with that move.
    .solved = All eight, and called in time. Calling too early would have cost you the game.
    .wrong =
        Think back to the colours that you saw. If one disc is still wrong, bring it to red first.
