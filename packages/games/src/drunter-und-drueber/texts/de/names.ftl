# Die Farben: wie etwas ist (rot), als Name (.noun) und als Stein (.stone). Großgeschrieben heißen
# so auch die Plätze am Tisch.
colour_R = rot
    .noun = Rot
    .stone = roter Stein
colour_O = orange
    .noun = Orange
    .stone = oranger Stein
colour_Y = gelb
    .noun = Gelb
    .stone = gelber Stein
colour_G = grün
    .noun = Grün
    .stone = grüner Stein
colour_B = blau
    .noun = Blau
    .stone = blauer Stein
colour_V = lila
    .noun = Lila
    .stone = lila Stein

# Auf wen geklettert wird.
whose-stone = { $owner ->
    [you] deinen Stein
   *[other] den Stein von { $owner }
}
