# Les personnages : seuls, avec l’article (.the), et leur genre pour l’accord (.gender).
figure_C = capitaine
    .the = le capitaine
    .gender = masculine
figure_G = cuisinière
    .the = la cuisinière
    .gender = feminine
figure_B = mousse
    .the = le mousse
    .gender = masculine
figure_L = vigie
    .the = la vigie
    .gender = feminine
figure_R = rat de mer
    .the = le rat de mer
    .gender = masculine
figure_F = voyante
    .the = la voyante
    .gender = feminine
figure_X = Coco
    .the = Coco
    .gender = masculine

# « capitaine 7 », et avec l’article (.the) : « le capitaine 7 ».
card = { $figure } { $value }
    .the = { THE($figure) } { $value }

# Qui montre quelle carte, dans une énumération : « Anna (capitaine 7) ».
pick = { OBJECT($who) } ({ $card })

# Au début d’une phrase qui raconte : « Tu as », « Anna a ».
who-did = { $who ->
    [you] Tu as
   *[other] { $who } a
}

number-of-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
number-of-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
