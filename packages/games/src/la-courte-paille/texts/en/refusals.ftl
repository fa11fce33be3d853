choose-a-card = First choose a card from your hand. There is no passing.
not-in-hand = You have no { $card } in your hand.
choices-are-shown = The cards are open already; you choose again in the next turn.
not-on-menu = There is no { $card } on the menu.
only-coco-has-effects = You played { $card }. Only Coco plays tricks; take a card from the menu.
coco-draws-from-pile =
    With Coco you take nothing from the menu: pick a trick, then you draw from the pile.
no-such-week-card = { $length ->
    [one] There is no day { $position }: the week has { $length } card now.
   *[other] There is no day { $position }: the week has { $length } cards now.
}
week-is-long-enough = { $most } cards have been added to this week. It gets no longer than that.
nothing-face-down = Every card of the week lies open. There is nothing to peek at.
already-face-up = Day { $position } lies open already. Choose cards that are face down.
wrong-number-of-looks = { $count ->
    [1] Only one card is still face down. Look at that one.
   *[other] Look at two different cards that are face down.
}
nobody-is-eaten-now = A character is named by the winner, and only after the round.
name-a-character = You have won the round: name the character that disappears.
coco-is-not-eaten = Coco cannot be named. Choose one of the other characters.
already-eaten = { THE($character) } has been eaten already.
wrong-chance = { $due ->
    [deck] First the cards are shuffled and dealt.
    [shark] First it is drawn by lot who gets the shark.
   *[reshuffle] First the discard pile is shuffled.
}
wrong-deck = These are not exactly the { $expected } cards to be shuffled.
wrong-reshuffle = The new pile must be exactly the { $expected } cards of the discard pile.
no-such-shark-seat = There is no seat { $seat } for the shark to go to.
