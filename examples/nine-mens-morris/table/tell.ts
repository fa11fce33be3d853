import { tellEach } from '@kast/games/box/texts/tell-each.ts';
import { unreachable } from '@kast/kernel';
import { makePoint, type MorrisEvent } from '../rules/index.ts';
import type { MorrisTexts } from '../texts/speak.ts';

/** What happened, in sentences. */
export function tell(events: readonly MorrisEvent[], texts: MorrisTexts): string {
  return tellEach(events, (event) => sentence(event, texts));
}

function sentence(event: MorrisEvent, texts: MorrisTexts): string {
  const words = texts.table.tell;
  switch (event.kind) {
    case 'placed':
      return words.placed({ side: event.side, to: makePoint(event.to) });
    case 'moved': {
      const way = { side: event.side, from: makePoint(event.from), to: makePoint(event.to) };
      return event.isFlight ? words.flown(way) : words.moved(way);
    }
    case 'mill-closed':
      return words.mill;
    case 'taken':
      return words.taken({ side: event.side, point: makePoint(event.point) });
    case 'flies':
      return words.flies({ side: event.side });
    case 'position-repeated':
      return words.repeated;
    case 'draw-near':
      return words.drawNear({ pliesLeft: event.pliesLeft });
    case 'ended':
      return texts.outcome(event.outcome);
    default:
      return unreachable(event);
  }
}
