open = Zetten vooruit plannen
openWith = { $count ->
    [one] Zetten vooruit plannen: één lijn bewaard
   *[other] Zetten vooruit plannen: { $count } lijnen bewaard
}
intro =
    Speel op dit bord wat de ander zou kunnen doen en wat jij daarop antwoordt. Gaat de partij zo, dan
    zet de server meteen voor jou. Niemand anders ziet je plan.
soFar = Deze lijn: { $line }
nothing = Nog niets: begin met een zet van de ander.
yours = Jouw antwoord
theirs = Wat zou de ander doen?
back = Eén zet terug
save = Bewaar deze lijn
lines = Gepland
remove = Vergeet deze lijn: { $line }
saved = Bewaard. Komt het zo, dan staat je antwoord meteen op het bord.
cameTrue = Het ging zoals je had gepland. { $line }
