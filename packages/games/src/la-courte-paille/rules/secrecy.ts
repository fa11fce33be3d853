import type { Secrecy, Viewer } from '@kast/kernel';
import { everythingThatHappened, type PailleStep } from './events.ts';
import type { PailleState } from './state.ts';
import type { PailleEvent } from './telling.ts';

/** CP7.3: a choice may be read once all are shown; a shuffle, and a card from the hand, not before the end. */
export function secrecy({ before, by, move }: PailleStep, viewer: Viewer): Secrecy {
  if (viewer === 'open' || by === viewer) return 'none';
  switch (move.kind) {
    case 'pick':
      return { until: `${SHOWN} ${before.turn}` };
    case 'land':
      return move.from === 'hand' ? 'until-end' : 'none'; // CP4.4: only you know it
    case 'deck':
    case 'reshuffle':
      return 'until-end';
    default:
      return 'none';
  }
}

/** CP3.1: all the choices of that turn lie open. */
const SHOWN = 'shown in turn';

export function isDisclosed(until: string, now: PailleState): boolean {
  const turn = Number(until.slice(SHOWN.length));
  return now.turn > turn || now.stage !== 'choose';
}

/** Has the viewer seen a card that was hidden from it before? What is drawn or looked at, its seat alone. */
export function reveals(step: PailleStep, viewer: Viewer): boolean {
  return everythingThatHappened(step).some((event) => {
    if (event.kind === 'drew' || event.kind === 'looked') return event.seat === viewer;
    return REVEALING.has(event.kind);
  });
}

const REVEALING: ReadonlySet<PailleEvent['kind']> = new Set([
  'dealt',
  'shown',
  'cooked',
  'laid',
  'turned',
  'reckoned',
  'named',
]);
