won = { $who ->
    [you] You have it exactly as the king wanted it. Enjoy your meal, Your Majesty!
   *[other] { $who } has it exactly as the king wanted it. Enjoy your meal, Your Majesty!
}
resigned = The others have hung up their aprons.
drawn = Drawn: on that you agree.
forfeited = The others did not come back to the kitchen.
