voyage =
    .label = Die lange Überfahrt
    .explain =
        Eine Woche, oder Runde um Runde: Nach jeder Woche verschwindet eine Figur, bis nur eine
        Figur oder ein Mitspieler übrig ist.
    .value-off = Nein: eine Woche
    .value-on = Ja: eine Überfahrt in Runden
