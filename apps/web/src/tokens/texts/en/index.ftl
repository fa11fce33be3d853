### Tokens by which programs play for somebody.
