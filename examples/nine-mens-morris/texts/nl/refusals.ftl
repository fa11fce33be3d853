place-first = { $pieces ->
    [one] Je hebt nog een steen in de hand. Zet die eerst neer.
   *[other] Je hebt nog { $pieces } stenen in de hand. Zet die eerst neer.
}
hand-empty = Je hebt geen stenen meer in de hand. Schuif er een die al op het bord staat.
no-piece = Op { $point } staat geen steen.
not-your-piece = De steen op { $point } is niet van jou.
point-taken = Op { $point } staat al een steen.
not-next = Van { $from } naar { $to } is te ver: je schuift langs een lijn naar het volgende punt.
must-take = Op { $point } sluit je een molen. Kies ook welke steen je neemt.
no-mill = Zonder molen neem je niets, ook { $point } niet.
nothing-to-take = Op { $point } staat geen steen om te nemen.
own-piece = Van { $point } neem je niets: je neemt een steen van de ander.
in-a-mill = De steen op { $point } staat in een molen en is veilig. Neem een andere.
