CP1 = On the raft

CP1_1 =
    There are 59 cards. The six characters are the captain, the cook, the ship’s boy, the lookout,
    the sea rat and the fortune-teller, each with cards from 1 to 9. Coco the parrot has five, from
    1 to 5.

CP1_2 =
    At the end of the week one character draws the short straw and is eaten. Whoever then holds most
    points of that character wins.

CP2 = Setting up

CP2_1 =
    Shuffle all the cards and give each player five. Keep yours secret.

    The booklet speaks of the character cards only; here Coco is shuffled in as well.

CP2_2 = Lay seven cards face down in a row: that is the week. The leftmost is turned up at once.

CP2_3 = Lay five cards face up: that is the menu.

CP2_4 = The rest of the cards is the pile. Beside it comes the discard pile, empty for now.
    .start =
        The table for three: the week on top, with only sea rat 8 open, the menu below it, and your
        own hand.

CP2_5 =
    The shark shows who goes first among equals. At a real table the youngest gets it; here it is
    drawn by lot.

CP3 = A turn

CP3_1 =
    Everybody chooses a card from the hand, secretly and at the same time. When all have chosen, the
    cards are turned up together. There is no passing.

    Whoever has a single card left has nothing to choose: it lies there by itself.

CP3_2 =
    Then it goes from low to high. When it is your turn you put the chosen card on the discard pile
    and take a card you like from the menu into your hand.

    If the menu is empty you take the top card of the pile. If one card is left, it comes to you by
    itself.

CP3_3 =
    Of equal values, the player nearest to the shark goes first: whoever has it, and then clockwise.
    .order =
        Ship’s boy 4 and lookout 4 are equal. Player 2 has the shark and goes first, then you, and
        player 3 comes last with captain 5.

CP3_4 =
    When everybody has had a go, the rest of the menu is discarded and five new cards are laid. The
    next card of the week is turned up, and the shark swims to the next player clockwise.

    With at most one card of the week still face down there is no new menu and the shark stays: that
    was the last turn.
    .new-turn = A new turn: a fresh menu, the second day open, and the shark at player 3.

CP3_5 =
    When the pile is empty, the discard pile is shuffled and becomes the pile. This happens only
    when a card is needed, in the middle of drawing if it must. If there is nothing left at all,
    nothing is drawn.

CP3_6 = The discard pile belongs to everybody: you may look through it at any time.

CP4 = Coco the parrot

CP4_1 =
    You choose and show Coco like any card. His value gives him his place in the order, and with 1
    to 5 that is often an early one.

CP4_2 =
    When his turn comes, Coco is discarded and plays a trick: cookery lesson, land ahoy or à la
    carte. After that you draw a card from the pile; you take nothing from the menu.

    If a trick is possible you must pick one. If none is, you only draw.
    .coco =
        Coco 1 has his turn. You may cook a day away, call land ahoy, or look at two face-down days.

CP4_3 =
    Cookery lesson: throw one card of the week on the discard pile, face up or face down. Everybody
    sees which it was. The row closes up and the days are counted anew.

CP4_4 =
    Land ahoy: add one card to the week, face down, at the far right. It may come from the menu,
    from the pile or from your hand.

    From the menu everybody has seen it. From your hand only you know it. From the pile nobody does.

    The menu is not filled up. If the pile is empty it is renewed first, with your Coco in it.
    .landed =
        You put sea rat 9 from your hand at the end. Only you know what lies there; the others see a
        face-down card.

CP4_5 =
    If the card came from your hand you draw two from the pile, so that you hold as many as before.

CP4_6 =
    À la carte: look secretly at two cards of the week that lie face down, or at the only one left.
    The others see where you looked, not what was there.

    If everything lies open this trick cannot be picked.
    .looked = After à la carte you know day 3 and day 5. The others only know that you looked there.

CP4_7 =
    Let Coco sleep: a Coco that you do not play adds its value to your points at the end, if you
    guessed right.

CP4_8 =
    A card added makes the game a turn longer. A face-down card removed makes it a turn shorter. A
    face-up card removed changes nothing about that.

CP4_9 = No more than seven cards are added to one week. Otherwise the end could be put off for ever.

CP5 = The end of the week

CP5_1 =
    The game ends the moment the last face-down card of the week is turned up.

    If a cookery lesson takes that card away, everybody still finishes the turn. Then it is over,
    unless a card has been added meanwhile.

CP5_2 =
    Add up the values of each character in the week. The highest draws the short straw. Coco takes
    part as a seventh character, though it rarely hits him.

    If the week is empty nobody is eaten, and everybody has 0 points.
    .short-straw =
        The sea rat comes to 11, the captain to 10. You have sea rat 6, 7 and 9 and Coco 3: 25
        points. Player 3 has no sea rat, so that Coco 2 does not count either.

CP5_3 = If several are equally high, all of them are eaten.

CP5_4 =
    Now the hands are opened. You score all your cards of whoever was eaten, plus your Cocos. If
    several were eaten, the cards of all of them count, and each Coco once. If Coco was eaten, your
    Cocos simply are his cards.

CP5_5 =
    Cocos count only if you guessed right: without a card of whoever was eaten you have 0 points.

CP5_6 =
    The most points win. If it is equal, those players add their cards of the next-highest character
    in the week, and so on until it is decided.

    Characters that stand equally high are counted together. Cocos count here only where Coco is the
    one being counted. If the whole week does not decide it, the win is shared.
    .tie =
        Both have 7 points in the sea rat. The captain is second: with captain 2 and 9 you beat
        captain 8.

CP6 = The voyage

CP6_1 =
    A voyage takes several rounds; each is a week as above. Afterwards only the points are
    announced. Only the winner shows the cards that counted. A winner with 0 points shows nothing.

CP6_2 =
    The table announces the points, so nobody can get them wrong. If it stays equal after all
    characters, the one nearest to the shark, as it lay in the last turn, wins the round.

CP6_3 =
    The winner names a character; Coco may not be named. All nine cards of it leave the game, from
    the table and from the hands. Everybody keeps the other cards. What leaves a hand is shown.

    So you had better name somebody who is not in your hand.
    .naming =
        You have won the round and show your sea rats and Coco. Now name a character: the lookout
        and the cook cost you nothing.

CP6_4 =
    The winner’s Cocos are shown and shuffled in with all the cards on the table. The winner draws
    as many in return. Nobody else draws.

CP6_5 =
    The next week is one card shorter: seven, six, five and so on. The winner gets the shark; if the
    winner is out, the next player who is still in. The menu has five cards, and hands are not dealt
    again.

CP6_6 =
    Whoever has no cards left is out and does not come back. This is judged at the end of every
    turn, before the week is counted, and when a character disappears.

CP6_7 =
    The voyage ends when one player is left: that one wins, whatever the points say. It also ends
    when one character is left: then the most points in it win, Cocos counted as always, before any
    are given back. If it is equal the win is shared.

    If nobody is left, the winner of the round wins; in the middle of a round that is whoever sits
    nearest to the shark.

    If there are too few cards the menu shrinks first, then the week. A week of one card, or none,
    is over at once.

CP7 = Who knows what

CP7_1 =
    Everybody sees the open cards of the week, the menu, the discard pile, the chosen cards once
    they are shown, how many cards each one has, and what each one takes from the menu.

CP7_2 =
    Only you see your hand, the cards of the week that you looked at, and what you put into the week
    from your hand.

CP7_3 =
    Nobody sees a choice before all have chosen, only that it was made. Until then you may change
    your mind.

CP7_4 = The table keeps count of what the open cards of the week add up to.
