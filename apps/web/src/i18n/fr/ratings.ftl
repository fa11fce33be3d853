title = Le classement : { $game }
heading = Classement
about = La force est une estimation : elle se trouve presque sûrement dans la marge indiquée. Avec moins de dix parties classées, on n’y figure pas encore.
none = Personne n’a encore joué dix parties classées.
unreachable = Le classement est injoignable pour le moment.
played = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
nameless = Quelqu’un sans nom
you = { $name } (toi)
spread = { $rating } ± { $uncertainty }
yours = Ta force : { $rating } ± { $uncertainty }.
yoursSoFar = Ta force jusqu’ici : { $rating } ± { $uncertainty }, après { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}.
play = Préparer une table
rated = Partie classée
ratedHint = Le résultat compte pour la force de chacun. Tous ont un compte, une pendule tourne, et il n’y a pas d’indices. Qui s’assoit puis ne joue pas perd.
ratedNeeds = Pour cela, choisis une pendule et ne laisse jouer que des personnes.
needsAccount = Cette partie compte pour le classement, et pour cela il te faut un compte. C’est vite fait ; ensuite tu prends place ici.
makeAccount = Créer un compte
haveAccount = J’en ai déjà un
