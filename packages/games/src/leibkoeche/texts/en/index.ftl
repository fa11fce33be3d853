### Die Leibköche Seiner Majestät. Throwing pancakes are tossed, garnished ones lie in piles and on
### trays; the king’s are under covers.
