import { unreachable } from '@kast/kernel';
import type { Card, PailleEvent } from '../rules/index.ts';
import type { PailleTexts } from '../texts/texts.ts';
import { storyLines } from './story-lines.ts';

/** What happened, in sentences. */
export function tell(
  events: readonly PailleEvent[],
  texts: PailleTexts,
  seatNames: readonly string[],
): string {
  const laid = events.flatMap((event) => (event.kind === 'laid' ? [event.card] : []));
  const firstLaid = events.findIndex(({ kind }) => kind === 'laid');
  return events
    .map((event, index) => {
      if (event.kind !== 'laid') return sentence(event, texts, seatNames);
      return index === firstLaid ? texts.table.tell.laid(laid) : '';
    })
    .filter((words) => words !== '')
    .join(' ');
}

function sentence(
  event: Exclude<PailleEvent, { kind: 'laid' }>,
  texts: PailleTexts,
  seatNames: readonly string[],
): string {
  const words = texts.table.tell;
  const who = (seat: number): string => seatNames[seat - 1] ?? '';
  switch (event.kind) {
    case 'dealt':
      return event.round === 1 ? words.dealt : dealtAnew(event, texts, who);
    case 'shark':
      return words.shark(who(event.seat));
    case 'chose':
      return words.chose(who(event.seat));
    case 'shown':
      return words.shown(event.cards.map(({ seat, card }) => ({ who: who(seat), card })));
    case 'discarded':
      return words.discarded(who(event.seat), event.card);
    case 'took':
      return words.took(who(event.seat), event.card);
    case 'drew':
      return words.drew(who(event.seat), event.card);
    case 'called':
      return words.called(who(event.seat), event.effect);
    case 'cooked':
      return words.cooked(event.position, event.card);
    case 'landed':
      return words.landed(event.from, event.card);
    case 'looked':
      return words.looked(event.positions, event.cards);
    case 'cleared':
      return event.cards.length > 0 ? words.cleared(event.cards) : '';
    case 'turned':
      return words.turned(event.position, event.card);
    case 'reshuffled':
      return words.reshuffled(event.count);
    case 'reckoned':
      return storyLines(event.reckoning, texts, seatNames).join(' ');
    case 'named':
      return [
        words.named(who(event.seat), event.character),
        ...event.removed.map(({ seat, cards }) => removed(who(seat), cards, texts)),
      ]
        .filter(Boolean)
        .join(' ');
    case 'gathered':
      return words.gathered(who(event.seat), event.cocos);
    case 'out':
      return words.out(who(event.seat));
    case 'ended':
      return texts.outcome(event.outcome);
    default:
      return unreachable(event);
  }
}

/** CP6.4: only the winner of the last round was dealt cards. */
function dealtAnew(
  { round, hands }: Extract<PailleEvent, { kind: 'dealt' }>,
  texts: PailleTexts,
  who: (seat: number) => string,
): string {
  const words = texts.table.tell;
  const drawn = hands.filter(({ count }) => count > 0);
  return [
    words.round(round),
    ...drawn.map(({ seat, count }) => words.drewReplacements(who(seat), count)),
  ].join(' ');
}

function removed(who: string, cards: readonly Card[], texts: PailleTexts): string {
  return cards.length > 0 ? texts.table.tell.removed(who, cards) : '';
}
