### La Courte Paille. Coco is Coco in every language; the week is made of days, and the menu of
### cards.
