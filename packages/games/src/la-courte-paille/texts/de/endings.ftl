won =
    Die Woche ist um. Die meisten Punkte mit der verspeisten Figur: { number-of-points }.
shared =
    Die Woche ist um. Je { number-of-points } und auch sonst Gleichstand: Der Sieg wird geteilt.
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
