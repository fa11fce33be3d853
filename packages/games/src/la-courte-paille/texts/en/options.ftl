voyage =
    .label = The voyage
    .explain =
        One week, or round after round: after each week a character disappears, until one character
        or one player is left.
    .value-off = No: one week
    .value-on = Yes: a voyage in rounds
