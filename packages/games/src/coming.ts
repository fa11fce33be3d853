import type { ComingBox } from './box/index.ts';
import { lid as leibkoeche } from './leibkoeche/lid.ts';

/** Boxes on the shelf whose games are not in the registry yet. */
export const comingSoon: readonly ComingBox[] = [
  {
    info: {
      id: 'leibkoeche',
      seats: { min: 2, max: 4 },
      minutes: { min: 30, max: 60 },
    },
    cover: new URL('./leibkoeche/cover.svg', import.meta.url).href,
    lid: leibkoeche,
  },
];
