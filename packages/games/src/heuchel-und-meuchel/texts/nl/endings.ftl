lastOneLeft =
    Hoogstens één speler heeft nog kaarten onderweg: dan is het spel uit. { number-of-points } is het beste resultaat.
shared = Gelijk geëindigd met { number-of-points }: de winst wordt gedeeld.
allHomeOrGone =
    Alle kaarten zijn thuis of van het bord. { number-of-points } is het beste resultaat.
resigned = De anderen hebben opgegeven.
drawn = Remise, zo is afgesproken.
forfeited = De anderen speelden niet verder.
