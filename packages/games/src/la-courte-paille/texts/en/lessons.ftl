goal =
    .title = What it is about
    .task =
        At the end of the week the character with most points in it is eaten. Only your hand cards
        of that character count, and most points win. This is the last turn: take from the menu what
        gives you the most points.
    .hint =
        Only cards of whoever draws the short straw count. Who stands highest in the week, and can
        one more card overtake that?
    .solved =
        Right: the sea rat has 15 and will not be overtaken. A small sea rat is worth more than a
        big captain.
    .wrong = That card will not count. See which character stands highest in the week.

low-first =
    .title = Low goes first
    .task =
        Sea rat 9 is on the menu, and you want it. Choose a card that is sure to let you go first,
        and take it.
    .hint =
        The lowest card has the first turn. Of equal cards whoever has the shark goes first, and
        that is you.
    .solved = With a 1 and the shark nobody comes before you. A low card is the key to the menu.
    .wrong = With that somebody else may be faster, or you left sea rat 9 lying. Think low.

keep-coco =
    .title = Let Coco sleep
    .task =
        New: Coco, the parrot. Keep him in your hand to the end, and his value counts as well. The
        lookout is as good as eaten. In this last turn, choose what to lay off, and take the best of
        the menu.
    .hint =
        Coco counts with your lookouts at the end, as long as you keep him in your hand. What does
        not count?
    .solved = You could spare the ship’s boy. Four lookouts and a sleeping Coco: 30 points!
    .wrong = That gives points away. Lay off something that is worth nothing at the end.

cookery-lesson =
    .title = Cookery lesson
    .task =
        Whoever plays Coco plays one of his three tricks on the week. In a cookery lesson one card
        is thrown away, face up or face down. You gather cooks and know that day 7 is fortune-teller
        2: see to it that the cook is eaten.
    .hint = The cook has 8. Who stands higher, and because of which card?
    .solved =
        Without sea rat 9 the cook is on top. There is one card less, but it was open already: as
        many turns are left as before.
    .wrong = Then the cook is not on top yet. Throw away the card that is in her way.

land-ahoy =
    .title = Land ahoy!
    .task =
        With land ahoy, a card is added to the end of the week, face down. The sea rat has 8, the
        captain 7: add one from your hand so that the captain comes out on top. Keep as many points
        as you can.
    .hint = Two more points are enough. What you put into the week no longer counts in your hand.
    .solved =
        Captain 2 is just enough, and you keep the big captains. You even draw two cards in return.
    .wrong =
        Either the captain is not on top, or you gave away a dear card. It can be done for less.

a-la-carte =
    .title = À la carte
    .task =
        The third trick: a secret look at two face-down cards. Three are face down, and one of them
        you put there yourself. Use Coco to look at the two that you do not know.
    .hint = What only you know is marked. There is no need to look at day 5.
    .solved = Now you know the whole week, and the others know only that you looked.
    .wrong = That tells you nothing new. Look at the two face-down cards that you do not know.

voyage =
    .title = The voyage
    .task =
        You have won a round of the voyage. Name the character that leaves the raft, without losing
        a card yourself.
    .hint = All cards of that character disappear, from your own hand too. Whom do you not hold?
    .solved =
        You keep all your cards, and the other one loses the lookouts. Whoever has no cards left is
        out.
    .wrong = That costs you cards yourself. Name somebody who is not in your hand.
