### Vooruit geplande zetten.
