begin = Begin
goOn = Play on
known = I know this game
forName = { $game }: { $name } begins
card = In short: how do you win?
again = Show hints for beginners again
againHint = The card at the start and the notes on the board come back, with your next match of each game.
againDone = Everything will be explained again with your next match.
