name = Molenspel
tagline = Drie op een rij, en er gaat er een af.
about =
    Een van de oudste bordspellen: in kerkbanken gekrast, in kasteeltrappen gekerfd. Wie drie stenen op
    één lijn krijgt, heeft een molen en neemt een steen van de ander. Wie er nog maar twee heeft,
    verliest.
