won =
    Die Woche ist um. Das beste Ergebnis mit der verspeisten Figur: { number-of-points }.
shared =
    Die Woche ist um. Je { number-of-points } und auch sonst Gleichstand: Der Sieg wird geteilt.
straw = { COUNT($figures) ->
    [one] { NOM($figures) } hat den kürzesten Halm gezogen. Das beste Ergebnis damit: { number-of-points }.
   *[other] { NOM($figures) } haben zusammen den kürzesten Halm gezogen. Das beste Ergebnis damit: { number-of-points }.
}
settled =
    Die Woche ist um. Gleichstand, je { number-of-points }: Die meisten Punkte mit { DAT($figures) }
    geben den Ausschlag.
pointless = Die Woche ist um, und niemand hatte eine Karte der Figur, die den kürzesten Halm zog.
voyageWon =
    Es ist nur noch eine Figur übrig. Das beste Ergebnis mit ihr: { number-of-points }.
voyageShared =
    Es ist nur noch eine Figur übrig. Je { number-of-points } mit ihr: Der Sieg wird geteilt.
lastOnRaft = Die Überfahrt ist vorbei: Alle anderen haben keine Karten mehr.
forfeited = Die Zeit war um, oder jemand blieb zu lange weg.
resigned = Die anderen haben aufgegeben.
drawn = Remis: Darauf habt ihr euch geeinigt.
