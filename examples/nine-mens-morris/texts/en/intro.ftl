name = Nine Men’s Morris
tagline = Three in a row, and one comes off.
about =
    One of the oldest board games, scratched into pews and castle steps. Get three pieces on one line
    and you have a mill, which takes a piece from your opponent. Whoever is down to two has lost.
