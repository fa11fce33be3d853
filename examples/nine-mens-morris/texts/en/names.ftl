# The sides, and what the seats are called.
side_light = Light
side_dark = Dark

# At the end of a sentence about how it ended.
wins = { $winner ->
    [you] You win!
   *[other] { $winner } wins!
}
