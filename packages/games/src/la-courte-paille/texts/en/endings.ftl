won = The week is over. The most points in the character that was eaten: { number-of-points }.
shared =
    The week is over. With { number-of-points } each, and equal all the way down, the win is shared.
straw = { COUNT($figures) ->
    [one] { THE($figures) } drew the short straw. The winner scored { number-of-points } with it.
   *[other] { THE($figures) } drew the short straw together. The winner scored { number-of-points } with them.
}
settled =
    The week is over. Equal on { number-of-points }: the most points in { THE($figures) } settle it.
pointless = The week is over, and nobody had a card of whoever drew the straw.
voyageWon = One character is left. { number-of-points } in it win the voyage.
voyageShared = One character is left. With { number-of-points } each the win is shared.
lastOnRaft = The voyage is over: everybody else has run out of cards.
forfeited = Time ran out, or somebody stayed away for too long.
resigned = The others have given up.
drawn = Drawn: that was agreed among the players.
