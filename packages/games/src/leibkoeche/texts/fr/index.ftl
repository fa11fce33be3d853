### Die Leibköche Seiner Majestät. Les crêpes à lancer, on les fait sauter ; les crêpes garnies sont
### en piles et sur les plateaux ; celles du roi sont sous des cloches. Un lancer est rattrapé, à
### côté ou non valable. Le cuisinier avance de carreau en carreau.
