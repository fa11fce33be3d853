import { unreachable } from '@kast/kernel';
import { inSentences, type Telling } from '../../box/texts/in-sentences.ts';
import { playerOrSeat } from '../../box/texts/part.ts';
import { toldOutcome } from '../../box/texts/told-outcome.ts';
import { type DrunterEvent, makeCircle } from '../rules/index.ts';
import type { DrunterTexts } from '../texts/speak.ts';

/** What happened, in sentences. DD6.2: never a colour of the board, since the log can be read again. */
export const tell = inSentences(sentence);

/** For the ear, once, when the eye sees it; no log keeps it. DD6.2 */
export function aloud(events: readonly DrunterEvent[], texts: DrunterTexts): string {
  return events
    .flatMap((event) =>
      event.kind === 'uncovered' && event.colour
        ? [texts.table.shows({ circle: makeCircle(event.at), colour: event.colour })]
        : [],
    )
    .join(' ');
}

function sentence(event: DrunterEvent, telling: Telling<DrunterTexts>): string {
  const { texts, players, resigned } = telling;
  const words = texts.table.tell;
  const who = playerOrSeat(texts, players);
  switch (event.kind) {
    case 'laid-out':
      return words.laidOut;
    case 'begins':
    case 'passed':
    case 'missed':
      return words[event.kind]({ who: who(event.seat) });
    case 'placed':
    case 'allowed':
      return words[event.kind]({ who: who(event.seat), circle: makeCircle(event.at) });
    case 'moved':
      return words.moved({
        who: who(event.seat),
        from: makeCircle(event.from),
        to: makeCircle(event.to),
      });
    case 'uncovered':
      return words.uncovered({ circle: makeCircle(event.at) });
    case 'attacked':
      return words.attacked({
        who: who(event.seat),
        owner: who(event.asked),
        circle: makeCircle(event.at),
      });
    case 'claimed':
      return event.right
        ? words.claimedRightly({ who: who(event.seat), circle: makeCircle(event.at) })
        : words.claimedFalsely({ who: who(event.seat), circle: makeCircle(event.at) });
    case 'sent-back':
      return words.sentBack({ who: who(event.seat), circle: makeCircle(event.to) });
    case 'called':
      return event.right
        ? words.calledRightly({ who: who(event.seat) })
        : words.calledWrongly({ who: who(event.seat) });
    case 'removed':
      return ''; // The verdict has said it.
    case 'ended':
      return toldOutcome(texts, event.outcome, players, resigned);
    default:
      return unreachable(event);
  }
}
