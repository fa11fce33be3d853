import { type Step, unreachable, type Viewer } from '@kast/kernel';
import { carryOut } from './flow.ts';
import type { PailleMove, PailleState } from './state.ts';
import type { PailleEvent } from './telling.ts';

export type PailleStep = Step<PailleState, PailleMove>;

/** What this viewer sees of a step. */
export function events(step: PailleStep, viewer: Viewer): readonly PailleEvent[] {
  const happened = everythingThatHappened(step);
  return viewer === 'open' ? happened : happened.map((event) => asSeenBy(event, viewer));
}

/** With every secret. */
export function everythingThatHappened({ before, by, move }: PailleStep): PailleEvent[] {
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
