### Die Seite einer Spielerin oder eines Spielers.
own = Meine Seite
nameless = Jemand ohne Namen
friends = Freunde
you = Andere sehen hier nur deine Stärke und was aus öffentlichen Partien stammt.
guest = Du spielst als Gast: Diese Seite siehst nur du. Mit einem Konto können dich hier auch andere finden.
friend = Ihr seid Freunde.
unreachable = Diese Seite ist gerade nicht zu erreichen.
unknown = Diese Person gibt es nicht, oder sie zeigt hier nichts von sich.

games = Spiele
none = Noch keine Partien gegen Menschen.
rating = Stärke { $rating } ± { $uncertainty }
provisional = Stärke { $rating } ± { $uncertainty }, vorläufig
counts = { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
}: { $won } gewonnen, { $drawn } unentschieden, { $lost } verloren

againstYou = Du gegen { $name }
againstFriends = Gegen deine Freunde
notMet = Ihr habt noch nicht gegeneinander gespielt.

openings = Lieblingseröffnungen
times = in { $times } von { $count } Partien

results = Gespielte Partien
result_won = Gewonnen
result_drawn = Unentschieden
result_lost = Verloren
rated = gewertet
replay = Rückblick
replayOf = Rückblick: { $game }, { $date }
more = Mehr zeigen

people = Wer hier spielt
beside = Die Seiten öffnen sich in einem neuen Tab, damit du am Tisch bleibst.
