whose = Van wie?
where = Waar liggen ze?
home = Thuis, op hun doelrij
faces = Kies de kaarten
missing = { $count ->
    [one] Geef aan waar de kaarten liggen: nog { $count } kaart.
   *[other] Geef aan waar de kaarten liggen: nog { $count } kaarten.
}
won = { $count ->
    [one] { SUBJECT($players) } wint met { $points } punten.
   *[other] { SUBJECT($players) } winnen samen met { $points } punten.
}
tooMany = Meer dan { $count } kaarten doen er niet mee: ieder begon met zes.
belowStart = { $card } begint op rij { $row } en gaat alleen omhoog.
