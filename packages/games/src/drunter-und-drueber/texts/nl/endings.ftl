DD5_2 = { $winners ->
    [you] Klaar! Alle acht je stenen staan goed.
    [with-you] Klaar! Alle acht de stenen van { OBJECT($winners) } staan goed.
   *[other] Klaar! Alle acht de stenen van { $winners } staan goed.
}
DD5_4 = Iedereen heeft te vroeg geroepen, behalve { OBJECT($winners) }.
DD5_5 = { $winners ->
    [you] De rondes zijn om. Jij hebt de meeste stenen goed staan.
    [with-you] De rondes zijn om. { SUBJECT($winners) } hebben evenveel stenen goed en delen de winst.
    [one] De rondes zijn om. { $winners } heeft de meeste stenen goed staan.
   *[other] De rondes zijn om. { $winners } hebben evenveel stenen goed en delen de winst.
}
T3 = { $winners ->
    [you] De anderen hebben opgegeven. Jij wint!
    [with-you] De anderen hebben opgegeven. { SUBJECT($winners) } winnen!
    [one] De anderen hebben opgegeven. { $winners } wint!
   *[other] De anderen hebben opgegeven. { $winners } winnen!
}
T4 = Remise: daar zijn jullie het over eens.
T5 = { $winners ->
    [you] De anderen speelden niet verder. Jij wint.
    [with-you] De anderen speelden niet verder. { SUBJECT($winners) } winnen.
    [one] De anderen speelden niet verder. { $winners } wint.
   *[other] De anderen speelden niet verder. { $winners } winnen.
}
