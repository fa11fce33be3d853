### Coups prévus.
