import {
  clockAfter,
  clockJumped,
  clockOnHoliday,
  type ClockSetup,
  type Match,
  type MatchClock,
  newClock,
  type Ply,
  startClock,
} from '@kast/kernel';
import type { StoredMatch } from '../store/store.ts';

export interface ClockFold {
  /** After one more entry. */
  follow(match: Match, ply: Ply, at: number): void;
  folded(): MatchClock;
}

/** T11: the clocks of a match once more, from when it began, its jumps and the moments of its log. */
export function clockFold({ facts, clock }: StoredMatch, start: Match): ClockFold | undefined {
  const { clock: setup } = facts;
  return setup && clock ? foldOf(setup, clock, start) : undefined;
}

function foldOf(setup: ClockSetup, stored: MatchClock, start: Match): ClockFold {
  const { started, jumps, holidays = [], seats } = stored;
  const timed = seats.map(({ seat }) => seat);
  let folded = newClock(setup, timed);
  /** What happened beside the log, at this place in it. */
  const beside = (match: Match): void => {
    if (started?.ply === match.ply) folded = startClock(setup, folded, match, started.at);
    for (const { ply, by } of jumps) if (ply === match.ply) folded = clockJumped(folded, ply, by);
    for (const one of holidays) {
      if (one.ply === match.ply) folded = clockOnHoliday(setup, folded, one);
    }
  };
  beside(start);
  return {
    follow(match, ply, at) {
      folded = clockAfter(setup, folded, match, ply, at);
      beside(match);
    },
    folded: () => folded,
  };
}
