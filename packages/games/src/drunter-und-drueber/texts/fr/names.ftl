# Les couleurs, et comment elles s’accordent avec une case (.f). Avec une majuscule, c’est aussi le
# nom des places.
colour_R = rouge
    .f = rouge
colour_O = orange
    .f = orange
colour_Y = jaune
    .f = jaune
colour_G = vert
    .f = verte
colour_B = bleu
    .f = bleue
colour_V = violet
    .f = violette

whose-disc = { $owner ->
    [you] ton pion
   *[other] le pion { ELIDE("de", $owner) }
}
