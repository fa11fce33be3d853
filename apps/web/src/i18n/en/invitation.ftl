title = You are invited
from = { $name } invites you to a match of { $game }.
game = You are asked to a match of { $game }.
seat = You will play { $seatName }.
anySeat = Choose a free seat.
whichSeat = Where would you like to sit?
with = { COUNT($names) ->
    [one] { $names } is at the table already.
   *[other] { $names } are at the table already.
}
withComputers = { COUNT($names) ->
    [one] The computer { $names } plays too.
   *[other] The computers { $names } play too.
}
options = How it is played
learnFirst = Read the rules first
usedTitle = This invitation has been used
usedAt = At this table of { $game }: { $names }.
usedSeat = Somebody already sits in the seat it was for.
full = All seats are taken.
openTitle = An open table
openFrom = { $name } has set a table for a match of { $game }.
openGame = A table is set for a match of { $game }.
