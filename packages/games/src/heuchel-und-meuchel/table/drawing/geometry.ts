import { type Seat, seatsOf } from '@kast/kernel';
import type { Extent, Offset } from '@kast/ui/kit';
import { makeColumn, parseColumn, ROWS, type RowsInUse, TOP_ROW } from '../../rules/index.ts';

/** Everything is measured by a card. */
export const CARD = { width: 56, height: 64 };
/** The widest that cards of one stack lie apart: then each shows its rank; closer than this only a small one. */
const APART = 36;
const CLOSE = 22;
const PADDING = 7;
const GUTTER = 42;
const MARGIN = 12;
/** In a roomy one lie three cards, each with its rank in sight. */
const COLUMN = { narrowest: 76, roomy: 134, widest: 380 };
/** With all of them open they are never as low as when some are folded; lower only so that cards stay wide enough. */
const FLOOR = { flattest: 17, lowest: 42, lowestOpen: 46, highest: 70 };
/** A folded floor, of an open one. */
const FOLDED = 0.3;
/** Pixels that a thumb needs: the width of a card, and the height of a floor. */
const THUMB = 44;
/** However many floors are open in a low room, cards are no narrower. */
const LEAST_WIDTH = 40.5;

/** All that decides how a house lies: the same plan is the same house. */
export interface Plan {
  readonly seats: number;
  readonly width: number;
  /** How high an open floor is. */
  readonly floor: number;
  /** The others are folded; undefined where there is room for all of them. */
  readonly inUse?: RowsInUse | undefined;
}

export interface Field {
  readonly seat: Seat;
  readonly row: number;
}

/**
 * The largest house that fits: cards as wide as a thumb, and as wide as roomy columns allow where all floors
 * are open, before floors as high as a whole card. Where floors would be too low for a thumb, those where nothing
 * can happen are folded, and those that are open get flatter before their cards get too narrow to be told apart.
 */
export function planOf(
  seats: number,
  inUse: RowsInUse,
  room: Extent = { width: 820, height: 1000 },
): Plan {
  const ratio = room.width / Math.max(room.height, 1);
  const folds = room.height < TOP_ROW * THUMB ? inSteps(inUse) : undefined;
  const { roof, cellar, floors } = partsOf(folds);
  const narrowest = GUTTER + MARGIN + seats * COLUMN.narrowest;
  const widest = GUTTER + MARGIN + seats * COLUMN.widest;
  const roomy = GUTTER + MARGIN + seats * COLUMN.roomy;
  const forThumbs = (room.height * CARD.width) / THUMB;
  const most = folds ? forThumbs : Math.min(forThumbs, roomy / ratio);
  const wanted = Math.max(most, narrowest / ratio);
  const floorIn = (high: number): number => (high - roof - cellar) / floors;
  const forWidth = Math.floor(floorIn((room.height * CARD.width) / LEAST_WIDTH));
  const lowest = folds ? within(FLOOR.flattest, forWidth, FLOOR.lowest) : FLOOR.lowestOpen;
  const floor = within(lowest, Math.round(floorIn(wanted)), FLOOR.highest);
  const height = roof + floors * floor + cellar;
  const width = Math.round(within(narrowest, height * ratio, widest));
  return { seats, width, floor, inUse: folds };
}

/** Floors open and fold three at a time: else every card that climbs would change the size of all others. */
const STEP = 3;

function inSteps({ low, high }: RowsInUse): RowsInUse {
  return {
    low: low - ((low - 1) % STEP),
    high: high + ((TOP_ROW - high) % STEP),
  };
}

/** What hangs beside the cards: how far from the widest of them, and at least from the next column. */
const BESIDE = { card: 11, post: 6.5 };
const BEND = 9;

/** A way up a column that leads around everything that lies there. */
export interface WayUp {
  readonly start: Offset;
  readonly end: Offset;
  /** How far to the right it hangs. */
  readonly lane: number;
}

/** Out to the right, up, and back to the left. */
export function wayUp({ start, end, lane }: WayUp): string {
  const bend = Math.max(0, Math.min(BEND, lane - start.x, (start.y - end.y) / 2));
  return [
    `M${start.x} ${start.y}H${lane - bend}q${bend} 0 ${bend} ${-bend}`,
    `V${end.y + bend}q0 ${-bend} ${-bend} ${-bend}H${end.x}`,
  ].join('');
}

/** Where everything lies in it. */
export type House = ReturnType<typeof houseOf>;

export function houseOf({ seats, width, floor, inUse }: Plan) {
  const { roof, cellar, floors } = partsOf(inUse);
  const frame = { x: GUTTER, y: roof, width: width - GUTTER - MARGIN, height: floors * floor };
  const columnWidth = frame.width / seats;
  const room = columnWidth - CARD.width - 2 * PADDING - 6;
  const downwards = ROWS.toReversed();
  const heightOf = (row: number): number => shareOf(row, inUse) * floor;
  const leftOf = (seat: Seat): number => GUTTER + (seat - 1) * columnWidth;
  const ceilingOf = (row: number): number =>
    ROWS.reduce((sum, other) => (other > row ? sum + heightOf(other) : sum), roof);
  const overlapOf = (height: number): number =>
    height > 1 ? Math.min(APART, room / (height - 1)) : 0;
  /** The right edge of a stack of so many. */
  const edgeOf = (seat: Seat, height: number): number =>
    leftOf(seat) + PADDING + CARD.width + overlapOf(height) * (height - 1);
  return {
    seats,
    width,
    height: roof + frame.height + cellar,
    /** What the fields lie in, between gutter, roof and cellar. */
    frame,
    columnWidth,
    cardHeight: Math.min(CARD.height, floor - Math.min(5, floor * 0.15)),
    /** Row by row as they lie on the screen. */
    fields: downwards.map((row) => seatsOf(seats).map((seat) => makeField(seat, row))),
    heights: downwards.map(heightOf),
    leftOf,
    ceilingOf,
    heightOf,
    /** The middle of the top card of what lies on a field. */
    cardAt: (seat: Seat, row: number): Offset => ({
      x: leftOf(seat) + PADDING + CARD.width / 2,
      y: ceilingOf(row) + heightOf(row) / 2,
    }),
    /** How far each card of a stack sticks out behind the one above it. */
    overlapOf,
    /** Do so many lie too close for a rank in full size? */
    isClose: (height: number): boolean => height > 1 && overlapOf(height) < CLOSE,
    edgeOf,
    /** Where a way up hangs beside stacks that are at most so high. */
    laneOf: (seat: Seat, highest: number): number =>
      Math.min(edgeOf(seat, highest) + BESIDE.card, leftOf(seat) + columnWidth - BESIDE.post),
  };
}

/** `b5` */
export function makeField(seat: Seat, row: number): string {
  return `${makeColumn(seat)}${row}`;
}

/** Also of a part of what lies there: `b5/2`. */
export function parseField(name: string): Field {
  return { seat: parseColumn(name.charAt(0)), row: Number.parseInt(name.slice(1), 10) };
}

/** A house that folds has a lower roof, too. Floors are counted in open ones. */
function partsOf(inUse: RowsInUse | undefined) {
  const floors = ROWS.reduce((sum, row) => sum + shareOf(row, inUse), 0);
  return inUse ? { roof: 25, cellar: 30, floors } : { roof: 46, cellar: 44, floors };
}

function shareOf(row: number, inUse: RowsInUse | undefined): number {
  return !inUse || (row >= inUse.low && row <= inUse.high) ? 1 : FOLDED;
}

function within(least: number, value: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
