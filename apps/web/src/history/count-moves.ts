import { type Entry, parseAct } from '@kast/kernel';

/** As players count: what chance drew, a flag that fell and what was taken back are none. */
export function countMoves(log: readonly Entry[]): number {
  const acts = log
    .filter(({ by }) => typeof by === 'number')
    .map(({ move }) => parseAct(move)?.kind);
  const moves = acts.filter((act) => act === undefined).length;
  return moves - acts.filter((act) => act === 'undo').length;
}
