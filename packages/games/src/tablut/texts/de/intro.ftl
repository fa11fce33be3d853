name = Tablut
tagline = Der König flieht, die Übermacht jagt ihn.
about =
    Ein altes Brettspiel aus dem Norden, für zwei Spieler ab zehn Jahren mit verschiedenen Zielen.
    Hell versucht, den König aus seinem Palast in eine Ecke des Bretts zu retten. Dunkel hat doppelt
    so viele Steine und will ihn unterwegs fangen.
