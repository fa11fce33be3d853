import { unreachable } from '@kast/kernel';
import { inSentences, type SentenceParts } from '../../box/texts/in-sentences.ts';
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

/** Whether who called "Klaar!" was right. DD5.2, DD5.3 */
export function toldVerdict(
  { seat, right }: Pick<Extract<DrunterEvent, { kind: 'called' }>, 'seat' | 'right'>,
  { texts, players }: Pick<SentenceParts<DrunterTexts>, 'texts' | 'players'>,
): string {
  const { calledRightly, calledWrongly } = texts.table.tell;
  return right ? calledRightly : calledWrongly({ who: playerOrSeat(texts, players)(seat) });
}

/** All in one sentence. DD3.5 */
function toldUncovered(
  events: readonly DrunterEvent[],
  words: DrunterTexts['table']['tell'],
): string {
  const circles = events.flatMap((event) =>
    event.kind === 'uncovered' ? [makeCircle(event.at)] : [],
  );
  const [circle, ...others] = circles;
  return circle !== undefined && others.length === 0
    ? words.uncovered({ circle })
    : words.uncoveredSeveral({ circles });
}

function sentence(event: DrunterEvent, telling: SentenceParts<DrunterTexts, DrunterEvent>): string {
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
      return toldUncovered(telling.events, words);
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
      return `${words.called({ who: who(event.seat) })} ${toldVerdict(event, telling)}`;
    case 'removed':
      return ''; // The verdict has said it.
    case 'ended':
      return toldOutcome(texts, event.outcome, players, resigned);
    default:
      return unreachable(event);
  }
}
