### Die Leibköche Seiner Majestät. Werppannenkoeken worden opgegooid, gegarneerde liggen op stapels
### en bladen; de koning zit onder stolpen.
