name_1 = Dishwasher
name_2 = Kitchen hand
name_3 = Sous-chef
name_4 = Head chef
name_5 = Royal steward

character_1 = takes whatever is near
character_2 = trusts every throw blindly
character_3 = minds what kings want
character_4 = plans every next course
character_5 = reads the whole kitchen
