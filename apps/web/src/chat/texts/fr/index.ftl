### Ce qui se dit à table. On tutoie.
