# Why the hint is a good one: a whole sentence, after “The computer would … .”
highestOnTop = The highest on top protects what lies beneath.
hidesHigh = That way nobody sees where your high cards lie.
home = That brings { $card } home: plus { $points }.
canTake = On row { $row } you can then take { $card }.
jumps = That takes you { $steps } rows up at once.
nearer = { $steps ->
    [one] After that { $card } is one row from home.
   *[other] After that { $card } is { $steps } rows from home.
}
takes = The other loses it, and it can come home beneath your card.
ends = After that nobody else has open cards: the game is over.
leaves = What you carry along and do not bring home counts against you.
rollsAgain = Another move is worth more than the danger of a roll that fits nothing.
movesAgain = Another move brings you nearer to home.
stopsRolling = If the next roll fits nothing, you lose a card.
stops = Any move would leave your cards worse now.
removes = A card has to go, and this one costs you { number-of-points }.
