# Why the hint is a good one: a whole sentence, after “The computer would … .”
put = There that cook has to walk farther for what it needs.
leave = Elsewhere that cook would be better off.
shift = { $count ->
    [0] After that you can go on shifting towards the right order.
    [one] Then { $count } lies in its place.
   *[other] Then { $count } lie in their places.
}
throwing = With that one you can walk { $low } or { $high }.
toss = If the pancake turns as meant, you walk { $steps }.
toKing = You have all six kinds: off to the king.
missing = That kind, { $kind }, is one you still lack.
crown = With the crown you may look under one of the king’s covers.
towardsKing = You have all six kinds, and from there the king is { $count ->
    [one] one step
   *[other] { $count } steps
} away.
nearer = That brings you near a kind you still lack: { $kind }.
skip = Whoever has less on the tray throws with a larger pan.
trayKnown = There it lies as on the king’s table: in place { $place }.
trayTaken = On the king’s table that kind lies in place { $place }, which is taken on your tray.
trayFewer = That leaves you less to shift than putting it in place { $place }, where the king has it.
peek = That way you know which kind the king wants there.
peekNone = That way you do not give away which place you are after.
bars = There it is in the way of whoever still lacks { $kind }.
aside = There it is not in your own way.
behind = There it lies behind you: you still go the other way, to the king.
orderKnown = Then what you have seen lies in its place.
orderUntold = That way your tray gives less away, and it hardly costs you more shifting.
orderNotYet = Of what lies on your tray, you have seen nothing on the king’s table yet.
orderGuess = You know nothing of the king’s order yet.
