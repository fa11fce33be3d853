import type { PrintAndPlay } from './box/paper.ts';

/** What can be printed of each game, by its id: drawn, and therefore never opened by a server or a command. */
export const PRINTABLE: Readonly<Record<string, () => Promise<PrintAndPlay>>> = {
  tablut: () => import('./tablut/paper/index.tsx').then(({ paper }) => paper),
  'la-courte-paille': () => import('./la-courte-paille/paper/index.tsx').then(({ paper }) => paper),
  'heuchel-und-meuchel': () =>
    import('./heuchel-und-meuchel/paper/index.tsx').then(({ paper }) => paper),
  'drunter-und-drueber': () =>
    import('./drunter-und-drueber/paper/index.tsx').then(({ paper }) => paper),
  leibkoeche: () => import('./leibkoeche/paper/index.tsx').then(({ paper }) => paper),
};
