name_1 = Scatterbrain
name_2 = Daydreamer
name_3 = Sleuth
name_4 = Notary
name_5 = Elephant

character_1 = forgets it right away
character_2 = remembers only recent things
character_3 = attentive, guesses at times
character_4 = keeps a mental ledger
character_5 = never forgets a disc
