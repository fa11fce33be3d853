# Les six sortes de crêpes, et comment on les commande (.with) : « une crêpe aux cerises ».
kind_A = cerises
    .with = aux cerises
kind_B = fromage
    .with = au fromage
kind_C = lard
    .with = au lard
kind_D = citron
    .with = au citron
kind_E = chocolat
    .with = au chocolat
kind_F = herbes
    .with = aux herbes

# Les poêles : seules, et avec l’article (.the).
pan_small = petite poêle
    .the = la petite poêle
pan_normal = poêle moyenne
    .the = la poêle moyenne
pan_large = grande poêle
    .the = la grande poêle

# Les cuisiniers portent le nom de leur couleur, et les places aussi.
cook_1 = Bleu
cook_2 = Vert
cook_3 = Violet
cook_4 = Orange

garnished = { $crowned ->
    [yes] crêpe couronnée { WITH($kind) }
   *[no] { $kind }
}
    .the = { $crowned ->
        [yes] la crêpe couronnée { WITH($kind) }
       *[no] la crêpe { WITH($kind) }
    }

# Ce qui se trouve où sur un plateau, dans une énumération : « cerises en 1, fromage en 4 ».
laid = { $kind } en { $place }

# Au début d’une phrase qui raconte : « Tu as », « Anna a ».
who-did = { $who ->
    [you] Tu as
   *[other] { $who } a
}

# Avancer « d’un carreau », « de 3 carreaux ».
of-tiles = { $count ->
    [1] d’un carreau
   *[other] de { $count } carreaux
}
