# Why the hint is a good one: a whole sentence, after “The computer would … .”
highestOnTop = The highest on top protects what lies beneath.
hidesHigh = That way the highest card of each stack lies hidden.
partlyHigh = The highest protects one stack and hides in another.
home = That brings { $card } home: plus { $points }.
homeWith = That brings { $card } home, with { some-cards } beneath.
canTake = There you can then take { $card }.
jumps = That takes you { $steps } rows up at once.
nearer = { $steps ->
    [one] After that { $card } is one row from home.
   *[other] After that { $card } is { $steps } rows from home.
}
takes = Whoever had it loses it, and it can come home beneath your card.
takesAway = Whoever had it loses it, at any rate.
ends = After that nobody else has open cards: the game is over.
leaves = What you carry along and do not bring home counts against you.
rollsAgain = Another move is worth more than the danger of a roll that fits nothing.
movesAgain = Another move brings you nearer to home.
stopsRolling = If the next roll fits nothing, you lose a card.
stops = You need not go on, and your cards had better stay as they lie.
removes = A card has to go, and this one costs you { number-of-points }.
