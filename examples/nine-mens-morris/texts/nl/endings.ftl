NM4_1 = { $loser ->
    [you] Jij hebt nog maar twee stenen. { SUBJECT($winner) } wint!
   *[other] { $loser } heeft nog maar twee stenen. { SUBJECT($winner) } wint!
}
NM4_2 = { $loser ->
    [you] Jij zit vast en kunt niets meer schuiven. { SUBJECT($winner) } wint!
   *[other] { $loser } zit vast en kan niets meer schuiven. { SUBJECT($winner) } wint!
}
NM4_3 = Remise: dezelfde stelling is voor de derde keer ontstaan.
NM4_4 = Remise: er is al zestig zetten niets meer genomen.
NM4_5 = { SUBJECT($loser) } geeft op. { SUBJECT($winner) } wint!
NM4_6 = Remise: daar zijn jullie het over eens.
T5 = { SUBJECT($loser) } speelde niet verder. { SUBJECT($winner) } wint.
