import { inSentences, type SentenceParts } from '@kast/games/box/texts/in-sentences.ts';
import { type Player, playerOrSeat } from '@kast/games/box/texts/part.ts';
import { unreachable } from '@kast/kernel';
import { makePoint, type MorrisEvent, seatOf, type Side } from '../rules/index.ts';
import type { MorrisTexts } from '../texts/speak.ts';

/** What happened, in sentences. */
export const tell = inSentences(sentence);

function sentence(event: MorrisEvent, { texts, players }: SentenceParts<MorrisTexts>): string {
  const words = texts.table.tell;
  const who = (side: Side): Player => playerOrSeat(texts, players)(seatOf(side));
  switch (event.kind) {
    case 'placed':
      return words.placed({ who: who(event.side), to: makePoint(event.to) });
    case 'moved': {
      const way = { who: who(event.side), from: makePoint(event.from), to: makePoint(event.to) };
      return event.isFlight ? words.flown(way) : words.moved(way);
    }
    case 'mill-closed':
      return words.mill;
    case 'taken':
      return words.taken({ who: who(event.side), point: makePoint(event.point) });
    case 'flies':
      return words.flies({ who: who(event.side) });
    case 'position-repeated':
      return words.repeated;
    case 'draw-near':
      return words.drawNear({ pliesLeft: event.pliesLeft });
    case 'ended':
      return texts.outcome(event.outcome, players);
    default:
      return unreachable(event);
  }
}
