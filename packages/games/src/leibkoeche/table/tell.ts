import { unreachable } from '@kast/kernel';
import { inSentences, type SentenceParts } from '../../box/texts/in-sentences.ts';
import { playerAt } from '../../box/texts/part.ts';
import { toldOutcome } from '../../box/texts/told-outcome.ts';
import { CARPET, type LeibkoecheEvent, makeTile, otherFace } from '../rules/index.ts';
import { laidOn } from '../texts/laid-on.ts';
import type { LeibkoecheTexts } from '../texts/speak.ts';

/** What happened, in sentences. */
export const tell = inSentences(sentence);

function sentence(event: LeibkoecheEvent, telling: SentenceParts<LeibkoecheTexts>): string {
  const { texts, players, resigned } = telling;
  const { tell: words } = texts.table;
  const who = playerAt(players, 'seat' in event ? event.seat : 0);
  switch (event.kind) {
    case 'set-up':
      return words.setUp[event.what];
    case 'begins':
    case 'left':
    case 'arrived':
      return words[event.kind]({ who });
    case 'put':
      return words.put({ who, tile: makeTile(event.to) });
    case 'shifted':
      return words.shifted({ who, kind: event.garnish, end: event.end });
    case 'took':
      return event.from === 'stack'
        ? words.tookFromStack({ who, low: event.low })
        : words.took({
            who,
            low: event.low,
            high: otherFace(event.low),
            tile: makeTile(event.from),
          });
    case 'tossed': {
      const toss = typeof event.toss === 'string' ? event.toss : 'hand';
      return words.tossed({ who, toss, pan: event.pan });
    }
    case 'fell':
      return words.fell({ who, result: event.fall.result, face: event.fall.face });
    case 'stuck':
      return words.stuck({ who, count: event.steps });
    case 'walked': {
      const end = event.tiles.at(-1) ?? CARPET;
      // The arrival is told by its own event.
      if (end === CARPET) return '';
      return words.walked({ who, count: event.tiles.length, tile: makeTile(end) });
    }
    case 'collected':
      return event.exchanged
        ? words.exchanged({ who, kind: event.garnished.kind, place: event.place })
        : words.collected({ who, garnished: event.garnished, place: event.place });
    case 'chose-to-take':
      return words.choseToTake({ who, kind: event.garnish });
    case 'skipped':
      return words.skipped({ who, kind: event.garnish });
    case 'looked-away':
      return words.lookedAway({ who });
    case 'peeked': {
      const looked = words.peeked({ who, place: event.place });
      return event.saw ? `${looked} ${words.saw({ who, kind: event.saw })}` : looked;
    }
    case 'turned':
      return words.turned({ who, face: event.face });
    case 'laid':
      return words.laid({ who, tile: makeTile(event.tile), face: event.face });
    case 'ordered':
      return words.ordered({ who, order: laidOn(event.places) });
    case 'revealed':
      return words.revealed({ garnishes: event.king });
    case 'ended':
      return toldOutcome(texts, event.outcome, players, resigned);
    default:
      return unreachable(event);
  }
}
