import { unreachable } from '@kast/kernel';
import { inSentences, type SentenceParts } from '../../box/texts/in-sentences.ts';
import { playerOrSeat } from '../../box/texts/part.ts';
import { ATTACKER, makeSquare, type Piece, seatOf, type TablutEvent } from '../rules/index.ts';
import type { TablutTexts } from '../texts/speak.ts';

/** What happened, in sentences. A move can make several threats at once. */
export const tell = inSentences(sentence);

function sentence(event: TablutEvent, { texts, players }: SentenceParts<TablutTexts>): string {
  const words = texts.table.tell;
  switch (event.kind) {
    case 'moved':
      return words.moved({
        who: playerOrSeat(texts, players)(ownerOf(event.piece)),
        man: event.piece,
        from: makeSquare(event.from),
        to: makeSquare(event.to),
      });
    case 'taken':
      return words.taken({
        men: event.side === 'light' ? 'L' : 'D',
        squares: event.squares.map(makeSquare),
      });
    case 'king-escaped':
    case 'king-taken':
      return ''; // The end that follows says it.
    case 'king-spared':
      return words.kingSpared({ square: makeSquare(event.square) });
    case 'counts-cleared':
      return words.countsCleared;
    case 'threat-made':
      return event.status === 'live'
        ? ''
        : { warned: words.threatWarned, void: words.threatVoid }[event.status];
    case 'king-threatened':
      return words.kingThreatened;
    case 'corner-in-reach':
      return words.cornersInReach({ corners: event.corners.map(makeSquare) });
    case 'position-repeated':
      return words.repeated({ times: event.occurrence });
    case 'draw-near':
      return words.drawNear({ pliesLeft: event.pliesLeft });
    case 'ended':
      return texts.outcome(event.outcome, players);
    default:
      return unreachable(event);
  }
}

function ownerOf(piece: Piece): number {
  return seatOf(piece === ATTACKER ? 'dark' : 'light');
}
