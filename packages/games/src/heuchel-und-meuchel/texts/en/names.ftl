# The classes from low to high: bare, with the article (.the), and several of them (.many).
class_F = fire-eater
    .the = the fire-eater
    .many = fire-eaters
class_M = musician
    .the = the musician
    .many = musicians
class_Q = quack
    .the = the quack
    .many = quacks
class_P = patrician
    .the = the patrician
    .many = patricians
class_B = bishop
    .the = the bishop
    .many = bishops
class_R = prince
    .the = the prince
    .many = princes

# “quack 4”, as far as the card is known: all of it, its class alone, or nothing.
card = { $known ->
    [card] { $class } { $rank }
    [class] { $class } of unknown rank
   *[nothing] unknown card
}
    .the = { $known ->
        [card] { THE($class) } { $rank }
        [class] { THE($class) } of unknown rank
       *[nothing] the unknown card
    }

# A seat, as long as nobody with a name sits there.
seat = Column { $column }

some-cards = { $count ->
    [1] a card
   *[other] { $count } cards
}
number-of-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

# What is taken from whom, in a row: “2 cards from Anna”.
lot = { some-cards } from { OBJECT($owner) }
