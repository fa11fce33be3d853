# Het kaartje aan het begin van de allereerste partij: kort, het past op een telefoon.
card_who = Jullie zitten met { $count } op een vlot, ieder met vijf geheime kaarten.
card_win = Aan het eind wordt het personage met de hoogste som in de week opgegeten. Je wint met de meeste punten van dat personage.
card_lose = Zonder een kaart van dat personage krijg je niets. Met een kaart telt ook Coco, de papegaai, mee.
card_turn = Kies in het geheim een kaart om weg te leggen. De laagste mag het eerst een open kaart van het menu in de hand nemen.

# Briefjes op het bord, elk maar één keer.
note_dealt = De week: elke beurt komt er een dag bij, die meetelt voor zijn personage. Van wie bovenaan staat, gloeien de kaarten.
note_coco = Coco de papegaai: kies je hem, dan neem je niets van het menu, maar verander je iets aan de week.
note_shown = Van laag naar hoog neemt ieder een kaart van het menu; bij gelijke waarde eerst wie het dichtst bij de haai zit.
note_took = Die heb je. Verzamel het personage dat in de week bovenaan komt.
note_turned = Er is een dag open. Onder de week zie je welk personage nu bovenaan staat; daarvan gloeien de kaarten.
note_called = Coco de papegaai neemt niets van het menu, maar haalt een streek uit met de week.
note_cooked = Deze dag is uit de week en telt niet meer mee.
note_landed = Er is een dag bij: de week duurt een beurt langer.
note_looked = Alleen jij weet nu wat hier dicht ligt.
note_shark = De haai schuift door. Bij gelijke waarde gaat voor wie het dichtst bij de haai zit.
note_refused = Kies een kaart om haar op te tillen, en druk dan op de knop.

# Waarom de ander dit deed.
reason_leads = { THE($figure) } staat in de week bovenaan.
reason_cooked = { THE($figure) } stond bovenaan in de week.
reason_landed = Zo duurt de week een beurt langer.
