### De klok aan een tafel op de server.
