import { type Card, FIGURES, valueOf } from '../rules/index.ts';
import { COCO, figureIndex } from './figure-index.ts';
import type { Odds } from './week-odds.ts';

/**
 * The points that a hand may expect: Cocos come on top of whatever character it holds. CP5.4, CP5.5
 * With `gone` it is the hand without that card, with `come` the hand with that one besides.
 */
export function worthOf(
  hand: readonly Card[],
  odds: Odds,
  gone: Card | null = null,
  come: Card | null = null,
): number {
  POINTS.fill(0);
  for (const card of hand) if (card !== gone) count(card);
  if (come) count(come);
  const cocos = POINTS[COCO] as number;
  let worth = cocos * (odds[COCO] as number);
  for (let index = 0; index < COCO; index++) {
    const points = POINTS[index] as number;
    if (points > 0) worth += (points + cocos) * (odds[index] as number);
  }
  return worth;
}

function count(card: Card): void {
  const index = figureIndex(card);
  POINTS[index] = (POINTS[index] as number) + valueOf(card);
}

/** Filled anew at every call: hands are looked at too often for a list each. */
const POINTS = new Float64Array(FIGURES.length);
