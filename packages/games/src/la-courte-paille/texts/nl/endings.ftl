won = De week is om. De meeste punten in het opgegeten personage: { number-of-points }.
shared = De week is om. Met elk { number-of-points }, en ook verder gelijk, wordt de winst gedeeld.
settled =
    De week is om. Gelijk met { number-of-points }: de meeste punten in { THE($figures) } geven de
    doorslag.
pointless = De week is om, en niemand had een kaart van wie het strootje trok.
voyageWon =
    Er is nog één personage over. Het meest in dat personage: { number-of-points }.
voyageShared = Er is nog één personage over. Met elk { number-of-points } wordt de winst gedeeld.
lastOnRaft = De overtocht is voorbij: alle anderen zijn door hun kaarten heen.
forfeited = De tijd was om, of iemand bleef te lang weg.
resigned = De anderen hebben het opgegeven.
drawn = Onbeslist: dat is onderling zo afgesproken.
