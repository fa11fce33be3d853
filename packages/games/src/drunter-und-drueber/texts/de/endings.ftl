DD5_2 = { $winners ->
    [you] Fertig! Deine acht Steine liegen alle richtig.
    [with-you] Fertig! Alle acht Steine von { DAT($winners) } liegen richtig.
   *[other] Fertig! Alle acht Steine von { $winners } liegen richtig.
}
DD5_4 = Alle haben zu früh gerufen, nur { NOM($winners) } nicht.
DD5_5 = { $winners ->
    [you] Die Runden sind um. Bei dir liegen die meisten Steine richtig.
    [with-you] Die Runden sind um. Bei { DAT($winners) } liegen gleich viele Steine richtig: Ihr teilt euch den Sieg.
    [one] Die Runden sind um. Bei { $winners } liegen die meisten Steine richtig.
   *[other] Die Runden sind um. Bei { $winners } liegen gleich viele Steine richtig: Sie teilen sich den Sieg.
}
T3 = { $winners ->
    [you] Die anderen haben aufgegeben. Du gewinnst!
    [with-you] Die anderen haben aufgegeben. { NOM($winners) } gewinnt!
    [one] Die anderen haben aufgegeben. { $winners } gewinnt!
   *[other] Die anderen haben aufgegeben. { $winners } gewinnen!
}
T4 = Remis: Darauf habt ihr euch geeinigt.
T5 = { $winners ->
    [you] Die anderen haben nicht weitergespielt. Du gewinnst.
    [with-you] Die anderen haben nicht weitergespielt. { NOM($winners) } gewinnt.
    [one] Die anderen haben nicht weitergespielt. { $winners } gewinnt.
   *[other] Die anderen haben nicht weitergespielt. { $winners } gewinnen.
}
