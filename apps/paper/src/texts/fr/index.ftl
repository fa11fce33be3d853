### Ce qui figure sur les feuilles d’un jeu à imprimer. On tutoie.
