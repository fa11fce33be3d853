import type { Openings } from '../box/openings.ts';
import { CLASSES, startRow } from './rules/cards.ts';

const WAY = /^(?<from>\d+)(?:\/\d+)?-\d+$/;

/** Which class is sent up first: at the beginning each stands on a row of its own (HM1.4). */
export const openings: Openings = {
  bySeat: false,
  openingOf(moves) {
    const way = moves.map((move) => WAY.exec(move)).find((found) => found !== null);
    return CLASSES.find((kind) => startRow(kind) === Number(way?.groups?.['from']));
  },
};
