goal =
    .title = Waar het om gaat
    .task =
        Aan het eind van de week wordt het personage opgegeten dat daar de meeste punten heeft. Alleen jouw
        handkaarten van dat personage tellen, en de meeste punten winnen. Dit is de laatste beurt:
        neem van het menu wat jou de meeste punten geeft.
    .hint =
        Alleen kaarten van wie het kortste strootje trekt, tellen. Wie staat er in de week het
        hoogst, en kan iemand dat met één kaart nog inhalen?
    .solved =
        Juist: de zeerat staat op 15 en wordt niet meer ingehaald. Een kleine zeerat is meer waard
        dan een grote kapitein.
    .wrong = Die kaart telt straks niet mee. Kijk welk personage in de week het hoogst staat.

low-first =
    .title = Laag gaat voor
    .task =
        Op het menu ligt zeerat 9, en die wil je hebben. Kies een kaart waarmee je zeker als eerste
        mag, en neem hem.
    .hint =
        De laagste kaart is het eerst aan de beurt. Bij gelijke kaarten gaat wie de haai heeft voor,
        en dat ben jij.
    .solved = Met een 1 en de haai gaat niemand voor. Een lage kaart is de sleutel tot het menu.
    .wrong = Daarmee kan een ander je voor zijn, of je liet zeerat 9 liggen. Denk laag.

keep-coco =
    .title = Laat Coco slapen
    .task =
        Nieuw: Coco, de papegaai. Houd je hem tot het eind in je hand, dan telt zijn waarde mee. De
        uitkijk is zo goed als zeker de klos. Kies in deze laatste beurt wat je weglegt, en neem het
        beste van het menu.
    .hint =
        Coco telt aan het eind mee bij je uitkijken, zolang je hem in je hand houdt. Wat telt er
        niet?
    .solved = De scheepsknaap kon je missen. Vier uitkijken en een slapende Coco: 30 punten!
    .wrong = Zo geef je punten weg. Leg iets weg wat aan het eind niets waard is.

cookery-lesson =
    .title = Kookles
    .task =
        Wie Coco speelt, haalt een van zijn drie streken uit met de week. Bij de kookles gaat één
        kaart weg, open of dicht. Je verzamelt kokkinnen en weet dat dag 7 waarzegster 2 is: zorg
        dat de kokkin de klos is.
    .hint = De kokkin staat op 8. Wie staat er hoger, en door welke kaart?
    .solved =
        Zonder zeerat 9 staat de kokkin bovenaan. Er ligt een kaart minder, maar die was al open:
        er blijven evenveel beurten over.
    .wrong = Dan staat de kokkin nog niet bovenaan. Gooi de kaart weg die haar in de weg ligt.

land-ahoy =
    .title = Land in zicht!
    .task =
        Met Land in zicht legt Coco een kaart dicht achteraan in de week. De zeerat staat op 8, de
        kapitein op 7: leg er een uit je hand bij, zodat de kapitein bovenaan komt. Houd zoveel
        mogelijk punten over.
    .hint = Twee punten erbij is genoeg. Wat je in de week legt, telt niet meer in je hand.
    .solved =
        Kapitein 2 is precies genoeg, en de grote kapiteins houd je. Je trekt er bovendien twee
        kaarten bij.
    .wrong = Zo komt de kapitein niet bovenaan, of geef je een dure kaart weg. Het kan zuiniger.

a-la-carte =
    .title = À la carte
    .task =
        De derde streek: in het geheim twee dichte kaarten bekijken. Er liggen er drie dicht, en één
        daarvan legde je zelf neer. Bekijk met Coco de twee die je nog niet kent.
    .hint = Wat alleen jij kent, is gemerkt. Dag 5 hoef je niet te bekijken.
    .solved = Nu ken je de hele week, en de anderen weten alleen dát je gekeken hebt.
    .wrong = Daar word je niet wijzer van. Bekijk de twee dichte kaarten die je nog niet kent.

voyage =
    .title = De lange overtocht
    .task =
        Je hebt een ronde van de overtocht gewonnen. Noem het personage dat van het vlot verdwijnt,
        zonder zelf een kaart kwijt te raken.
    .hint = Alle kaarten van het personage verdwijnen, ook uit je eigen hand. Wie heb jij niet?
    .solved =
        Jij houdt al je kaarten, en de ander raakt zijn uitkijken kwijt. Wie geen kaarten meer
        heeft, ligt eruit.
    .wrong = Dat kost je zelf kaarten. Noem iemand die je niet in je hand hebt.
