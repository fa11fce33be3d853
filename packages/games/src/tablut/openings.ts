import type { Openings } from '../box/openings.ts';
import { BOARD_SIZE, columnOf, makeSquare, rowOf, squareAt, squareNamed } from './rules/square.ts';

const MOVE = /^(?<from>[a-i][1-9])-(?<to>[a-i][1-9])/;
const LAST = BOARD_SIZE - 1;

/** The board looks the same from every side, and in the mirror. */
const TURNS = [false, true].flatMap((isTurned) =>
  [false, true].flatMap((isMirrored) =>
    [false, true].map((isUpsideDown) => ({ isTurned, isMirrored, isUpsideDown })),
  ),
);
type Turn = (typeof TURNS)[number];

/** The first move; of all that look like it the one that comes first by name. */
export const openings: Openings = {
  bySeat: true,
  openingOf([first = '']) {
    const { from, to } = MOVE.exec(first)?.groups ?? {};
    if (from === undefined || to === undefined) return undefined;
    return TURNS.map((turn) => `${turned(from, turn)}-${turned(to, turn)}`).toSorted()[0];
  },
};

function turned(name: string, { isTurned, isMirrored, isUpsideDown }: Turn): string {
  const square = squareNamed(name);
  const place = [columnOf(square), rowOf(square)] as const;
  const [column, row] = isTurned ? [place[1], place[0]] : place;
  return makeSquare(squareAt(isMirrored ? LAST - column : column, isUpsideDown ? LAST - row : row));
}
