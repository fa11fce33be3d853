### Heuchel & Meuchel. Les cartes grimpent dans une maison de treize rangées, de la rangée de départ
### à la rangée d’arrivée. Une classe est haute ou basse, mais une carte est forte ou faible : haut et
### bas, c’est dans la maison. On prend une carte, et elle voyage en dessous ; arrivée, elle est à bon
### port. Ce qui est perdu compte en moins.
