# Op een kaart staat hoe het personage begint, zo kort dat geen twee hetzelfde zijn.
letter_C = Ka
letter_G = Ko
letter_B = S
letter_L = U
letter_R = Z
letter_F = W
letter_X = C
coco = Coco, de papegaai

hiddenCard = dichte kaart
weekCard_open = Dag { $position }: { $card }
weekCard_known = Dag { $position }: { $card }, dicht
weekCard_hidden = Dag { $position }: dicht
knownToYou = alleen jij kent deze kaart
knownToAll = iedereen kent deze kaart
knownTo = bekend bij { OBJECT($players) }

places_week = De week
places_menu = Het menu
places_hand = Jouw hand
places_pile = Trekstapel
places_discard = Aflegstapel
places_shark = De haai
places_weekTotals = Stand van de week
places_chosen = Gekozen kaart
places_pileOf = Trekstapel: { number-of-cards }
places_handOf = { $name }: { number-of-cards }
places_seat = Speler { $seat }
places_isOut = { $name } ligt eruit
places_round = Ronde { $round }
places_daysLeft = { $days ->
    [one] Nog { $days } dag
   *[other] Nog { $days } dagen
}

effects_choose = Wat haalt Coco uit?

effects_cook =
    .name = Kookles
    .explain = Gooi één kaart uit de week weg, open of dicht.
    .brief = gooi een dag weg

effects_land =
    .name = Land in zicht
    .explain = Leg één kaart dicht achteraan: de week duurt een dag langer.
    .brief = een dag erbij

effects_landMenu =
    .name = Van het menu
    .explain = Iedereen weet welke kaart het is.

effects_landPile =
    .name = Van de stapel
    .explain = Niemand weet welke kaart het is.

effects_landHand =
    .name = Uit je hand
    .explain = Alleen jij weet het, en je trekt er twee bij.

effects_carte =
    .name = À la carte
    .explain = Bekijk in het geheim twee kaarten die dicht liggen.
    .brief = bekijk twee dagen

effects_keep =
    .name = Laat Coco slapen
    .explain = Bewaar Coco: aan het eind telt hij mee, als je goed gegokt hebt.

effects_pickCook = Welke dag gaat de pan in?
effects_pickMenu = Welke kaart van het menu gaat naar de week?
effects_pickHand = Welke kaart uit je hand gaat naar de week?
effects_pickCarte = { $count ->
    [1] Bekijk de laatste dichte kaart.
   *[other] Kies twee dichte dagen om te bekijken.
}

act_pick = Kies { $card }
act_take = Neem { $card }
act_cook = Gooi dag { $position } in de pan
act_land = Leg { $card } bij de week
act_look = { $count ->
    [one] Bekijk deze dag
   *[other] Bekijk deze dagen
}
act_eat = Weg met { THE($character) }
act_back = Toch iets anders

liftFirst = Kies een kaart
takeFirst = Kies een kaart van het menu
eatFirst = Kies een personage
lifted = opgetild
putBack = Teruggelegd.
hinted = hint
playsAs = speelt als { $place }e

prompt_dealing = De kaarten worden geschud.
prompt_chooseFirst = Verzamel wie het kortste strootje trekt. Kies in het geheim een kaart.
prompt_choose = Kies in het geheim een kaart. Laag gaat voor.
prompt_chosen = Je kaart ligt klaar. Wachten op { OBJECT($players) }.
prompt_choosing = Wachten op de keuze van { OBJECT($players) }.
prompt_take = Jouw beurt: neem een kaart van het menu.
prompt_taking = { SUBJECT($who) } kiest een kaart van het menu.
prompt_coco = Jouw beurt: wat haalt Coco uit?
prompt_cocoOf = { SUBJECT($who) } verzint een streek met Coco.
prompt_eat = Jij hebt de ronde gewonnen: wie verdwijnt er van het vlot?
prompt_eating = { SUBJECT($who) } mag zeggen wie er van het vlot verdwijnt.
prompt_out = Je kaarten zijn op. Je kijkt verder mee.

# Wat de computer zou doen, als eind van een zin: “De computer zou … .”
advice_pick = { $card } kiezen
advice_take = { $card } van het menu nemen
advice_cook = “Kookles!” roepen en dag { $position } in de pan gooien
advice_landMenu = “Land in zicht!” roepen en { $card } van het menu bij de week leggen
advice_landHand = “Land in zicht!” roepen en { $card } uit de hand bij de week leggen
advice_landPile = “Land in zicht!” roepen en een kaart van de stapel bij de week leggen
advice_carte = { COUNT($positions) ->
    [one] “À la carte!” roepen en in het geheim dag { $positions } bekijken
   *[other] “À la carte!” roepen en in het geheim de dagen { $positions } bekijken
}
advice_eat = { THE($character) } van het vlot laten verdwijnen

tell_dealt = De kaarten zijn gedeeld.
tell_round = Ronde { $round } is gedeeld.
tell_drewReplacements = { SUBJECT($who) } trok { number-of-cards } voor Coco.
tell_shark = De haai zwemt naar { OBJECT($who) }.
tell_chose = { SUBJECT($who) } koos een kaart.
tell_shown = De kaarten gaan open: { $picks }.
tell_took = { SUBJECT($who) } nam { $card }.
tell_drew = { SUBJECT($who) } trok { $card }.
tell_drewHidden = { SUBJECT($who) } trok een kaart van de stapel.
tell_called = { $effect ->
    [cook] { SUBJECT($who) } riep: Kookles!
    [land] { SUBJECT($who) } riep: Land in zicht!
   *[carte] { SUBJECT($who) } riep: À la carte!
}
tell_cooked = Dag { $position } ging de pan in: { $card }.
tell_landed = { $from ->
    [menu] { $card } van het menu kwam bij de week.
    [pile] { $card } van de stapel kwam bij de week.
   *[hand] { $card } uit de hand kwam bij de week.
}
tell_landedHidden = { $from ->
    [menu] Een kaart van het menu kwam bij de week.
    [pile] Een kaart van de stapel kwam bij de week.
   *[hand] Een kaart uit de hand kwam bij de week.
}
tell_looked = { COUNT($positions) ->
    [one] Dag { $positions } werd bekeken.
   *[other] Dagen { $positions } werden bekeken.
}
tell_saw = { COUNT($positions) ->
    [one] Op dag { $positions }: { $cards }.
   *[other] Op dagen { $positions }: { $cards }.
}
tell_cleared = De rest van het menu ging weg: { $cards }.
tell_laid = Nieuw op het menu: { $cards }.
tell_turned = Dag { $position } ging open: { $card }.
tell_reshuffled = De aflegstapel werd geschud: { number-of-cards }.
tell_named = { SUBJECT($who) } noemde { THE($character) }.
tell_removed = { SUBJECT($who) } verloor { $cards }.
tell_gathered = { SUBJECT($who) } leverde { $cards } in.
tell_gatheredTable = De kaarten van de tafel gaan bij elkaar.
tell_out = { SUBJECT($who) } ligt uit het spel: de kaarten zijn op.

story_eaten = { COUNT($figures) ->
    [one] { THE($figures) } trekt het kortste strootje, met { $total }.
   *[other] { THE($figures) } trekken samen het kortste strootje, elk met { $total }.
}
story_nobodyEaten = De week is leeg: niemand wordt opgegeten.
story_leads = { THE($figure) } staat in de week bovenaan, met { $total }.
story_lead = { THE($figures) } staan in de week samen bovenaan, elk met { $total }.
story_total = { $figure }: { $total }
story_score = { $name }: { number-of-points }
story_wrongGuess = { SUBJECT($who) } had daar geen kaart van: 0 punten.
story_settledBy = { COUNT($figures) ->
    [one] Gelijk! { THE($figures) } gaf de doorslag.
   *[other] Gelijk! { THE($figures) } gaven de doorslag.
}
story_settledByShark = Gelijk tot het laatst: wie het dichtst bij de haai zat, kreeg de ronde.
story_won = { $winners ->
    [you] Jij wint!
    [with-you] { SUBJECT($winners) } delen de winst.
    [one] { $winners } wint!
   *[other] { $winners } delen de winst.
}
story_shows = { SUBJECT($who) } toonde { $cards }.

# Tussen een opschrift en wat erbij hoort, en tussen dingen die zelf al komma’s hebben.
labelled = { $what }: { $items }
listed = { $before }; { $next }
