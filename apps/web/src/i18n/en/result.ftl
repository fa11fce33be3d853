fold = Fold the result away
unfold = Show the result
rematch = Play again
rematchHint = The same people and strengths, everybody one seat on
joinRematch = A new match is ready
toRematch = To the match after it
historyFull = The match could not be added to those played: this device is full. Throw something away there, or save it as a file.
# $names: “you play Dark”, of those who sit here.
rematchSeats = Next match: { $names }.
rematchSeat = { $who ->
    [you] you play { $seatName }
   *[other] { $who } plays { $seatName }
}
