TB4_4 = Le roi est capturé. { wins }
TB4_5 = Le roi a atteint un coin. { wins }
TB5_4 = Nulle : la même position est apparue pour la troisième fois.
TB5_5 = Nulle : cela fait trop longtemps qu’aucun pion n’a été pris.
TB5_6 = { $loser ->
    [you] Tu n’as plus aucun coup possible. { wins }
   *[other] { $loser } n’a plus aucun coup possible. { wins }
}
TB5_7 = { $loser ->
    [you] Tu abandonnes. { wins }
   *[other] { $loser } abandonne. { wins }
}
TB5_8 = Nulle, d’un commun accord.
T5 = { $loser ->
    [you] Tu n’as pas continué. { wins }
   *[other] { $loser } n’a pas continué. { wins }
}
