import { unreachable } from '@kast/kernel';
import { type Card, type HeuchelEvent, wallpaperOf } from '../rules/index.ts';
import type { HeuchelTexts } from '../texts/texts.ts';

/** What happened, in sentences. */
export function tell(events: readonly HeuchelEvent[], texts: HeuchelTexts): string {
  return events
    .map((event) => sentence(event, texts))
    .filter((words) => words !== '')
    .join(' ');
}

function sentence(event: HeuchelEvent, texts: HeuchelTexts): string {
  const words = texts.table.tell;
  const who = (seat: number): string => texts.seatName(seat);
  const named = (cards: readonly Card[]): readonly string[] =>
    cards.map((card) => texts.table.card(card));
  // HM8.3: what came home lies face down on the row of its class.
  const atHome = (card: Card | null, row: number): string =>
    texts.table.card(card ?? `${wallpaperOf(row) ?? ''}?`);
  switch (event.kind) {
    case 'dealt':
      return words.dealt;
    case 'arranged':
      return words.arranged(who(event.seat));
    case 'laid-out':
      return words.laidOut;
    case 'begins':
      return words.begins(who(event.seat));
    case 'rolled':
      return words.rolled(who(event.seat), event.pips);
    case 'moved':
      return words.moved(who(event.seat), event.from, event.by, event.count);
    case 'arrived':
      return words.arrived(atHome(event.card, event.row), event.row);
    case 'took':
      return words.took(who(event.seat), who(event.column), event.count);
    case 'left-alone':
      return words.leftAlone(who(event.seat));
    case 'showed':
      return words.showed(who(event.column), event.row, texts.table.card(event.card ?? '?'));
    case 'came-home':
      return words.cameHome(who(event.column), event.row, atHome(event.card, event.row));
    case 'lapsed':
      return words.lapsed(who(event.column), named(event.cards));
    case 'removed':
      return words.removed(who(event.seat), named(event.cards));
    case 'goes-on':
      return words.goesOn(who(event.seat));
    case 'stopped':
      return words.stopped(who(event.seat));
    case 'ended':
      return texts.outcome(event.outcome);
    default:
      return unreachable(event);
  }
}
