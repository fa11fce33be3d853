import { must, type Random, shuffled } from '@kast/kernel';
import { type Circle, CIRCLES, COLUMNS, neighboursOf, ROWS, withinTwoSteps } from './circles.ts';
import { COLOURS, type Colour, isColour, STONES_PER_COLOUR } from './colours.ts';

/** The colour of every circle, a1 first. */
export type Layout = readonly Colour[];

/** DD1.3, row 6 first as it is printed. */
export const PRINTED = must(
  parseLayout('RBYVGRVB/OVGROBYR/GROBYVGO/BYVGROBY/VGBOVYRG/YORYBGOV'),
  'the printed layout',
);

/** How often a drawn layout is stirred; more made no difference that we could measure. */
const STIRRINGS = 600;

/**
 * DD1.3: the printed layout with its colours dealt out anew, then stirred by swaps of two circles that
 * keep both conditions. So every draw ends, and every layout that swaps can reach may come up.
 */
export function drawLayout(random: Random): Layout {
  const dealt = shuffled(random, COLOURS);
  const layout = PRINTED.map((colour) => must(dealt[COLOURS.indexOf(colour)], 'a colour dealt'));
  for (let stirring = 0; stirring < STIRRINGS; stirring++) {
    swapIfSound(layout, random.below(CIRCLES.length), random.below(CIRCLES.length));
  }
  return layout;
}

export type LayoutFault =
  | { readonly kind: 'count'; readonly colour: Colour }
  | { readonly kind: 'neighbours'; readonly at: Circle }
  | { readonly kind: 'too-far'; readonly at: Circle };

/** DD1.1 and DD1.3; undefined where the layout is sound. */
export function faultOf(layout: Layout): LayoutFault | undefined {
  for (const colour of COLOURS) {
    const circles = layout.filter((other) => other === colour).length;
    if (circles !== STONES_PER_COLOUR) return { kind: 'count', colour };
  }
  for (const at of CIRCLES) {
    if (hasTwin(layout, at)) return { kind: 'neighbours', at };
    if (!seesAllColours(layout, at)) return { kind: 'too-far', at };
  }
  return undefined;
}

/** Rows from the top of the board, a to h in each. */
export function makeLayout(layout: Layout): string {
  const rows = Array.from({ length: ROWS }, (_, row) =>
    layout.slice(row * COLUMNS, (row + 1) * COLUMNS).join(''),
  );
  return rows.toReversed().join('/');
}

export function parseLayout(text: string): Layout | undefined {
  const rows = text.split('/');
  if (rows.length !== ROWS || rows.some((row) => row.length !== COLUMNS)) return undefined;
  const letters = rows.toReversed().join('').split('');
  return letters.every(isColour) ? letters : undefined;
}

function swapIfSound(layout: Colour[], first: Circle, second: Circle): void {
  swap(layout, first, second);
  if (!isSoundAround(layout, first) || !isSoundAround(layout, second)) swap(layout, first, second);
}

function isSoundAround(layout: Layout, at: Circle): boolean {
  return !hasTwin(layout, at) && withinTwoSteps(at).every((near) => seesAllColours(layout, near));
}

function swap(layout: Colour[], first: Circle, second: Circle): void {
  const kept = must(layout[first], 'a circle to swap');
  layout[first] = must(layout[second], 'a circle to swap');
  layout[second] = kept;
}

function hasTwin(layout: Layout, at: Circle): boolean {
  return neighboursOf(at).some((other) => layout[other] === layout[at]);
}

function seesAllColours(layout: Layout, at: Circle): boolean {
  return COLOURS.every((colour) => withinTwoSteps(at).some((near) => layout[near] === colour));
}
