### Heuchel & Meuchel. Die Stände heißen wie in der alten Schachtel: Feuerschlucker, Spielmann,
### Quacksalber, Patrizierin, Bischof, Fürst. Wer geschnappt wird, kommt nach unten.
