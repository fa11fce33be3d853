# The characters, bare and with the article (.the).
figure_C = captain
    .the = the captain
figure_G = cook
    .the = the cook
figure_B = ship’s boy
    .the = the ship’s boy
figure_L = lookout
    .the = the lookout
figure_R = sea rat
    .the = the sea rat
figure_F = fortune-teller
    .the = the fortune-teller
figure_X = Coco
    .the = Coco

# “captain 7”
card = { $figure } { $value }

# Who shows which card, in a row: “Anna captain 7”.
pick = { SUBJECT($who) } { $card }

number-of-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
number-of-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
