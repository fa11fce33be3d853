board = Bord met vakjes

# Op stenen en vakjes: hoe de kleur begint, zo kort dat geen twee hetzelfde zijn.
letter_R = R
letter_O = O
letter_Y = Ge
letter_G = Gr
letter_B = B
letter_V = P

circle_empty = leeg, { $colour }
circle_hidden = kleur verborgen
circle_under = op { $colour }
circle_stone = steen van { $colour }
circle_stack = stapel van { COUNT($colours) }, van onder naar boven { $colours }
circle_waited = { $colour } wacht al { $turns } van { $block } beurten
circle_mayLeave = { $colour } mag eronderuit
circle_target = hier mag je heen

pickedUp = { $targets ->
    [0] De steen op { $circle } kan nergens heen.
    [1] De steen op { $circle } kan naar één vakje.
   *[other] De steen op { $circle } kan naar { $targets } vakjes.
}
taken = Kies een vakje voor deze steen.
putBack = Teruggelegd.
shows = { $circle } is { $colour }.

act_withCall = “Klaar!” bij deze zet
act_callHint = Alle acht goed? De schakelaar roept bij je zet, de knop nu meteen. Te vroeg, en je ligt eruit.
act_callingHint = Nu roep je “Klaar!” zodra je zet. Staan er dan geen acht goed, dan lig je eruit.
act_klaar = Klaar!
act_pass = Passen
act_claim = Die staat goed!
act_allow = Ga maar door
act_question =
    { SUBJECT($who) } klimt op jouw steen op { $circle }. Staat die op je eigen kleur?
act_falseCosts = Ten onrechte “goed” zeggen kost een beurt.
act_sure = Staan ze echt alle acht goed? Zo niet, dan lig je eruit.
act_callNow = Ja, klaar!
act_notYet = Nog even niet

prompt_placeFirst = Doel: al je stenen op je eigen kleur. Leg er één, nog niet op die kleur.
prompt_place = { $left ->
    [1] Jouw beurt: leg je laatste steen neer.
   *[other] Jouw beurt: leg een steen neer, niet op je eigen kleur. Nog { $left } te gaan.
}
prompt_othersPlace = { SUBJECT($who) } legt een steen neer.
prompt_move = Jouw beurt: schuif een steen één vakje verder. Of roep “Klaar!”.
prompt_mustPass = Al je stenen zitten vast: pas, of roep “Klaar!”.
prompt_othersMove = { $who ->
    [you] Jij bent aan zet. Onthoud wat je ziet!
   *[other] { $who } is aan zet. Onthoud wat je ziet!
}
prompt_answer = Aan jou het antwoord. Denk rustig na.
prompt_othersAnswer = { SUBJECT($who) } zegt of de steen op { $circle } goed staat.
prompt_out = Je ligt eruit. Kijk nog lekker mee!
prompt_beginning = Het bord wordt gelegd.

# Wat de computer zou doen, als eind van een zin: “De computer zou … .”
advice_place = een steen op { $circle } leggen
advice_step = de steen van { $from } naar { $to } schuiven
advice_stepWithCall = “Klaar!” bij deze zet aanzetten en de steen van { $from } naar { $to } schuiven
advice_klaar = “Klaar!” roepen
advice_pass = passen
advice_claim = “Die staat goed!” zeggen
advice_allow = “Ga maar door” zeggen
advice_fromMemory = Ook de hint weet niet meer wat al lang bedekt ligt.

inHand = nog { $stones } neer te leggen
missing = { $turns ->
    [1] { $colour } slaat een beurt over
   *[other] { $colour } slaat { $turns } beurten over
}
isOut = { $colour } ligt eruit
round = Ronde { $now } van { $of }

# Hoe het stond toen het uit was, achter de naam van elke speler.
reckoning_right = { $stones } van { $of } goed
reckoning_wrong = { $circles } fout
reckoning_covered = { $stones ->
    [1] 1 onder een andere steen
   *[other] { $stones } onder een andere steen
}
reckoning_out = te vroeg geroepen, van het bord
reckoning_outWith = riep te vroeg, met { $stones } van { $of } goed
# In het resultaat, achter waarom het uit is.
reckoning_stood = { SUBJECT($who) } had er { $stones } van { $of } goed.

tell_laidOut = De vakjes liggen klaar.
tell_begins = { SUBJECT($who) } begint.
tell_placed = { SUBJECT($who) } legt een steen op { $circle }.
tell_moved = { SUBJECT($who) } gaat van { $from } naar { $to }.
tell_uncovered = { $circle } ligt weer open.
tell_uncoveredSeveral = { $circles } liggen weer open.
tell_attacked = { $owner ->
    [you] { SUBJECT($who) } klimt op jouw steen op { $circle }.
   *[other] { SUBJECT($who) } klimt op de steen van { $owner } op { $circle }.
}
tell_passed = { SUBJECT($who) } past.
tell_allowed = { SUBJECT($who) } zegt “Ga maar door”: de steen op { $circle } zit vast.
tell_claimedRightly = { SUBJECT($who) } zegt: die op { $circle } staat goed! Dat klopt.
tell_claimedFalsely = { SUBJECT($who) } zegt: die op { $circle } staat goed! Maar dat klopt niet.
tell_sentBack = { SUBJECT($who) } moet terug naar { $circle }.
tell_called = { SUBJECT($who) } roept “Klaar!”
tell_calledRightly = En ja, alle acht staan goed!
tell_calledWrongly = Maar het klopt niet: { SUBJECT($who) } ligt eruit.
tell_missed = { SUBJECT($who) } slaat een beurt over.

# Tussen dingen die zelf al komma’s hebben.
listed = { $before }; { $next }

# Waarmee iemand begint, in een profiel. Wat gespiegeld hetzelfde is, telt als hetzelfde.
opening = Eerste steen op { $at }
