voyage =
    .label = De lange overtocht
    .explain =
        Eén week, of ronde na ronde: na elke week verdwijnt er een personage, tot er één personage
        of één speler over is.
    .value-off = Nee: één week
    .value-on = Ja: een overtocht in rondes
