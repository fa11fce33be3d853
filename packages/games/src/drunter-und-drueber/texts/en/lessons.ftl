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

blocking =
    .title = Blocking
    .task = Orange is nearly done. Block the disc that does not stand right yet.
    .hint = One orange disc is not on orange. Climb on top of it. Climbing on the others is no use.
    .solved = It is stuck. Orange must wait, and you have gained time.
    .wrong = Orange just walks on. Climb onto the orange disc that stands on another colour.

claiming =
    .title = Mine is right!
    .task = First go to the red circle f6. If you are attacked there, give the right answer.
    .hint = You have seen for yourself what colour f6 is. If your disc stands right there, say so.
    .solved = Exactly. Orange must go back and has lost the move.
    .wrong = That does not help. Go to f6, and speak up when orange climbs on you.

allowing =
    .title = Be sure of your case
    .task = Orange climbs onto your disc. The table shows what lies beneath. What do you say?
    .hint = Your disc does not stand on red. Whoever claims that it does misses a turn.
    .solved = Wise. A false claim would have cost you a turn.
    .wrong = That was not true, and costs a turn. Look again at the colour under your disc.

freed =
    .title = Slipping out
    .task = Your disc on d4 has waited five turns. Bring it to red.
    .hint = It may slip out from under orange. Red lies straight above and diagonally below it.
    .solved = Out, and home at once. The orange disc just sinks.
    .wrong = Your disc on d4 is free now. Move it to a red circle beside it.

klaar =
    .title = Klaar!
    .task =
        Seven of your discs stand right. Bring the last one home and call “Klaar!” with that move.
    .hint = First switch on “Move with Klaar!”, then go from b2 to c1.
    .solved = All eight right: you have won!
    .wrong = Not yet. The disc on b2 must go to c1, and you must call with that very move.
