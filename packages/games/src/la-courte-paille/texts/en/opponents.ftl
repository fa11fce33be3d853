name_1 = Landlubber
name_2 = Deckhand
name_3 = Boatswain
name_4 = Helmsman
name_5 = Admiral

character_1 = lives for the day
character_2 = grabs whatever is high
character_3 = keeps count, sometimes forgets
character_4 = remembers every played card
character_5 = sees through the raft
