won =
    Die Woche ist um. Sieg mit { number-of-points-dat } für die Figur, die den kürzesten Halm zog.
shared =
    Die Woche ist um. Je { number-of-points } und auch sonst Gleichstand: Der Sieg wird geteilt.
pointless = Die Woche ist um, und niemand hatte eine Karte der Figur, die den kürzesten Halm zog.
voyageWon =
    Es ist nur noch eine Figur übrig. Sieg mit { number-of-points-dat } für diese Figur.
voyageShared =
    Es ist nur noch eine Figur übrig. Je { number-of-points } dafür: Der Sieg wird geteilt.
lastOnRaft = Die Überfahrt ist vorbei: Alle anderen haben keine Karten mehr.
forfeited = Die Zeit war um, oder jemand blieb zu lange weg.
resigned = Die anderen haben aufgegeben.
drawn = Remis: Darauf habt ihr euch geeinigt.
