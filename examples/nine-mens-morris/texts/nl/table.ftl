board = Molenbord
menOn = { $side } op { $points }
hands = Stenen in de hand
inHand = { $left ->
    [one] { $side } heeft nog een steen in de hand
   *[other] { $side } heeft nog { $left } stenen in de hand
}

empty = leeg
target = hier mag je heen
prey = deze mag je nemen
pickedUp = { $targets ->
    [0] De steen op { $point } kan nergens heen.
    [1] De steen op { $point } kan naar één punt.
   *[other] De steen op { $point } kan naar { $targets } punten.
}
fromHand = Een steen uit de hand.
putBack = Teruggelegd.

# In het midden van het bord, terwijl de tweede helft van de zet nog moet komen. Kort.
mill = Molen!
takeOne = Neem een steen
millOn = Molen op { $point }. Kies de steen die je neemt: { OR($points) }.

prompt_place = Jouw beurt: zet een steen op een leeg punt.
prompt_move = Jouw beurt: schuif een steen naar het volgende punt.
prompt_fly = Jouw beurt: met drie stenen mag je naar elk leeg punt.
prompt_turnOf = { $who ->
    [you] Jij bent aan zet.
   *[other] { $who } is aan zet.
}

tell_placed = { SUBJECT($who) } zet een steen op { $to }.
tell_moved = { SUBJECT($who) } schuift van { $from } naar { $to }.
tell_flown = { SUBJECT($who) } springt van { $from } naar { $to }.
tell_mill = Molen!
tell_taken = De steen van { OBJECT($who) } op { $point } gaat eraf.
tell_flies = { $who ->
    [you] Jij hebt nog drie stenen en mag voortaan springen.
   *[other] { $who } heeft nog drie stenen en mag voortaan springen.
}
tell_repeated = Deze stelling is er voor de tweede keer; de derde keer is het remise.
tell_drawNear = Nog { $pliesLeft } zetten zonder molen, dan is het remise.

# Wat de computer zou doen, als eind van een zin: “De computer zou … .”
advice_place = een steen op { $to } zetten
advice_placeAndTake = een steen op { $to } zetten en die op { $taken } nemen
advice_move = van { $from } naar { $to } gaan
advice_moveAndTake = van { $from } naar { $to } gaan en de steen op { $taken } nemen

# Tussen een opschrift en wat erbij hoort, en tussen dingen die zelf al komma’s hebben.
labelled = { $what }: { $items }
listed = { $before }; { $next }
