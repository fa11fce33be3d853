# La carte au début de la toute première partie : courte, elle tient sur un téléphone.
card_who = Ton cuisinier : { $cook }.
card_win = Rapporte six crêpes différentes, va chez le roi et range-les dans son ordre. Si les six sont à leur place, tu gagnes.
card_lose = Si un autre cuisinier y arrive avant toi, tu perds.
card_turn = Fais sauter une crêpe. Tu avances du nombre qui sort. Arrête-toi juste sur une pile et tu peux y prendre une crêpe.

# Petits mots sur le plateau, une seule fois chacun.
note_fell_caught = Rattrapée ! Avance du nombre affiché ; ensuite tu peux relancer une fois.
note_fell_missed = À côté, mais elle s’est retournée : tu avances, sans deuxième lancer.
note_fell_invalid = Elle ne s’est pas retournée : tu n’avances pas, et le suivant peut déplacer ton cuisinier.
note_collected = Elle est sur ton plateau. Il t’en faut une de chaque sorte : celles qui te manquent sont sur les piles qui brillent.
note_crown = Une couronne ! Elle te permet de regarder sous une cloche du roi.
note_peeked = Personne d’autre ne le sait. Mets cette sorte à la même place sur ton plateau ; si elle est prise, échange les deux.
note_laid = Une crêpe posée barre le passage. Pose la tienne là où elle gêne quelqu’un.
note_arrived = Le premier cuisinier est devant le roi. Chacun peut ranger son plateau une dernière fois.
note_pan_small = Tu es en tête : tu lances donc avec la petite poêle.
note_pan_large = Tu es à la traîne : tu peux donc lancer avec la grande poêle.
note_refused = Tu peux choisir les carreaux à anneau vert.

# Pourquoi quelqu’un d’autre a joué cela.
reason_missing = Il manquait encore une crêpe { WITH($kind) }.
reason_smallPan = Qui est en tête doit lancer avec la petite poêle.
reason_peeked = Qui prend une couronne y a droit.
