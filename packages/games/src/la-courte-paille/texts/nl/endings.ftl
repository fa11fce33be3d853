won = De week is om. Met { number-of-points } in wie het strootje trok is dit gewonnen.
shared = De week is om. Met elk { number-of-points }, en ook verder gelijk, wordt de winst gedeeld.
pointless = De week is om, en niemand had een kaart van wie het strootje trok.
voyageWon =
    Er is nog één personage over. Met { number-of-points } in dat personage is de overtocht
    gewonnen.
voyageShared = Er is nog één personage over. Met elk { number-of-points } wordt de winst gedeeld.
lastOnRaft = De overtocht is voorbij: alle anderen zijn door hun kaarten heen.
forfeited = De tijd was om, of iemand bleef te lang weg.
resigned = De anderen hebben het opgegeven.
drawn = Onbeslist: dat is onderling zo afgesproken.
