kitchen = De keuken
kingsTable = De tafel van de koning
yourTray = Jouw blad
trayOf = Het blad van { OBJECT($who) }
trayTold = { $count ->
    [1] { $name }: één pannenkoek
   *[other] { $name }: { $count } pannenkoeken
}

tile_empty = leeg
tile_carpet = het tapijt
tile_pile = stapel { $kind }, { $size } hoog
tile_crownOnTop = kroon bovenop
tile_crownBelow = de kroon zit er nog onder
tile_pancake = werppannenkoek, { $face } boven
tile_tooHot = net neergelegd, nog te heet om te pakken
tile_cook = kok van { OBJECT($who) }
tile_yourCook = jouw kok
tile_stack = stapeltje van { $size } werppannenkoeken, { $top } bovenop
tile_stackGone = geen stapeltje meer
tile_panWith = { $pan } met een { $face } boven
tile_target = hier kan het
tile_andTake = en neem de pannenkoek
tile_andLeave = en laat de pannenkoek liggen

place_covered = plaats { $place }, onder een stolp
place_known = plaats { $place }, { $kind }, dat weet alleen jij
place_open = plaats { $place }, { $kind }
place_lookedAtBy = bekeken door { OBJECT($players) }
place_empty = plaats { $place }, leeg
place_holds = plaats { $place }, { $garnished }
place_matches = zoals de koning het wil
place_target = hier kan het

act_half = Halve slag
act_full = Hele slag
act_odds = { $caught }% gevangen, { $missed }% gemist, { $invalid }% ongeldig
act_caughtOf = { $percent }% vangst
act_byHand = Zelf gooien
act_byChance = Of door het lot
act_again = Gooi weer, deze kant boven:
act_againWith = Nog eens gooien, { $face } boven
act_other = Andere nemen
act_stop = Neerleggen
act_whichFace = Welke kant boven?
act_faceUp = { $face } boven
act_otherWhere = Leg deze op een tegel; dan neem je een andere.
act_back = Terug
act_onPile = Op een stapel:
act_take = Nemen
act_skip = Laten liggen
act_doNotLook = Niet kijken
act_leave = Laat { OBJECT($who) } staan
act_shiftLeft = { $kind } links aanschuiven
act_shiftRight = { $kind } rechts aanschuiven
act_left = Helemaal links
act_right = Helemaal rechts
act_chooseToShift = Kies een pannenkoek van je blad.
act_ready = Zo is het goed
act_putBackOrder = Terugleggen
act_yourPan_small = Jouw pan: de kleine, want jouw blad is het volst
act_yourPan_normal = Jouw pan: de gewone, want je ligt niet voor en niet achter
act_yourPan_large = Jouw pan: de grote, want jouw blad is het leegst

pickedUp_pancake = { $face } boven opgepakt.
pickedUp_garnished = { $garnished } opgepakt.
putBack = Teruggelegd.
swapped = Plaats { $one } en { $other } verwisseld.

result_caught = Gevangen!
result_missed = Ernaast!
result_invalid = Niet gedraaid

moment_youSaw = Op plaats { $place } wil de koning { $kind }.
moment_revealing = De stolpen gaan op…
moment_goesOn = Wie voor de koning staat, schuift nu elke beurt één pannenkoek naar een uiteinde. De anderen koken door.
moment_matching = { $count ->
    [one] { $count } van de 6 ligt goed
   *[other] { $count } van de 6 liggen goed
}
moment_allMatch = Alle zes goed!
moment_toTheKing = Zijne Majesteit laat opdienen
moment_onlyYou = Alleen jij weet dit

prompt_settingUp = De keuken wordt klaargezet.
prompt_put = { SUBJECT($who) } gooide ongeldig. Zet die kok op een vrije tegel, of laat hem staan.
prompt_putting = { SUBJECT($whose) } gooide ongeldig. { SUBJECT($who) } zegt waar die kok heen gaat.
prompt_shift = Jouw beurt: haal één pannenkoek uit de rij en schuif hem links of rechts weer aan.
prompt_shifting = { SUBJECT($who) } verschuift een pannenkoek.
prompt_from = Jouw beurt: kies een werppannenkoek in de keuken.
prompt_fromAnother = Kies een andere werppannenkoek voor je tweede worp.
prompt_taking = { SUBJECT($who) } kiest een werppannenkoek.
prompt_tossFirst = Zes pannenkoeken voor de koning! Gooi op: { $face } ligt boven.
prompt_toss_small = Jouw beurt: jouw blad is het volst, dus gooi met de kleine pan. { $face } ligt boven.
prompt_toss_normal = Jouw beurt: je ligt niet voor en niet achter, dus gooi met de gewone pan. { $face } ligt boven.
prompt_toss_large = Jouw beurt: jouw blad is het leegst, dus gooi met de grote pan. { $face } ligt boven.
prompt_tossAgain = Je tweede worp: er ligt een { $face } boven.
prompt_tossing = { SUBJECT($who) } gooit op met { THE($pan) }.
prompt_falling = Daar gaat hij…
prompt_walk = Loop precies { number-of-tiles }: kies waar je kok eindigt.
prompt_walkToKing =
    Loop precies { number-of-tiles }, of door de deur naar de koning: je hebt ze alle zes!
prompt_walking = { SUBJECT($who) } loopt { number-of-tiles }.
prompt_take = Neem je de pannenkoek van deze stapel, of laat je hem liggen?
prompt_choosingToTake = { SUBJECT($who) } beslist of de pannenkoek meegaat.
prompt_tray = Kies een vrije plaats op je blad.
prompt_choosingPlace = { SUBJECT($who) } kiest een plaats op het blad.
prompt_peek = Een kroon! Kies een stolp en kijk eronder. Alleen jij ziet het.
prompt_peekOrNot =
    Een kroon! Kies een stolp en kijk eronder, of kijk niet. Alleen jij ziet het.
prompt_peeking = { SUBJECT($who) } kijkt onder een stolp.
prompt_second = Gevangen! Gooi deze nog eens, neem een andere pannenkoek, of leg hem neer.
prompt_deciding = { SUBJECT($who) } denkt na over een tweede worp.
prompt_lay = Leg je werppannenkoek op een vrije tegel.
prompt_layInvalid = Niet gedraaid, dus je loopt niet. Leg je werppannenkoek op een vrije tegel.
prompt_layStuck = Je kok kan nergens heen. Leg je werppannenkoek op een vrije tegel.
prompt_layArrived = Je staat voor de koning! Leg nog even je werppannenkoek op een vrije tegel.
prompt_laying = { SUBJECT($who) } legt de werppannenkoek neer.
prompt_order = Laatste kans: leg je blad zoals jij denkt. Kies er twee om ze te wisselen.
prompt_ordering = { SUBJECT($who) } legt het blad voor de laatste keer.

# Wat de computer zou doen, als eind van een zin: “De computer zou … .”
advice_put = die kok op { $tile } zetten
advice_leave = die kok laten staan
advice_shift = { $end ->
    [left] { $kind } links aanschuiven
   *[right] { $kind } rechts aanschuiven
}
advice_from = de werppannenkoek van { $tile } nemen
advice_toss = { $toss ->
    [half] een halve slag gooien
   *[full] een hele slag gooien
}
advice_walk = naar { $tile } lopen
advice_walkToKing = naar de koning gaan
advice_take = de pannenkoek nemen
advice_skip = de pannenkoek laten liggen
advice_tray = hem op plaats { $place } leggen
advice_peek = onder stolp { $place } kijken
advice_peekNone = niet kijken
advice_keep = dezelfde nog eens gooien, met { $face } boven
advice_swap = deze op { $tile } leggen en een andere nemen
advice_lay = hem op { $tile } leggen, met { $face } boven
advice_order = het blad zo leggen: { $order }

tell_setUp_king = De koning heeft gekozen; over elk bord staat een stolp.
tell_setUp_piles = De stapels staan in de keuken.
tell_setUp_stack = De werppannenkoeken liggen klaar.

tell_begins = { SUBJECT($who) } mocht beginnen.
tell_put = { SUBJECT($who) } zette de kok na die ongeldige worp op { $tile }.
tell_left = { SUBJECT($who) } liet de kok na die ongeldige worp staan.
tell_shifted = { $end ->
    [left] { SUBJECT($who) } schoof { $kind } links aan.
   *[right] { SUBJECT($who) } schoof { $kind } rechts aan.
}
tell_tookFromStack = { SUBJECT($who) } nam een { $low } van het stapeltje.
tell_took = { SUBJECT($who) } nam de werppannenkoek met { $low } en { $high } van { $tile }.
tell_tossed = { $toss ->
    [half] { SUBJECT($who) } gooide een halve slag met { THE($pan) }.
    [full] { SUBJECT($who) } gooide een hele slag met { THE($pan) }.
   *[hand] { SUBJECT($who) } gooide zelf, met { THE($pan) }.
}
tell_fell = { $result ->
    [caught] { SUBJECT($who) } ving de pannenkoek: { $face } boven.
    [missed] { SUBJECT($who) } gooide ernaast: { $face } boven.
   *[invalid] { SUBJECT($who) } kreeg de pannenkoek niet gedraaid: { $face } boven.
}
tell_stuck = { SUBJECT($who) } kon niet precies { number-of-tiles } lopen.
tell_walked = { SUBJECT($who) } liep { number-of-tiles }, naar { $tile }.
tell_collected = { SUBJECT($who) } nam { $garnished } en legde die op plaats { $place }.
tell_exchanged = { SUBJECT($who) } ruilde { $kind } op plaats { $place } voor een met kroon.
tell_choseToTake = { SUBJECT($who) } besloot { $kind } mee te nemen.
tell_skipped = { SUBJECT($who) } liet { $kind } op de stapel liggen.
tell_peeked = { SUBJECT($who) } keek onder stolp { $place }.
tell_lookedAway = { SUBJECT($who) } keek onder geen enkele stolp.
tell_saw = { SUBJECT($who) } zag er { $kind }.
tell_turned = { SUBJECT($who) } hield hem, met { $face } boven.
tell_laid = { SUBJECT($who) } legde hem op { $tile }, { $face } boven.
tell_arrived = { SUBJECT($who) } kwam bij de koning aan!
tell_ordered = { SUBJECT($who) } legde het blad: { $order }.
tell_revealed = De stolpen gingen op: { $garnishes }.

# Tussen een opschrift en wat erbij hoort, en tussen dingen die zelf al komma’s hebben.
labelled = { $what }: { $items }
listed = { $before }; { $next }
