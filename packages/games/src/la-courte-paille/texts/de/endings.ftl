won =
    Die Woche ist um. Mit { number-of-points-dat } in der Figur, die den kurzen Halm zog, ist das
    Spiel gewonnen.
shared =
    Die Woche ist um. Mit je { number-of-points-dat } und auch sonst im Gleichstand wird der Sieg
    geteilt.
pointless = Die Woche ist um, und niemand hatte eine Karte der Figur, die den kurzen Halm zog.
voyageWon =
    Es ist nur noch eine Figur übrig. Mit { number-of-points-dat } in ihr ist die Überfahrt
    gewonnen.
voyageShared =
    Es ist nur noch eine Figur übrig. Mit je { number-of-points-dat } wird der Sieg geteilt.
lastOnRaft = Die Überfahrt ist vorbei: Alle anderen haben keine Karten mehr.
forfeited = Die Zeit war um, oder jemand blieb zu lange weg.
resigned = Die anderen haben aufgegeben.
drawn = Remis: Darauf habt ihr euch geeinigt.
