import { unreachable } from '@kast/kernel';
import { colourOf, type DrunterEvent, makeCircle } from '../rules/index.ts';
import type { DrunterTexts } from '../texts/texts.ts';

/** What happened, in sentences. DD6.2: never a colour of the board, since the log can be read again. */
export function tell(events: readonly DrunterEvent[], texts: DrunterTexts): string {
  return events
    .map((event) => sentence(event, texts))
    .filter((words) => words !== '')
    .join(' ');
}

/** For the ear, once, when the eye sees it; no log keeps it. DD6.2 */
export function aloud(events: readonly DrunterEvent[], texts: DrunterTexts): string {
  return events
    .flatMap((event) =>
      event.kind === 'uncovered' && event.colour
        ? [texts.table.shows(makeCircle(event.at), event.colour)]
        : [],
    )
    .join(' ');
}

function sentence(event: DrunterEvent, texts: DrunterTexts): string {
  const words = texts.table.tell;
  switch (event.kind) {
    case 'laid-out':
      return words.laidOut;
    case 'begins':
      return words.begins(colourOf(event.seat));
    case 'placed':
      return words.placed(colourOf(event.seat), makeCircle(event.at));
    case 'moved':
      return words.moved(colourOf(event.seat), makeCircle(event.from), makeCircle(event.to));
    case 'uncovered':
      return words.uncovered(makeCircle(event.at));
    case 'attacked':
      return words.attacked(colourOf(event.seat), colourOf(event.asked), makeCircle(event.at));
    case 'passed':
      return words.passed(colourOf(event.seat));
    case 'allowed':
      return words.allowed(colourOf(event.seat), makeCircle(event.at));
    case 'claimed':
      return event.right
        ? words.claimedRightly(colourOf(event.seat), makeCircle(event.at))
        : words.claimedFalsely(colourOf(event.seat), makeCircle(event.at));
    case 'sent-back':
      return words.sentBack(colourOf(event.seat), makeCircle(event.to));
    case 'called':
      return event.right
        ? words.calledRightly(colourOf(event.seat))
        : words.calledWrongly(colourOf(event.seat));
    case 'removed':
      return ''; // The verdict has said it.
    case 'missed':
      return words.missed(colourOf(event.seat));
    case 'ended':
      return texts.outcome(event.outcome);
    default:
      return unreachable(event);
  }
}
