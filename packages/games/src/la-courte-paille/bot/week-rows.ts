import type { RowSink } from '@kast/bots';
import { FIGURES, type PailleState, valueOf } from '../rules/index.ts';
import { COCO, figureIndex } from './figure-index.ts';
import { isKnownTo } from './week-odds.ts';

/** The most that is told apart: what a character has in the week or lies behind, on the menu, in a hand. */
const MOST_IN_WEEK = 40;
const MOST_BEHIND = 30;
const MOST_ON_MENU = 20;
const MOST_IN_HAND = 30;
const MOST_COCOS = 15;
const MOST_DOWN = 14;
const MOST_CARDS = 8;

const BEHIND = MOST_IN_WEEK + 1;
const WEEK_COCOS = BEHIND + (COCO - 1) * (MOST_BEHIND + 1);
const MENU = WEEK_COCOS + MOST_COCOS + 1;
const DOWN = MENU + FIGURES.length * (MOST_ON_MENU + 1);
const SEATS = DOWN + MOST_DOWN + 1;
export const TABLE_ROWS = SEATS + 6;

const HAND_COCOS = COCO * (MOST_IN_HAND + 1);
const CARDS = HAND_COCOS + MOST_COCOS + 1;
const KNOWN = CARDS + MOST_CARDS + 1;
const FROM_SHARK = KNOWN + MOST_DOWN + 1;
export const SEAT_ROWS = FROM_SHARK + 5;

/** Rows of one position: the week's characters and Coco, as many of the menu, face-down cards and seats; of a seat. */
export const SHAPE = { mostSeats: 5, tableRows: 16, seatRows: 10 } as const;

/** Everybody is about to choose: only such tables are told. */
export function isQuiet({ stage, chosen, owed }: PailleState): boolean {
  return stage === 'choose' && owed.length === 0 && chosen.every((card) => card === null);
}

/**
 * Tells how a week stands, face-down cards included. Characters are alike: they are told in the order of what they have
 * in the week, the most first.
 */
export function describe(state: PailleState, sink: RowSink): void {
  const { week, hands, menu } = state;
  const seats = hands.length;
  sink.clear(seats);
  WEEK.fill(0);
  let down = 0;
  for (const { card, up } of week) {
    add(WEEK, card);
    if (!up) down++;
  }
  putInOrder();
  const most = WEEK[ORDER[0] as number] as number;
  sink.addForTable(Math.min(most, MOST_IN_WEEK), 1);
  for (let place = 1; place < COCO; place++) {
    const behind = Math.min(most - (WEEK[ORDER[place] as number] as number), MOST_BEHIND);
    sink.addForTable(BEHIND + (place - 1) * (MOST_BEHIND + 1) + behind, 1);
  }
  sink.addForTable(WEEK_COCOS + (WEEK[COCO] as number), 1);
  POINTS.fill(0);
  for (const card of menu) add(POINTS, card);
  for (let place = 0; place <= COCO; place++) {
    const points = Math.min(POINTS[figureAt(place)] as number, MOST_ON_MENU);
    sink.addForTable(MENU + place * (MOST_ON_MENU + 1) + points, 1);
  }
  sink.addForTable(DOWN + Math.min(down, MOST_DOWN), 1);
  sink.addForTable(SEATS + seats, 1);
  for (let seat = 0; seat < seats; seat++) describeSeat(state, seat, sink);
}

function describeSeat({ week, hands, shark }: PailleState, seat: number, sink: RowSink): void {
  const hand = hands[seat] ?? [];
  POINTS.fill(0);
  for (const card of hand) add(POINTS, card);
  for (let place = 0; place < COCO; place++) {
    const points = Math.min(POINTS[figureAt(place)] as number, MOST_IN_HAND);
    sink.addForSeat(seat, place * (MOST_IN_HAND + 1) + points, 1);
  }
  sink.addForSeat(seat, HAND_COCOS + (POINTS[COCO] as number), 1);
  sink.addForSeat(seat, CARDS + Math.min(hand.length, MOST_CARDS), 1);
  let known = 0;
  for (const day of week) if (!day.up && isKnownTo(day, seat + 1)) known++;
  sink.addForSeat(seat, KNOWN + Math.min(known, MOST_DOWN), 1);
  sink.addForSeat(seat, FROM_SHARK + ((seat + 1 - shark + hands.length) % hands.length), 1);
}

/** By what they have in the week, the most first; those who have as much, by their place in FIGURES. */
function putInOrder(): void {
  for (let next = 0; next < COCO; next++) {
    let place = next;
    for (; place > 0 && has(ORDER[place - 1] as number) < has(next); place--) {
      ORDER[place] = ORDER[place - 1] as number;
    }
    ORDER[place] = next;
  }
}

function has(figure: number): number {
  return WEEK[figure] as number;
}

function figureAt(place: number): number {
  return place === COCO ? COCO : (ORDER[place] as number);
}

function add(points: Float64Array, card: Parameters<typeof figureIndex>[0]): void {
  const index = figureIndex(card);
  points[index] = (points[index] as number) + valueOf(card);
}

/** Filled anew at every call. */
const WEEK = new Float64Array(FIGURES.length);
const POINTS = new Float64Array(FIGURES.length);
const ORDER = new Uint8Array(COCO);
