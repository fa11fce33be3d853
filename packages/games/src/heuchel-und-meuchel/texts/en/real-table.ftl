whose = Whose?
where = Where do they lie?
home = Home, on their goal row
faces = Choose the cards
missing = { $count ->
    [one] Say where the cards lie: { $count } card to go.
   *[other] Say where the cards lie: { $count } cards to go.
}
won = { $count ->
    [one] { SUBJECT($players) } wins with { $points } points.
   *[other] { SUBJECT($players) } share the win with { $points } points.
}
tooMany = No more than { $count } cards are in the game: everybody began with six.
belowStart = { $card } starts on row { $row } and only goes up.
