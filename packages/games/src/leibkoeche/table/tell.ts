import { unreachable } from '@kast/kernel';
import { CARPET, type LeibkoecheEvent, makeTile } from '../rules/index.ts';
import type { LeibkoecheTexts } from '../texts/texts.ts';

/** What happened, in sentences. */
export function tell(
  events: readonly LeibkoecheEvent[],
  texts: LeibkoecheTexts,
  seatNames: readonly string[],
): string {
  return events
    .map((event) => sentence(event, texts, seatNames))
    .filter((words) => words !== '')
    .join(' ');
}

function sentence(
  event: LeibkoecheEvent,
  texts: LeibkoecheTexts,
  seatNames: readonly string[],
): string {
  const { tell: words } = texts.table;
  const who = (seat: number): string => seatNames[seat - 1] ?? '';
  switch (event.kind) {
    case 'set-up':
      return words.setUp[event.what];
    case 'begins':
      return words.begins(who(event.seat));
    case 'put':
      return words.put(who(event.seat), makeTile(event.to));
    case 'left':
      return words.left(who(event.seat));
    case 'shifted':
      return words.shifted(who(event.seat), event.garnish, event.end);
    case 'took':
      return event.from === 'stack'
        ? words.tookFromStack(who(event.seat), event.low)
        : words.took(who(event.seat), event.low, makeTile(event.from));
    case 'tossed': {
      const toss = typeof event.toss === 'string' ? event.toss : 'hand';
      return words.tossed(who(event.seat), toss, event.pan);
    }
    case 'fell':
      return words.fell(event.fall.result, event.fall.face);
    case 'stuck':
      return words.stuck(who(event.seat), event.steps);
    case 'walked': {
      const end = event.tiles.at(-1) ?? CARPET;
      // The arrival is told by its own event.
      if (end === CARPET) return '';
      return words.walked(who(event.seat), event.tiles.length, makeTile(end));
    }
    case 'collected':
      return event.exchanged
        ? words.exchanged(who(event.seat), event.garnished.kind, event.place)
        : words.collected(who(event.seat), event.garnished, event.place);
    case 'skipped':
      return words.skipped(who(event.seat), event.garnish);
    case 'looked-away':
      return words.lookedAway(who(event.seat));
    case 'peeked': {
      const looked = words.peeked(who(event.seat), event.place);
      return event.saw ? `${looked} ${words.saw(event.saw)}` : looked;
    }
    case 'turned':
      return words.turned(who(event.seat), event.face);
    case 'laid':
      return words.laid(who(event.seat), makeTile(event.tile), event.face);
    case 'arrived':
      return words.arrived(who(event.seat));
    case 'ordered':
      return words.ordered(who(event.seat), event.places);
    case 'revealed':
      return words.revealed(event.king);
    case 'ended':
      return texts.outcome(event.outcome);
    default:
      return unreachable(event);
  }
}
