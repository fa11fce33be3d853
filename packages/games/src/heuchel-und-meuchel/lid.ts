import type { Lids } from '../box/lid.ts';

export const lid: Lids = {
  nl: {
    name: 'Heuchel & Meuchel',
    tagline: 'Slijmen, steken en stijgen.',
    about:
      'Een hoog huis vol klimmers. Breng je vuurvreters, bisschoppen en vorsten naar hun eigen verdieping, verstop de zwakken onder de machtigen, en pak wat je buren binnen bereik laten liggen. Wie alleen overblijft met kaarten op de trap, betaalt de rekening.',
  },
  en: {
    name: 'Heuchel & Meuchel',
    tagline: 'Flatter, stab and climb.',
    about:
      'A tall house full of climbers. Bring your fire-eaters, bishops and princes to the floor where they belong, hide the weak under the mighty, and take what your neighbours leave within reach. Whoever is left alone with cards on the stairs pays the bill.',
  },
};
