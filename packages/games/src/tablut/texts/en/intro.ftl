name = Tablut
tagline = The king flees, the many hunt.
about =
    An old board game from the north, for two players aged ten and up who want different
    things. Light tries to bring the king from his palace to a corner of the board. Dark has twice as
    many pawns and tries to catch him on the way.
