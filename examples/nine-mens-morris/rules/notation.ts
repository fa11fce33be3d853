import { fail, type Notation, ok } from '@kast/kernel';
import { isPointName, makePoint, pointNamed } from './points.ts';
import type { MorrisMove, MorrisState } from './state.ts';

const MOVE = /^(?:(?<from>[a-g][1-7])-)?(?<to>[a-g][1-7])(?:x(?<takes>[a-g][1-7]))?$/;

/** `d2` or `d2-d3`, and `xa4` behind it for what is taken. */
export const notation: Notation<MorrisState, MorrisMove> = {
  make(_state, { from, to, takes }) {
    const way = from === null ? makePoint(to) : `${makePoint(from)}-${makePoint(to)}`;
    return takes === null ? way : `${way}x${makePoint(takes)}`;
  },

  parse(_state, _by, text) {
    const { from, to, takes } = MOVE.exec(text)?.groups ?? {};
    const names = [from, to, takes].filter((name) => name !== undefined);
    if (to === undefined || !names.every(isPointName)) return fail('unreadable');
    return ok({ from: pointOrNull(from), to: pointNamed(to), takes: pointOrNull(takes) });
  },
};

function pointOrNull(name: string | undefined): number | null {
  return name === undefined ? null : pointNamed(name);
}
