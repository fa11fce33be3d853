import { type DrunterMove, type DrunterView, makeCircle } from '../rules/index.ts';
import type { DrunterTexts } from '../texts/speak.ts';

/** A move that was not made yet, in words. */
export function advise(move: DrunterMove, _view: DrunterView, { table }: DrunterTexts): string {
  const { advice } = table;
  switch (move.kind) {
    case 'place':
      return advice.place({ circle: makeCircle(move.at) });
    case 'step': {
      const step = { from: makeCircle(move.from), to: makeCircle(move.to) };
      return move.call ? advice.stepWithCall(step) : advice.step(step);
    }
    case 'klaar':
    case 'pass':
    case 'claim':
    case 'allow':
      return advice[move.kind];
    default:
      throw new Error(`${move.kind} is for chance to decide`);
  }
}

/** DD6.2: while one must remember oneself, advice remembers no better than people do. */
export function adviceLimit({ options }: DrunterView, { table }: DrunterTexts): string | undefined {
  return options.memory === 'aid' ? undefined : table.advice.fromMemory;
}
