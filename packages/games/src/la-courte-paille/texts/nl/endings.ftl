won = De week is om. De winnaar haalde { number-of-points } met het personage dat is opgegeten.
shared = De week is om. Met elk { number-of-points }, en ook verder gelijk, wordt de winst gedeeld.
# Wie er opgegeten is, en hoeveel de beste daarmee had.
straw = { COUNT($figures) ->
    [one] { THE($figures) } trok het kortste strootje. De winnaar had daarmee { number-of-points }.
   *[other] { THE($figures) } trokken samen het kortste strootje. De winnaar had daarmee { number-of-points }.
}
settled =
    De week is om. Gelijk met { number-of-points }: de meeste punten met { THE($figures) } geven de
    doorslag.
pointless = De week is om, en niemand had een kaart van wie het strootje trok.
voyageWon = Er is nog één personage over. De winnaar haalde daarmee { number-of-points }.
voyageShared = Er is nog één personage over. Met elk { number-of-points } wordt de winst gedeeld.
lastOnRaft = De overtocht is voorbij: alle anderen zijn door hun kaarten heen.
forfeited = De tijd was om, of iemand bleef te lang weg.
resigned = De anderen hebben het opgegeven.
drawn = Remise: dat is onderling afgesproken.
