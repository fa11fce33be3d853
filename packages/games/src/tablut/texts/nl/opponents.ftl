# De computers, van zwak naar sterk: hoe ze heten, en in vier woorden hoe ze spelen.
name_1 = Page
name_2 = Schildknaap
name_3 = Wachter
name_4 = Ridder
name_5 = Veldheer

character_1 = dapper, ziet één zet
character_2 = slaat graag, dekt zelden
character_3 = waakzaam, denkt niet ver
character_4 = plant vooruit, blijft kalm
character_5 = rekent diep, vergeeft niets
