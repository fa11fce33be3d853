flying =
    .label = Flying with three pieces
    .explain = May whoever is down to three pieces go to any empty point, or only along the lines?
    .value-allowed = Allowed: with three you may go anywhere
    .value-never = Never: always along the lines
