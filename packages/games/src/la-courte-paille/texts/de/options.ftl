voyage =
    .label = Die lange Überfahrt
    .explain =
        Eine Woche oder Runde um Runde: Nach jeder Woche verschwindet eine Figur, bis nur noch eine
        Figur oder ein Spieler übrig ist.
    .value-off = Nein: eine Woche
    .value-on = Ja: eine Überfahrt in Runden
