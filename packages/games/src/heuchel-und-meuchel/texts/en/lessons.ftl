goal =
    .title = What it is about
    .task =
        Most points win: a card at its goal counts for you, a card on the way counts against you. It
        is over as soon as only one player has face-up cards. Your neighbour is about to come home,
        so this is your last move. Which card do you bring in?
    .hint = What counts is the number on the card. The prince is a 6, the fire-eater a 1.
    .solved = Six points won instead of lost. The fire-eater now costs you one.
    .wrong = Then the prince is left on the stairs, and that costs six points.

jumping-on =
    .title = Up and over
    .task =
        You have column a. A card goes up to the nearest free field and jumps over what lies in
        between. If there is something just above your landing, you may go on. Bring your fire-eater
        to row 7 in one move.
    .hint = Is there something just above your landing? Then you may go on, as often as it works.
    .solved = Three jumps in one move. A staircase of your own people is worth gold.
    .wrong = It can go further. See how far the ropes reach.

not-past =
    .title = Not past your goal
    .task =
        Your fire-eater belongs on row 8, but your musician lies there. Jumping over is not allowed:
        that would be past the goal. Make room.
    .hint = The musician belongs one row higher. Bring him home.
    .solved = The musician is home, and row 8 is free for the fire-eater.
    .wrong = The musician is still in the way. Move that one first.

passengers =
    .title = Passengers
    .task = Bring as many points home as you can in one move.
    .hint = The goal is that of the top card alone. Those beneath travel under its protection.
    .solved = Ten points at once: two fire-eaters were hidden under the quack.
    .wrong = That brings in less. Which stack can reach its goal now?

murdering =
    .title = Taking
    .task = Go to a row where you can take something, and take it.
    .hint = Your top card must outrank the other one. A higher class always does.
    .solved = Taken! The card is under your quack now and travels with you.
    .wrong = Nothing is taken like this. Where is a lower card one row up in another column?

splitting =
    .title = Splitting a stack
    .task =
        Only on its start row may a stack be split. Take the bishop on row 7 with the top prince,
        and leave the rest of the stack where it is.
    .hint = Choose the stack on row 6, and one card of it. It goes to row 7.
    .solved =
        Taken. The other two princes are still on their start row; higher up you could not have
        split the stack.
    .wrong = Not like that. Move only the top card of the stack on row 6, and then take.

part-of-a-stack =
    .title = Part of it can be more
    .task = Take in such a way that your neighbour loses as much as possible.
    .hint = The card that tops the rest may be past its goal already. Then the whole rest is lost.
    .solved = Only the bishop comes along, and the six and the five that he protected are lost.
    .wrong = That hurts your neighbour less. How many cards do you take?

chain =
    .title = A long turn
    .task = Take three cards in one turn.
    .hint = As long as you take something you may move again. Begin with the lowest.
    .solved = Three times in a row. That is climbing with full pockets.
    .wrong = That will not make three. Go one row up each time and take what is there.

arranging =
    .title = What you show
    .task = Arrange your bishops with the highest on top and the lowest right under it.
    .hint = The top card protects the rest. Choose two cards to swap them.
    .solved = Well done. The others see bishop 6 only; you alone know what is beneath.
    .wrong = That is allowed too, but for now put the 6 on top, then the 2, then the 4.

not-yet =
    .title = Not yet
    .task = You can take the other player’s last face-up card. Is that wise?
    .hint =
        If nobody else has face-up cards left, the game is over. And your sixes are still on the
        stairs.
    .solved = Right. Let it run a little longer: your own cards come first.
    .wrong = Now the game is over, and all you still have on the stairs counts against you.
