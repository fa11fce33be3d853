choose-a-card = Kies eerst een kaart uit je hand. Passen kan niet.
not-in-hand = Je hebt geen { $card } in je hand.
choices-are-shown = De kaarten liggen al open; kiezen kan pas weer in de volgende beurt.
not-on-menu = Er ligt geen { $card } op het menu.
only-coco-has-effects =
    Je speelde { $card }. Alleen Coco haalt streken uit; neem een kaart van het menu.
coco-draws-from-pile =
    Met Coco neem je niets van het menu: kies een streek, dan trek je een kaart van de stapel.
no-such-week-card = { $length ->
    [one] Dag { $position } is er niet: de week telt nu { $length } kaart.
   *[other] Dag { $position } is er niet: de week telt nu { $length } kaarten.
}
week-is-long-enough = Er zijn al { $most } kaarten bij deze week gelegd. Langer wordt ze niet.
nothing-face-down = Alle kaarten van de week liggen open. Er valt niets te gluren.
already-face-up = Dag { $position } ligt al open. Kies kaarten die dicht liggen.
wrong-number-of-looks = { $count ->
    [1] Er ligt nog maar één kaart dicht. Bekijk die.
   *[other] Bekijk twee verschillende kaarten die dicht liggen.
}
nobody-is-eaten-now = Pas als de ronde voorbij is, noemt de winnaar een personage.
name-a-character = Je hebt de ronde gewonnen: noem het personage dat verdwijnt.
coco-is-not-eaten = Coco mag je niet noemen. Kies een van de andere personages.
already-eaten = { THE($character) } is al opgegeten.
wrong-chance = { $due ->
    [deck] Eerst worden de kaarten geschud en gedeeld.
    [shark] Eerst wordt er geloot wie de haai krijgt.
   *[reshuffle] Eerst wordt de aflegstapel geschud.
}
wrong-deck = Dit zijn niet precies de { $expected } kaarten die geschud moeten worden.
wrong-reshuffle =
    De nieuwe stapel moet precies uit de { $expected } kaarten van de aflegstapel bestaan.
no-such-shark-seat = Plaats { $seat } is er niet; daar kan de haai niet heen.
