### Heuchel & Meuchel. Cards climb a house of thirteen rows; what is taken goes along underneath.
