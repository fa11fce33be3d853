# De computers, van zwak naar sterk: hoe ze heten, en in vier woorden hoe ze spelen.
name_1 = Warhoofd
name_2 = Dromer
name_3 = Speurneus
name_4 = Notaris
name_5 = Olifant

character_1 = vergeet het meteen weer
character_2 = onthoudt wat pas gebeurde
character_3 = let op, raadt soms
character_4 = noteert alles in gedachten
character_5 = vergeet nooit een steen
