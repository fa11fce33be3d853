### Ce qui vaut à chaque table, quel que soit le jeu.
