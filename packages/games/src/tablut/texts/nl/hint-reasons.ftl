# Waarom de hint een goede is: een hele zin, achter “De computer zou … .”
escapes = Daar is de koning veilig: je wint.
takesKing = Daarmee is de koning gevangen: je wint.
wins = Daarna kan de ander niets meer doen: je wint.
draws = Zo wordt het remise; al het andere lijkt erger.
takes = { COUNT($squares) ->
    [one] Dat slaat { THE($men) } op { $squares }.
   *[other] Dat slaat de { MANY($men) } op { $squares }.
}
blocks = Dat verspert de koning de weg naar { OR($corners) }.
threatens = Nog één zet en je hebt de koning.
rescues = Zo kan de koning niet meer in één zet gevangen worden.
reaches = { COUNT($corners) ->
    [one] Zo dreigt de koning naar { $corners } te gaan.
   *[other] Zo kan de koning naar { $corners }, en beide kan de ander niet versperren.
}
saves = { COUNT($squares) ->
    [one] Je stuk op { $squares } kan geslagen worden. Daarna niet meer.
   *[other] Je stukken op { $squares } kunnen geslagen worden. Daarna niet meer.
}
aims = Zo dreig je te slaan op { $squares }.
frees = Dat geeft de koning meer ruimte.
keepsWays = Zo blijven de wegen van de koning naar de rand open.
hems = Dat laat de koning minder ruimte.
waits = Er is niets te slaan: zo blijven je aanvallers om de koning heen staan.
ratherThanTaking = Slaan kan ook, maar dit lijkt op den duur meer waard.
