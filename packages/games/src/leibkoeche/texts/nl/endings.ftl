won = Precies zoals de koning het wilde. Smakelijk, Majesteit!
resigned = De anderen hebben hun schort aan de wilgen gehangen.
drawn = Gelijk: daar zijn jullie het over eens.
forfeited = De anderen kwamen niet terug in de keuken.
