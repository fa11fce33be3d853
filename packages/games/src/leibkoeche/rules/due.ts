import type { Seat } from '@kast/kernel';
import type { LeibkoecheMove, LeibkoecheState, Phase } from './state.ts';

/** LK7.2: who orders a tray, or has the turn. */
export function decider({ phase, ordering, onTurn }: WhoseTurn): Seat {
  return phase === 'ordering' ? (ordering[0] ?? 0) : onTurn;
}

type WhoseTurn = Pick<LeibkoecheState, 'phase' | 'ordering' | 'onTurn'>;

interface Due {
  readonly rule: string;
  readonly kinds: readonly [LeibkoecheMove['kind'], ...LeibkoecheMove['kind'][]];
}

/** What each phase waits for, and the rule that says so. */
export const DUE: Readonly<Record<Phase, Due>> = {
  king: { rule: 'LK1.2', kinds: ['king'] },
  piles: { rule: 'LK1.3', kinds: ['piles'] },
  stack: { rule: 'LK1.5', kinds: ['stack'] },
  first: { rule: 'LK1.7', kinds: ['first'] },
  put: { rule: 'LK3.5', kinds: ['put', 'leave'] },
  shift: { rule: 'LK7.4', kinds: ['shift'] },
  from: { rule: 'LK3.2', kinds: ['from'] },
  toss: { rule: 'LK3.1', kinds: ['toss'] },
  fall: { rule: 'LK3.3', kinds: ['fall'] },
  walk: { rule: 'LK4.1', kinds: ['walk'] },
  take: { rule: 'LK6.1', kinds: ['take', 'skip'] },
  tray: { rule: 'LK6.1', kinds: ['tray'] },
  peek: { rule: 'LK6.3', kinds: ['peek'] },
  second: { rule: 'LK3.6', kinds: ['lay', 'keep', 'swap'] },
  lay: { rule: 'LK5.1', kinds: ['lay'] },
  ordering: { rule: 'LK7.2', kinds: ['order'] },
  over: { rule: 'LK7.3', kinds: ['shift'] },
};
