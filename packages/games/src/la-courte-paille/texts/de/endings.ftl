won =
    Die Woche ist um. Mit { number-of-points-dat } in der Figur mit dem kurzen Halm ist sie
    gewonnen.
shared =
    Die Woche ist um. Mit je { number-of-points-dat } und auch sonst im Gleichstand wird der Sieg
    geteilt.
pointless = Die Woche ist um, und niemand hatte eine Karte der Figur mit dem kurzen Halm.
voyageWon =
    Es ist nur noch eine Figur übrig. Mit { number-of-points-dat } in ihr ist die Überfahrt
    gewonnen.
voyageShared =
    Es ist nur noch eine Figur übrig. Mit je { number-of-points-dat } wird der Sieg geteilt.
lastOnRaft = Die Überfahrt ist vorbei: Alle anderen haben keine Karten mehr.
forfeited = Die Zeit war um, oder jemand blieb zu lange weg.
resigned = Die anderen haben aufgegeben.
drawn = Unentschieden: So ist es untereinander vereinbart.
