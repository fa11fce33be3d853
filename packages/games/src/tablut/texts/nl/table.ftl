board = Tablutbord
menOn = { COUNT($squares) ->
    [one] { $men } op { $squares }
   *[other] { MANY($men) } op { $squares }
}

palace = paleis
corner = hoek
empty = leeg
target = hier mag je heen
pickedUp = { $targets ->
    [0] { THE($man) } op { $square } kan nergens heen.
    [1] { THE($man) } op { $square } kan naar één veld.
   *[other] { THE($man) } op { $square } kan naar { $targets } velden.
}
putBack = Teruggezet.

prompt_yourTurn = { $side ->
    [light] Jouw beurt: help de koning naar een hoek.
   *[dark] Jouw beurt: sluit de koning in.
}
prompt_turnOf = { $who ->
    [you] Jij bent aan zet.
   *[other] { $who } is aan zet.
}
prompt_cornerInReach = { $side ->
    [light] Jouw beurt: de weg naar een hoek ligt open!
   *[dark] Jouw beurt: pas op, de koning kan naar een hoek!
}
prompt_threatened = Jouw beurt: je koning dreigt gevangen te worden.
prompt_warned = Jouw beurt. Deze dreiging is al twee keer gemaakt; de derde keer vervalt ze.
prompt_void = Jouw beurt. Deze dreiging is vervallen: daarmee vang je de koning niet meer.

# Wat de computer zou doen, als eind van een zin: “De computer zou … .”
advice = { THE($man) } van { $from } naar { $to } zetten

tell_moved = { SUBJECT($who) } zet { THE($man) } van { $from } naar { $to }.
tell_taken = { COUNT($squares) ->
    [one] { $men } op { $squares } geslagen.
   *[other] { MANY($men) } op { $squares } geslagen.
}
tell_kingSpared =
    De koning op { $square } is ingesloten, maar deze dreiging was vervallen: hij blijft vrij.
tell_countsCleared = Eerdere dreigingen tegen de koning tellen niet meer mee.
tell_threatWarned = Deze dreiging is er voor de tweede keer; de derde keer vervalt ze.
tell_threatVoid = Deze dreiging is er voor de derde keer en is vervallen.
tell_kingThreatened = De koning wordt bedreigd.
tell_cornersInReach = De koning kan naar { OR($corners) }.
tell_repeated = { $times ->
    [2] Deze stelling is er voor de tweede keer; de derde keer is het remise.
   *[other] Deze stelling is er voor de { $times }e keer.
}
tell_drawNear = Nog { $pliesLeft } zetten zonder slaan, dan is het remise.

# Tussen een opschrift en wat erbij hoort, en tussen dingen die zelf al komma’s hebben.
labelled = { $what }: { $items }
listed = { $before }; { $next }

# Waarmee iemand begint, in een profiel. Wat gespiegeld hetzelfde is, telt als hetzelfde.
opening = Eerste zet van { $from } naar { $to }
