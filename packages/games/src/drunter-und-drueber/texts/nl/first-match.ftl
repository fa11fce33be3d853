# Het kaartje aan het begin van de allereerste partij: kort, het past op een telefoon.
card_who = Jouw acht stenen zijn { $colour }.
card_win = Je wint als ze alle acht op je eigen kleur staan en je “Klaar!” roept.
card_lose = Roep je te vroeg, dan lig je eruit. En een steen onder een andere zit vast.
card_turn = Leg eerst om de beurt je stenen neer. Daarna schuif je elke beurt één steen één vakje verder, ook schuin.

# Briefjes op het bord, elk maar één keer.
note_moving = Nu schuif je elke beurt één steen, ook schuin. De vakjes met een gloed zijn van jou.
note_placed = Wat onder je steen ligt, zie je pas weer als hij weggaat. Onthoud die kleur!
note_home = Die staat op je eigen kleur! Onthoud hem en laat hem staan.
note_uncovered = Dit vakje is leeg en toont zijn kleur weer. Kijk goed, straks ligt er iets op.
note_asked = Iemand klimt op jouw steen. Weet je zeker dat hij goed staat, zeg het dan: de ander moet terug.
note_climbed = Die steen zit vast zolang jij erop staat. Staat hij goed en zegt de eigenaar dat, dan moet je terug.
note_stuck = Je steen zit vast. Gaat de bovenste niet weg, dan mag hij er na { $block } beurten toch uit.
note_stuckForLong = Je steen zit vast tot de bovenste weggaat.
note_claimRight = Het klopte: die steen staat goed, dus de klimmer gaat terug.
note_claimWrong = Het klopte niet: de klimmer blijft, en de eigenaar slaat een beurt over.
note_claimWrongFree = Het klopte niet: de klimmer blijft staan.
note_refused = Kies een van je stenen: groene ringen tonen waar hij heen mag.

# Waarom de ander dit deed.
reason_climbsOnYou = Zo komt jouw steen vast te zitten, als die niet goed staat.
reason_climbs = Wat eronder ligt, kan niet meer weg.
reason_wasWrong = Op { $from } stond die steen niet op zijn kleur.
