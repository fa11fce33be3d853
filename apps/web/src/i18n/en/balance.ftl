# What a choice does to the match, from matches that were played.
sides = Played like this { $first } wins { $firstShare }% and { $second } { $secondShare }%; drawn { $draws }%. { $moves } moves on average.
length = Played like this a match takes { $moves } moves on average, of all players together.
usualSides = By the book { $first } wins { $firstShare }% and { $second } { $secondShare }%; drawn { $draws }%. { $moves } moves on average.
usualLength = By the book a match takes { $moves } moves on average, of all players together.
source = The figures come from { $matches } matches for each choice, between { $seats } computers of level { $level }, with the other rules as in the book. So few matches give an impression, no certainty.
