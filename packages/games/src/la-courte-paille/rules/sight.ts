import { type Secrecy, type Step, unreachable, type Viewer } from '@kast/kernel';
import { carryOut } from './course.ts';
import type { PailleEvent } from './event.ts';
import type { PailleMove } from './move.ts';
import type { PailleState } from './state.ts';

type PailleStep = Step<PailleState, PailleMove>;

/** What this viewer sees of a step. */
export function eventsFor(step: PailleStep, viewer: Viewer): readonly PailleEvent[] {
  const events = everythingThatHappened(step);
  return viewer === 'open' ? events : events.map((event) => asSeenBy(event, viewer));
}

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

function everythingThatHappened({ before, by, move }: PailleStep): PailleEvent[] {
  const events: PailleEvent[] = [];
  carryOut(before, by, move, (event) => events.push(event));
  return events;
}

/** An allow-list: each kind is built anew from what everybody sees and what this viewer may know. */
function asSeenBy(event: PailleEvent, viewer: Viewer): PailleEvent {
  switch (event.kind) {
    case 'dealt': {
      const { kind, round, week, menu, pile } = event;
      const hands = event.hands.map(({ seat, count, cards }) =>
        seat === viewer && cards ? { seat, count, cards } : { seat, count },
      );
      return { kind, round, hands, week, menu, pile };
    }
    case 'chose': {
      const { kind, seat, card } = event;
      return seat === viewer && card ? { kind, seat, card } : { kind, seat };
    }
    case 'drew': {
      const { kind, seat, card } = event;
      return seat === viewer && card ? { kind, seat, card } : { kind, seat };
    }
    case 'landed': {
      const { kind, seat, from, card } = event;
      const isKnown = from === 'menu' || (from === 'hand' && seat === viewer); // CP4.4
      return isKnown && card ? { kind, seat, from, card } : { kind, seat, from };
    }
    case 'looked': {
      const { kind, seat, positions, cards } = event;
      return seat === viewer && cards
        ? { kind, seat, positions, cards }
        : { kind, seat, positions };
    }
    case 'shark':
    case 'shown':
    case 'discarded':
    case 'took':
    case 'called':
    case 'cooked':
    case 'cleared':
    case 'laid':
    case 'turned':
    case 'reshuffled':
    case 'reckoned':
    case 'named':
    case 'gathered':
    case 'out':
    case 'ended':
      return event;
    default:
      return unreachable(event);
  }
}
