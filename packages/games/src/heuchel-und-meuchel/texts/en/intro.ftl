name = Heuchel & Meuchel
tagline = Flatter, stab and climb.
about =
    A tall house full of climbers. Bring your fire-eaters, bishops and princes to the floor where
    they belong, hide the weak under the mighty, and take what your neighbours leave within reach.
    Whoever is left alone with cards on the stairs pays the bill.
