# Met het lidwoord (.the) en in het meervoud (.many).
man_L = verdediger
    .the = de verdediger
    .many = verdedigers
man_K = koning
    .the = de koning
    .many = koningen
man_D = aanvaller
    .the = de aanvaller
    .many = aanvallers

# De partijen, en zo heten ook de stoelen.
side_light = Licht
side_dark = Donker
