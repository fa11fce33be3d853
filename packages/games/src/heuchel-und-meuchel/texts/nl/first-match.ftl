# Het kaartje aan het begin van de allereerste partij: kort, het past op een telefoon.
card_who = { $place } is van jou.
card_win = Elke kaart wil zeven rijen omhoog. Eenmaal thuis levert ze op wat erop staat. De meeste punten winnen.
card_lose = Wat aan het eind niet thuis is, telt als min. En op dezelfde rij kan een hogere kaart de jouwe pakken.
card_turn = Breng één kaart of stapel naar het eerste vrije veld erboven. Over kaarten spring je heen, soms een paar keer achter elkaar.

# Briefjes op het bord, elk maar één keer.
note_laidOut = Elke kaart wil naar het behang van haar klasse, zeven rijen hoger: daar gloeit het. Tot ze thuis is, telt ze als min.
note_jumped = Over bezette velden spring je heen, naar het eerste vrije veld.
note_jumpedOn = Ligt er boven de landing weer een kaart, dan mag je meteen nog eens springen.
note_canTake = Hier ligt een lagere kaart, die je mag pakken: eerst telt de letter van de klasse (Vu, M, K, P, B, Vo), dan het getal.
note_youTook = Gepakt! Ze reist onder de jouwe mee: tot ze op haar doel of erboven is, telt ze als min voor jou. Je mag nog eens.
note_points = Onderaan staan de punten van nu. Een “?” erachter: er ligt ook een bedekte kaart die je niet kent.
note_youLost = Een hogere kaart op dezelfde rij heeft de jouwe meegenomen.
note_home = Thuis! Deze kaart ligt dicht, is veilig en telt als plus.
note_lapsed = Deze kaarten waren hun doel al voorbij: ze gaan van het bord en tellen als min.
note_nearEnd = Bijna uit! Zodra hoogstens één speler nog kaarten onderweg heeft, stopt het. Wat dan niet thuis is, telt als min.
note_removed = Geen zet paste bij de worp: er moet een kaart weg, en die telt als min.
note_refused = Kies een van je kaarten: groene ringen tonen waar ze heen mag.

# Waarom de ander dit deed.
reason_home = Die kaart is thuis: plus { $points }.
reason_tookYours = Jouw kaart lag op dezelfde rij en was lager.
reason_took = Die kaart lag op dezelfde rij en was lager.
reason_canTake = Op rij { $row } ligt iets lagers om te pakken.
reason_jumps = Zo is { SUBJECT($who) } in één keer { $steps } rijen hoger.
