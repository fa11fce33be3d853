won = Exactly as the king wanted it. Enjoy your meal, Majesty!
resigned = The others have hung up their aprons.
drawn = Drawn: on that you agree.
forfeited = The others did not come back to the kitchen.
