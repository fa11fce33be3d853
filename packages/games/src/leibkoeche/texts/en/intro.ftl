name = Die Leibköche Seiner Majestät
tagline = Toss pancakes for a hungry king.
about =
    Every pan in the royal kitchen is sizzling, for two to four cooks aged eight and up. Cook
    what the king likes best, toss your pancake high, catch it again, and set it before him sooner
    than anybody else.
