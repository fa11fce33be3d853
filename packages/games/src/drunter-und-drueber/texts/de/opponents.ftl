name_1 = Wirrkopf
name_2 = Träumer
name_3 = Spürnase
name_4 = Notar
name_5 = Elefant

character_1 = vergisst es sofort wieder
character_2 = merkt sich das Neueste
character_3 = aufmerksam, rät aber manchmal
character_4 = führt im Kopf Buch
character_5 = vergisst nie einen Stein
