TB4_4 = Der König ist gefangen. { wins }
TB4_5 = Der König hat eine Ecke erreicht. { wins }
TB5_4 = Remis: Dieselbe Stellung ist zum dritten Mal entstanden.
TB5_5 = Remis: Es ist zu lange kein Stein mehr geschlagen worden.
TB5_6 = { $loser ->
    [you] Du kannst nicht mehr ziehen. { wins }
   *[other] { $loser } kann nicht mehr ziehen. { wins }
}
TB5_7 = { $loser ->
    [you] Du gibst auf. { wins }
   *[other] { $loser } gibt auf. { wins }
}
TB5_8 = Remis: Darauf habt ihr euch geeinigt.
T5 = { $loser ->
    [you] Du hast nicht weitergespielt. { wins }
   *[other] { $loser } hat nicht weitergespielt. { wins }
}
