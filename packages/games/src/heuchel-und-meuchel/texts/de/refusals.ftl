not-now = { $due ->
    [arrange] Zuerst ordnen alle ihre Stapel.
    [move] Jetzt musst du eine Karte oder einen Stapel bewegen.
    [take] Sag erst, ob du dir etwas schnappst oder alles liegen lässt.
    [again] Sag erst, ob du weitermachst oder aufhörst.
    [remove] Dein Wurf passt nirgends: Nimm eine eigene Karte vom Brett.
   *[other] Das geht jetzt nicht.
}
bad-deal = So kann nicht ausgeteilt worden sein.
no-such-starter = Es gibt keinen Spieler { $seat }, der beginnen könnte.
bad-roll = Eine { $pips } gibt es auf keinem Würfel.
not-your-cards = Leg genau deine eigenen Stapel aus: { $cards }.
nothing-to-move = In Reihe { $row } liegt nichts von dir.
face-down = Die Karten in Reihe { $row } liegen verdeckt: Sie sind zu Hause und bleiben dort.
no-such-part = Vom Stapel in Reihe { $row } kannst du nicht { some-cards } nehmen.
no-splitting-here =
    In Reihe { $row } darfst du diesen Stapel nicht teilen. Das geht nur in seiner Startreihe.
never-down = In diesem Haus geht es nur gerade hinauf, nie hinunter und nie zur Seite.
past-its-goal = { NOM($card) } gehört in Reihe { $goal } und darf nicht darüber hinaus.
field-taken = In Reihe { $row } liegt schon etwas. Landen kannst du nur auf einem freien Feld.
no-landing = { COUNT($landings) ->
    [0] Von hier kommst du nicht in Reihe { $to }.
    [one] Reihe { $to } geht nicht. Von hier kannst du in Reihe { $landings } landen.
   *[other] Reihe { $to } geht nicht. Von hier kannst du in Reihe { OR($landings) } landen.
}
not-the-roll = Du hast eine { $pips } gewürfelt, aber das wären { $steps }.
nothing-to-take = Von { DAT($owner) } gibt es in dieser Reihe nichts zu schnappen.
outranked = { NOM($card) } von { DAT($owner) } ist nicht niedriger als { YOUR($mine) }.
safe = Die Karten von { DAT($owner) } in dieser Reihe sind zu Hause und damit sicher.
column-twice = Von { DAT($owner) } darfst du dir nur einmal etwas schnappen.
nothing-to-remove = In Reihe { $row } liegt nichts, was du vom Brett nehmen kannst.
