import type { Openings } from '../box/openings.ts';

const PLACED = /^@(?<column>[a-h])(?<row>[1-6])$/;

/** Where the first stone is placed (DD2.1): near a corner, at an edge, in the middle. The colours are drawn by lot. */
export const openings: Openings = {
  bySeat: false,
  openingOf([first = '']) {
    const { column = '', row = '' } = PLACED.exec(first)?.groups ?? {};
    if (column === '') return undefined;
    const fromLeft = 'abcdefgh'.indexOf(column);
    const nearest = 'abcd'.charAt(Math.min(fromLeft, 7 - fromLeft));
    return `${nearest}${Math.min(Number(row), 7 - Number(row))}`;
  },
};
