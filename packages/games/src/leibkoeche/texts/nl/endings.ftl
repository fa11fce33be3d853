won = { $who ->
    [you] Jij hebt het precies zoals de koning het wilde. Smakelijk, Majesteit!
   *[other] { $who } heeft het precies zoals de koning het wilde. Smakelijk, Majesteit!
}
resigned = De anderen hebben hun schort aan de wilgen gehangen.
drawn = Remise: daar zijn jullie het over eens.
forfeited = De anderen kwamen niet terug in de keuken.
