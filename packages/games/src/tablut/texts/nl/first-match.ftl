# Het kaartje aan het begin van de allereerste partij: kort, het past op een telefoon.
card_who = { $side ->
    [light] Je bent Licht: de koning en zijn verdedigers.
   *[dark] Je bent Donker: de aanvallers.
}
card_win = { $side ->
    [light] Je wint als je koning een van de vier hoeken bereikt.
   *[dark] { $kingCapture ->
        [either] Je wint als je de koning tussen twee aanvallers neemt.
       *[hard] Je wint als je de koning aan alle kanten insluit.
    }
}
card_lose = { $side ->
    [light] { $kingCapture ->
        [either] Je verliest als twee aanvallers hem tussen zich in nemen.
       *[hard] Je verliest als de aanvallers hem aan alle kanten insluiten.
    }
   *[dark] Je verliest als de koning een hoek bereikt.
}
card_turn = Je beurt: schuif één stuk rechtuit, zo ver je wilt. Wie tussen twee vijanden wordt ingesloten, gaat van het bord.

# Briefjes op het bord, elk maar één keer.
note_youTook = Geslagen! Je nam hem tussen twee van je stukken, in een rechte lijn.
note_youLost = Je stuk werd in een rechte lijn tussen twee vijanden ingesloten: het is geslagen.
note_cornerHelped = De hoek telt hier als een aanvaller: één stuk ertegenover was genoeg.
note_cornerInReach = { $side ->
    [light] Je koning heeft vrij baan naar deze hoek. Ga erheen en je wint!
   *[dark] De koning kan zo naar deze hoek. Zet er een stuk tussen!
}
note_kingThreatened = { $side ->
    [light] Nog één zet en je koning is gevangen. Loop weg of zet er iets tussen.
   *[dark] Nog één zet en de koning is van jou.
}
note_palaceLeft = Het paleis is verlaten: niemand mag er nog in, ook de koning niet.
note_between = Wie er zelf tussen gaat staan, wordt niet geslagen.
note_threatAgain = Steeds dezelfde dreiging mag niet: de derde keer telt ze niet meer.
note_refused = Kies een van je stukken: groene ringen tonen waar het heen mag.
note_notYours = Dat stuk is van de ander. Die van jou kun je optillen.

# Waarom de ander dit deed.
reason_blocks = Dat verspert de weg naar { OR($corners) }.
reason_threatens = Nog zo’n zet en de koning zit vast.
reason_saves = Dit stuk redt zich: op { $from } kon je het slaan.
reason_prepares = { COUNT($squares) ->
    [one] Zo loert er iemand op je stuk op { $squares }.
   *[other] Zo loert er iemand op je stukken op { $squares }.
}
