/** In units of the house: a letter of the column with its space, the most points with their sign, and air. */
const LETTER = 18;
const POINTS = 50;
const AIR = 8;
const SIZE = { usual: 21, smallest: 16 };
const ELLIPSIS = 16;
/** Less than three letters say nothing of who it is. */
const FEWEST = 3;

export interface NameOnPlate {
  readonly text: string;
  readonly size: number;
}

/** As much of a name as there is room for beside letter and points: whole where smaller letters do. */
export function nameOnPlate(name: string, columnWidth: number): NameOnPlate {
  const room = columnWidth - 2 * sideOf(columnWidth) - LETTER - POINTS - AIR;
  const whole = widthOf(name);
  const size = Math.min(SIZE.usual, (SIZE.usual * room) / Math.max(whole, 1));
  if (size >= SIZE.smallest) return { text: name, size };
  const most = (room * SIZE.usual) / SIZE.smallest - ELLIPSIS;
  const letters = Array.from(name);
  while (letters.length > 0 && widthOf(letters.join('')) > most) letters.pop();
  const text = letters.length < FEWEST ? '' : `${letters.join('')}…`;
  return { text, size: SIZE.smallest };
}

/** What a doorplate leaves free at either side: less where letter and points would touch. */
export function sideOf(columnWidth: number): number {
  if (columnWidth < 100) return 4;
  return columnWidth < 160 ? 6 : 10;
}

/** At its usual size. */
function widthOf(name: string): number {
  return Array.from(name).reduce((sum, letter) => sum + widthOfLetter(letter), 0);
}

function widthOfLetter(letter: string): number {
  if (/[fijlrt '’.-]/u.test(letter)) return 8;
  if (/[mwMW]/u.test(letter)) return 18;
  return /\p{Lowercase}/u.test(letter) ? 12 : 15;
}
