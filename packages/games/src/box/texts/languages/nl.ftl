# De lezer, als een speler in een zin de lezer zelf is: “De haai zwemt naar jou.”
you = jij
    .subject = jij
    .object = jou
