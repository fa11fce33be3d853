# The colours. With a capital they are also what the seats are called.
colour_R = red
colour_O = orange
colour_Y = yellow
colour_G = green
colour_B = blue
colour_V = violet

whose-disc = { $owner ->
    [you] your disc
   *[other] the disc of { $owner }
}
