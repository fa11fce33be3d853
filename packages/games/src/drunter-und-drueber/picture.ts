import { box, disc, drawing, type Spot, stroke } from '../box/plain-drawing.ts';
import {
  CIRCLES,
  type Colour,
  colourOf,
  COLUMNS,
  type DrunterView,
  ROWS,
  type Stone,
} from './rules/index.ts';

const CELL = 90;
const EDGE = 30;
const [WIDTH, HEIGHT] = [COLUMNS * CELL + 2 * EDGE, ROWS * CELL + 2 * EDGE];

/** How high a stone lies over the one below it. */
const STEP = 15;

const PAINTS: Readonly<Record<Colour, string>> = {
  R: '#c4372c',
  O: '#de7b24',
  Y: '#e5b722',
  G: '#2f8a57',
  B: '#2c69ae',
  V: '#7a4ea0',
};
/** DD2.4: what a stone hides. */
const HIDDEN = '#d8c6a4';

/** The position as a plain drawing. Only what everybody sees: no colour under a stone. DD6.1, DD6.2 */
export function picture({ circles, stacks }: DrunterView): string {
  return drawing(WIDTH, HEIGHT, [
    box({ x: 0, y: 0, width: WIDTH, height: HEIGHT, fill: '#f4e9d2', round: 18 }),
    box({
      x: 10,
      y: 10,
      width: WIDTH - 20,
      height: HEIGHT - 20,
      fill: 'none',
      round: 12,
      line: '#b99b6b',
    }),
    ...CIRCLES.map((at) => drawnCircle(circles[at] ?? null, spotOf(at))),
    // From the back: what lies nearer lies over it.
    ...CIRCLES.toReversed().flatMap((at) => drawnStack(stacks[at] ?? [], spotOf(at))),
  ]);
}

/** a1 lies bottom left. */
function spotOf(at: number): Spot {
  const [column, row] = [at % COLUMNS, Math.floor(at / COLUMNS)];
  return { x: EDGE + (column + 0.5) * CELL, y: EDGE + (ROWS - row - 0.5) * CELL };
}

function drawnCircle(colour: Colour | null, { x, y }: Spot): string {
  const fill = colour ? PAINTS[colour] : HIDDEN;
  return `<g opacity="0.72"><ellipse cx="${x}" cy="${y}" rx="36" ry="31" fill="${fill}"/></g>`;
}

function drawnStack(stones: readonly Stone[], { x, y }: Spot): readonly string[] {
  return stones.map(({ owner }, height) => {
    const fill = PAINTS[colourOf(owner)];
    const top = y - height * STEP - 8;
    const side = `M${x - 32} ${top}v14a32 26 0 0 0 64 0v-14`;
    const rim = stroke({ d: side, line: '#2b211a', thick: 3, fill });
    return `${rim}${disc({ x, y: top, radius: 32, flat: 0.8, fill })}`;
  });
}
