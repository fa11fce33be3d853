# Wer liest, wenn ein Spieler im Satz der Leser selbst ist: „Der Hai schwimmt zu dir.“
you = du
    .nom = du
    .acc = dich
    .dat = dir
