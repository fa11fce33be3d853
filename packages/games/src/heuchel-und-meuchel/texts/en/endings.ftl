lastOneLeft =
    No more than one player has cards left to bring home: that ends the game. { number-of-points } is the best result.
shared = Equal on { number-of-points }: the win is shared.
allHomeOrGone = All cards are home or off the board. { number-of-points } is the best result.
resigned = The others have resigned.
drawn = A draw, as agreed.
forfeited = The others did not play on.
