import { unreachable } from '@kast/kernel';
import { makeSquare, type TablutEvent } from '../rules/index.ts';
import type { TablutTexts } from '../texts/texts.ts';

/** What happened, in sentences. A move can make several threats at once: each sentence is said once. */
export function tell(events: readonly TablutEvent[], texts: TablutTexts): string {
  const sentences = new Set(events.map((event) => sentence(event, texts)));
  return [...sentences].filter((words) => words !== '').join(' ');
}

function sentence(event: TablutEvent, texts: TablutTexts): string {
  const words = texts.table.tell;
  switch (event.kind) {
    case 'moved':
      return words.moved(event.piece, makeSquare(event.from), makeSquare(event.to));
    case 'taken':
      return words.taken(event.side, event.squares.map(makeSquare));
    case 'king-escaped':
    case 'king-taken':
      return ''; // The end that follows says it.
    case 'king-spared':
      return words.kingSpared(makeSquare(event.square));
    case 'counts-cleared':
      return words.countsCleared;
    case 'threat-made':
      return event.status === 'live'
        ? ''
        : { warned: words.threatWarned, void: words.threatVoid }[event.status];
    case 'king-threatened':
      return words.kingThreatened;
    case 'corner-in-reach':
      return words.cornersInReach(event.corners.map(makeSquare));
    case 'position-repeated':
      return words.repeated(event.occurrence);
    case 'draw-near':
      return words.drawNear(event.pliesLeft);
    case 'ended':
      return texts.outcome(event.outcome);
    default:
      return unreachable(event);
  }
}
