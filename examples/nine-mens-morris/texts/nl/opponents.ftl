# De computers, van zwak naar sterk: hoe ze heten, en in vier woorden hoe ze spelen.
name_1 = Koeherder
name_2 = Molenaarsknecht
name_3 = Marskramer
name_4 = Molenaar
name_5 = Schout

character_1 = ziet één zet ver
character_2 = sluit graag een molen
character_3 = let op, denkt kort
character_4 = plant twee molens tegelijk
character_5 = rekent diep, vergeeft niets
