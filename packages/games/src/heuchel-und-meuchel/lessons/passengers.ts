import { scene, scoreSheet } from '../rules/index.ts';
import type { HeuchelLesson } from './heuchel-lesson.ts';

export const passengers: HeuchelLesson = {
  id: 'passengers',
  rules: ['HM3.6', 'HM5.1', 'HM6.3'],
  seat: 1,
  start: scene([
    '5:B1 7:F1 9:Q3>F5!>F2! 12:R6',
    '1:F4 2:M6 4:P6 5:B2 6:R2 9:(M1)',
    '3:Q5 4:P4 5:B6 6:R5 8:(F6) 9:(M2)',
  ]),
  judge: (_before, _move, after) => (pointsHome(after) >= 10 ? 'solved' : 'wrong'),
  solution: ['9-10'],
};

function pointsHome(state: Parameters<typeof scoreSheet>[0]): number {
  const isHome = (row: number | undefined): boolean =>
    row !== undefined && state.columns[0]?.[row - 1]?.faceDown === true;
  return scoreSheet(state, 1)
    .filter(({ row }) => isHome(row))
    .reduce((sum, { points }) => sum + points, 0);
}
