import { must } from '@kast/kernel';

/** DD1.2: a circle is its place in the rows of the board, a1 = 0, b1 = 1, … h6 = 47. */
export type Circle = number;

export const COLUMNS = 8;
export const ROWS = 6;
export const CIRCLES: readonly Circle[] = Array.from({ length: COLUMNS * ROWS }, (_, at) => at);

export function makeCircle(circle: Circle): string {
  return `${'abcdefgh'.charAt(circle % COLUMNS)}${Math.floor(circle / COLUMNS) + 1}`;
}

export function parseCircle(text: string): Circle | undefined {
  if (!/^[a-h][1-6]$/.test(text)) return undefined;
  return (Number(text.charAt(1)) - 1) * COLUMNS + 'abcdefgh'.indexOf(text.charAt(0));
}

/** A circle by a name that is known to be one. */
export function circleNamed(name: string): Circle {
  return must(parseCircle(name), `the circle ${name}`);
}

/** The up to eight circles around one. */
export function neighboursOf(circle: Circle): readonly Circle[] {
  return must(NEIGHBOURS[circle], `circle ${circle}`);
}

/** DD1.3: the circles within two steps, itself among them. */
export function withinTwoSteps(circle: Circle): readonly Circle[] {
  return must(WITHIN_TWO_STEPS[circle], `circle ${circle}`);
}

/** In steps of a stone, which moves in any direction. */
export function distance(circle: Circle, other: Circle): number {
  const columns = Math.abs((circle % COLUMNS) - (other % COLUMNS));
  const rows = Math.abs(Math.floor(circle / COLUMNS) - Math.floor(other / COLUMNS));
  return Math.max(columns, rows);
}

const NEIGHBOURS = CIRCLES.map((circle) =>
  CIRCLES.filter((other) => distance(circle, other) === 1),
);

const WITHIN_TWO_STEPS = CIRCLES.map((circle) =>
  CIRCLES.filter((other) => distance(circle, other) <= 2),
);
