### Een avond met veel tafels: wie er zijn, rondes en de stand.
