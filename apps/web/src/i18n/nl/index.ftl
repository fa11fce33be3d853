### De Spellenkast: alles buiten de spellen zelf. We zeggen “je”; een partij ligt op een tafel.
