# De computers, van zwak naar sterk: hoe ze heten, en in vier woorden hoe ze spelen.
name_1 = Landrot
name_2 = Lichtmatroos
name_3 = Bootsman
name_4 = Stuurman
name_5 = Vlootvoogd

character_1 = zweert bij één lieveling
character_2 = grijpt wat hoog is
character_3 = volgt wie vandaag voorligt
character_4 = onthoudt elke gespeelde kaart
character_5 = doorziet het hele vlot
