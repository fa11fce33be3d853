# With the article (.the), and several of them (.the-many).
man_L = defender
    .the = the defender
    .the-many = the defenders
man_K = king
    .the = the king
    .the-many = the kings
man_D = attacker
    .the = the attacker
    .the-many = the attackers

# The sides, and what the seats are called.
side_light = Light
side_dark = Dark

# At the end of a sentence about how it ended.
wins = { $winner ->
    [you] You win!
   *[other] { $winner } wins!
}
