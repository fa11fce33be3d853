# Pourquoi l’indice est bon : une phrase entière, après « L’ordinateur conseille de … . »
escapes = Là, le roi est sauvé : tu gagnes.
takesKing = Le roi est alors capturé : tu gagnes.
wins = Ensuite, l’autre camp ne peut plus rien faire : tu gagnes.
draws = Cela donne une partie nulle ; tout le reste semble pire.
takes = { COUNT($squares) ->
    [one] Ce coup prend { THE($men) } en { $squares }.
   *[other] Ce coup prend { THE-MANY($men) } en { $squares }.
}
blocks = Cela barre au roi le chemin vers { OR($corners) }.
threatens = Encore un coup et le roi est à toi.
rescues = Ainsi, le roi ne peut plus être capturé en un seul coup.
reaches = { COUNT($corners) ->
    [one] Ainsi, le roi menace d’aller en { $corners }.
   *[other] Ainsi, le roi peut aller en { $corners }, et on ne peut pas barrer les deux chemins à la fois.
}
saves = { COUNT($squares) ->
    [one] Ta pièce en { $squares } peut être prise ; ainsi, elle est à l’abri.
   *[other] Tes pièces en { $squares } peuvent être prises ; ainsi, elles sont à l’abri.
}
aims = Ainsi, tu menaces de prendre en { $squares }.
frees = Cela donne plus d’espace au roi.
keepsWays = Ainsi, les chemins du roi vers le bord restent ouverts.
hems = Cela laisse moins d’espace au roi.
waits = Il n’y a rien à prendre : tes attaquants restent ainsi autour du roi.
ratherThanTaking = Tu pourrais prendre, mais ceci semble valoir davantage à la longue.
