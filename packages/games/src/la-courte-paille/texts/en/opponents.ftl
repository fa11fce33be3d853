name_1 = Landlubber
name_2 = Deckhand
name_3 = Boatswain
name_4 = Helmsman
name_5 = Admiral

character_1 = swears by one favourite
character_2 = grabs whatever is high
character_3 = backs whoever leads today
character_4 = remembers every played card
character_5 = sees through the raft
