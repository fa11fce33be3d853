import { makePoint, type MorrisMove, type MorrisState } from '../rules/index.ts';
import type { MorrisTexts } from '../texts/speak.ts';

/** A move that was not made yet, in words. */
export function advise(
  { from, to, takes }: MorrisMove,
  _view: MorrisState,
  texts: MorrisTexts,
): string {
  const words = texts.table.advice;
  const way = { to: makePoint(to) };
  if (from === null) {
    return takes === null
      ? words.place(way)
      : words.placeAndTake({ ...way, taken: makePoint(takes) });
  }
  const whole = { ...way, from: makePoint(from) };
  return takes === null
    ? words.move(whole)
    : words.moveAndTake({ ...whole, taken: makePoint(takes) });
}
