import type { Lids } from '../box/lid.ts';

export const lid: Lids = {
  nl: {
    name: 'Tablut',
    tagline: 'De koning vlucht, de overmacht jaagt.',
    about:
      'Een oud bordspel uit het noorden, voor twee spelers vanaf tien jaar die niet hetzelfde willen. Licht probeert de koning vanuit zijn paleis naar een hoek van het bord te loodsen. Donker heeft twee keer zoveel pionnen en probeert hem onderweg te vangen.',
  },
  en: {
    name: 'Tablut',
    tagline: 'The king flees, the many hunt.',
    about:
      'An old board game from the north, for two players from ten years who want different things. Light tries to bring the king from his palace to a corner of the board. Dark has twice as many pawns and tries to catch him on the way.',
  },
};
