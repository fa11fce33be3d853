faces = All cards
shark = Who has the shark?
week = Day { $position }: which card is turned up?
menu = { $count ->
    [one] The menu: choose { $count } more card.
   *[other] The menu: choose { $count } more cards.
}
pick = Which card did { $name } choose?
take = Which card does { $name } take from the menu?
coco = Coco of { $name }: what is he up to?
thrown = Which card lay on day { $position }?
hand = { $count ->
    [one] What does { $name } hold? { $count } more card.
   *[other] What does { $name } hold? { $count } more cards.
}
over = The week is over.
won = { $count ->
    [one] { SUBJECT($players) } wins.
   *[other] { SUBJECT($players) } share the win.
}
day = Day { $position }
landHand = Land ahoy: from the hand
elsewhere = { $card } already lies elsewhere.
