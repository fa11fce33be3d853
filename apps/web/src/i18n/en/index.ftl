### Spellenkast, the cupboard: everything outside the games. The site keeps its Dutch name.
