house = Het huis

# Op kaarten en verdiepingen: hoe de stand begint, zo kort dat geen twee hetzelfde zijn.
letter_F = Vu
letter_M = M
letter_Q = K
letter_P = P
letter_B = B
letter_R = Vo

empty = leeg
stack = { $card }, stapel van { $height }
faceDown = { $height ->
    [1] thuis, omgedraaid
   *[other] thuis, { $height } kaarten omgedraaid
}
yours = van jou
target = kan hierheen
takeable = te pakken
onlyYou = { $card }, alleen jij weet dit
startOf = start van de { MANY($kind) }
goalOf = doel van de { MANY($kind) }
row = rij { $row }
pickedUp = { COUNT($rows) ->
    [0] { THE($card) } kan nergens heen.
    [one] { THE($card) } kan naar rij { $rows }.
   *[other] { THE($card) } kan naar de rijen { $rows }.
}
putBack = Teruggelegd.

# Wat de letters en tekens op de tafel betekenen.
legend_class = { $class }: begint op rij { $from }, thuis op rij { $to }
legend_unknown = kaart die je niet kent
legend_points = zo zou deze kolom nu tellen: thuis is plus, onderweg en vervallen is min
legend_pointsUnknown = geschat, want er liggen kaarten bij die je niet kent

tray_takeFrom = Van { OBJECT($owner) }
tray_takeHow = Kies wat je pakt: een kaart neemt alles mee wat erop ligt.
tray_paper = Rij { $row }: { $text }
tray_arrange = Leg je stapels klaar
tray_arrangeHow = Kies twee kaarten om ze te wisselen. Alleen de bovenste is straks te zien.
tray_arranged = Zo is het goed
tray_onTop = boven
tray_swap = gekozen om te wisselen
tray_swapped = Verwisseld: { $cards }.
tray_asHinted = Hint overnemen
tray_hintedPlace = volgens de hint nummer { $count } van boven
tray_goesAlong_card = Deze kaart gaat mee
tray_goesAlong_stack = De hele stapel gaat mee
tray_goesAlong_top = { $count ->
    [one] De bovenste { $count } van { $height } gaat mee
   *[other] De bovenste { $count } van { $height } gaan mee
}
tray_known = Wat je weet van { $where }
tray_takeCards = { $count ->
    [0] Pakken
    [one] Pak { $count } kaart
   *[other] Pak { $count } kaarten
}
tray_leave = Laat liggen
tray_takeUpTo = { $count ->
    [1] { $card }: pak de bovenste kaart van { OBJECT($owner) }
   *[other] { $card }: pak de bovenste { $count } van { OBJECT($owner) }
}
tray_rest = { $rest ->
    [none] alles mee
    [stays] de rest blijft liggen
    [lapses] de rest vervalt
   *[comes-home] de rest is thuis
}
tray_endsTheGame = Pas op: hiermee is het spel uit, en wat van jou nog onderweg is telt als min.
tray_again = Gooi nog eens
tray_stop = Ik stop
tray_remove = Haal { $card } weg ({ $points })
tray_chooseToRemove = Kies een stapel: de bovenste kaart gaat eraf.
tray_chooseToMove = Kies een stapel van jezelf om te zien waar hij heen kan.
tray_watch = Kies een stapel om te zien wat je ervan weet.
tray_rolled = Gegooid: { $pips }

prompt_dealing = De kaarten worden gedeeld.
prompt_arrange = Doel: elke kaart zeven rijen omhoog. Kies stiekem wat bovenop ligt.
prompt_arranging = { $players ->
    [you] Jij legt nog stapels klaar.
    [with-you] Nog bezig met hun stapels: { SUBJECT($players) }.
    [one] { $players } legt nog stapels klaar.
   *[other] Nog bezig met hun stapels: { $players }.
}
prompt_moveFirst = Doel: elke kaart zeven rijen omhoog. Zet een van je kaarten.
prompt_move = Jij bent aan zet: breng een kaart of stapel omhoog.
prompt_moveNearEnd = { $players ->
    [you] Let op: is je laatste stapel thuis, dan is het spel uit.
    [with-you] Let op: zijn de laatste stapels van { OBJECT($players) } thuis, dan is het uit.
    [one] Let op: is de laatste stapel van { $players } thuis, dan is het spel uit.
   *[other] Let op: zijn de laatste stapels van { $players } thuis, dan is het uit.
}
prompt_moveBy = Jij bent aan zet: ga met een kaart of stapel precies { $pips } omhoog.
prompt_goOn = Je hebt iets gepakt: zet nog eens, of stop.
prompt_rolling = Jouw beurt: de dobbelsteen rolt.
prompt_rollOn = Je hebt iets gepakt: gooi nog eens, of stop.
prompt_take = Op deze rij is iets te pakken. Wat neem je mee?
prompt_remove = Je worp past nergens. Haal de bovenste kaart van een stapel weg.
prompt_turnOf = { $who ->
    [you] Jij bent aan zet.
   *[other] { $who } is aan zet.
}
prompt_takes = { SUBJECT($who) } kan iets pakken.
prompt_removes = { SUBJECT($who) } moet een kaart weghalen.

# Wat de computer zou doen, als eind van een zin: “De computer zou … .”
advice_arrange = de stapels zo klaarleggen, telkens van boven naar beneden: { $items }
advice_stack = { $cards }
advice_arrangeShown = { $count ->
    [one] de stapel leggen zoals de gele cijfers zeggen, 1 bovenop
   *[other] de stapels leggen zoals de gele cijfers zeggen, 1 bovenop
}
advice_move = { some-cards } van rij { $from } naar rij { $to } brengen
advice_moveTop = { $count ->
    [1] alleen de bovenste kaart van rij { $from } naar rij { $to } brengen
   *[other] alleen de bovenste { $count } kaarten van rij { $from } naar rij { $to } brengen
}
advice_take = { $lots } pakken
advice_takeShown = alle { $count } gemerkte kaarten pakken
advice_leave = alles laten liggen
advice_rollAgain = nog eens gooien
advice_moveAgain = nog een keer zetten
advice_stop = stoppen
advice_remove = de bovenste kaart van rij { $row } weghalen
advice_limit = De hint kent alleen de kaarten die nu te zien zijn.

tell_dealt = De kaarten zijn gedeeld.
tell_arranged = { $who ->
    [you] Jij hebt de stapels klaar.
   *[other] { $who } heeft de stapels klaar.
}
tell_laidOut = Alle kaarten liggen op hun startrij.
tell_begins = { SUBJECT($who) } begint.
tell_rolled = { SUBJECT($who) } gooit { $pips }.
tell_moved = { SUBJECT($who) } brengt { some-cards } van rij { $from } naar rij { $to }.
tell_movedVia =
    { SUBJECT($who) } brengt { some-cards } van rij { $from } via { $rows } naar rij { $to }.
tell_arrived = { THE($card) } is thuis op rij { $row }.
tell_took = { SUBJECT($who) } pakt { some-cards } van { OBJECT($owner) }.
tell_leftAlone = { SUBJECT($who) } laat alles liggen.
tell_showed = Bij { OBJECT($owner) } ligt op rij { $row } nu { THE($card) } bovenop.
tell_cameHome = Wat bij { OBJECT($owner) } overblijft, is thuis op rij { $row }: { THE($card) }.
tell_lapsed = { COUNT($cards) ->
    [one] De rest vervalt: { $cards } telt als min voor { OBJECT($owner) }.
   *[other] De rest vervalt: { $cards } tellen als min voor { OBJECT($owner) }.
}
tell_removed = { SUBJECT($who) } haalt weg: { $cards }.
tell_goesOn = { SUBJECT($who) } gaat door.
tell_stopped = { SUBJECT($who) } stopt.

sheet_total = Totaal
sheet_offTheBoard = van het bord

# Tussen een opschrift en wat erbij hoort, en tussen dingen die zelf al komma’s hebben.
labelled = { $what }: { $items }
listed = { $before }; { $next }

# Waar een verborgen kaart ligt, voor wie terugkijkt.
hidden = { $height ->
    [1] { $where }, bovenop
    [2] { $where }, tweede van boven
    [3] { $where }, derde van boven
   *[other] { $where }, { $height }e van boven
}
