TB4_4 = De koning is gevangen. { SUBJECT($winner) } wint!
TB4_5 = De koning heeft een hoek bereikt. { SUBJECT($winner) } wint!
TB5_4 = Remise: dezelfde stelling is voor de derde keer ontstaan.
TB5_5 = Remise: er is al te lang geen pion meer geslagen.
TB5_6 = { $loser ->
    [you] Jij kunt geen zet meer doen. { SUBJECT($winner) } wint!
   *[other] { $loser } kan geen zet meer doen. { SUBJECT($winner) } wint!
}
TB5_7 = { SUBJECT($loser) } geeft op. { SUBJECT($winner) } wint!
TB5_8 = Remise: daar zijn jullie het over eens.
T5 = { SUBJECT($loser) } speelde niet verder. { SUBJECT($winner) } wint.
