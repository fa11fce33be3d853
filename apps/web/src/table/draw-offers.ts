import { parseAct, type Seat } from '@kast/kernel';
import { isAct, type LoggedPly } from '../session/match-log.ts';

/** In plies: none stands longer than the turn of the next one to move. */
export const LONGEST_OFFER = 64;

/** T4: does this entry answer an offer that stood? */
export function answersOffer(plies: readonly LoggedPly[], index: number): boolean {
  return standingAt(plies, index).offers.size > 0;
}

/** T4: has who moved here let an offer lapse, instead of accepting it? */
export function declinesOffer(plies: readonly LoggedPly[], index: number): boolean {
  const entry = plies[index]?.entry;
  if (!entry || typeof entry.by !== 'number' || isAct(entry)) return false;
  const { offers, resigned } = standingAt(plies, index);
  return offers.size > 0 && !offers.has(entry.by) && !resigned.has(entry.by);
}

interface Offered {
  readonly offers: ReadonlySet<Seat>;
  /** T3: nothing lapses by what the computer plays for them. */
  readonly resigned: ReadonlySet<Seat>;
}

/** The offers that stood before an entry. */
function standingAt(plies: readonly LoggedPly[], index: number): Offered {
  const offers = new Set<Seat>();
  const resigned = new Set<Seat>();
  for (const { entry } of plies.slice(Math.max(index - LONGEST_OFFER, 0), index)) {
    const { by, move } = entry;
    if (typeof by !== 'number') continue;
    const act = parseAct(move);
    if (!act && !offers.has(by) && !resigned.has(by)) offers.clear();
    if (act?.kind === 'draw') offers.add(by);
    if (act?.kind === 'resign') {
      resigned.add(by);
      offers.delete(by);
    }
  }
  return { offers, resigned };
}
