import type { Lids } from '../box/lid.ts';

export const lid: Lids = {
  nl: {
    name: 'Die Leibköche Seiner Majestät',
    tagline: 'Pannenkoeken opgooien voor een hongerige koning.',
    about:
      'In de koninklijke keuken sist het in alle pannen. Twee tot vier koks vanaf acht jaar doen mee. Bak wat de koning het liefst eet, gooi je pannenkoek hoog op, vang hem weer, en zet hem voor zijn neus voordat een ander dat doet.',
  },
  en: {
    name: 'Die Leibköche Seiner Majestät',
    tagline: 'Toss pancakes for a hungry king.',
    about:
      'Every pan in the royal kitchen is sizzling, for two to four cooks from eight years. Bake what the king likes best, toss your pancake high, catch it again, and set it before him sooner than anybody else.',
  },
};
