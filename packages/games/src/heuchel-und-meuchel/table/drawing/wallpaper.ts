import type { Class } from '../../rules/index.ts';

/** What each class has on its walls: one motif within a tile of 46 by 35. HM1.5 */
export const MOTIFS: Readonly<Record<Class, string>> = {
  F: 'M12 28C4 24 6 16 11 12c0-4 1-6 3-8 0 6 6 8 6 15 0 5-3 8-8 9zM13 26c-3-2-2-6 0-8 2 3 3 6 0 8z',
  M: 'M10 24c-5-1-5 5-1 5s4-3 4-5V9l10-3v13c-5-1-5 5-1 5s4-3 4-5V2L10 6z',
  Q: 'M14 4h6v2h-1v6c5 2 6 6 6 9v8H9v-8c0-3 1-7 6-9V6h-1zM11 21h12',
  P: 'M17 6a10 10 0 1 0 .1 0zM17 10a6 6 0 1 0 .1 0zM17 12v8',
  B: 'M16 31V10C16 1 4 2 6 9c1 4 6 3 5-1M12 20h8',
  R: 'M6 26 4 10l7 6 6-11 6 11 7-6-2 16zM6 29h22',
};

/** The colour of a class on its cards and on its walls: spread it on what is drawn of the class. */
export function inColourOf(kind: Class | undefined) {
  return kind && { style: { '--hm-class': COLOURS[kind] } };
}

const COLOURS: Readonly<Record<Class, string>> = {
  F: '#b8431f',
  M: '#8a6410',
  Q: '#2f6f49',
  P: '#28608c',
  B: '#6d4189',
  R: '#94203c',
};
