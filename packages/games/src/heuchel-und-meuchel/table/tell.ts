import { unreachable } from '@kast/kernel';
import { inSentences, type SentenceParts } from '../../box/texts/in-sentences.ts';
import { type Player, playerOrSeat } from '../../box/texts/part.ts';
import { toldOutcome } from '../../box/texts/told-outcome.ts';
import { type Card, type HeuchelEvent, kindAtGoal } from '../rules/index.ts';
import type { HeuchelTexts } from '../texts/speak.ts';

/** What happened, in sentences. */
export const tell = inSentences(sentence);

function sentence(event: HeuchelEvent, telling: SentenceParts<HeuchelTexts>): string {
  const { texts, players, resigned } = telling;
  const words = texts.table.tell;
  const who = playerOrSeat(texts, players);
  switch (event.kind) {
    case 'dealt':
      return words.dealt;
    case 'arranged':
    case 'begins':
    case 'stopped':
      return words[event.kind]({ who: who(event.seat) });
    case 'laid-out':
      return words.laidOut;
    case 'rolled':
      return words.rolled({ who: who(event.seat), pips: event.pips });
    case 'moved':
      return moved(event, who(event.seat), texts);
    case 'arrived':
      return words.arrived({ card: atHome(event.card, event.row), row: event.row });
    case 'took':
      return words.took({
        who: who(event.seat),
        count: event.count,
        owner: who(event.column),
      });
    case 'left-alone':
      return words.leftAlone({ who: who(event.seat) });
    case 'showed':
      return words.showed({
        owner: who(event.column),
        row: event.row,
        card: event.card ?? '?',
      });
    case 'came-home':
      return words.cameHome({
        owner: who(event.column),
        row: event.row,
        card: atHome(event.card, event.row),
      });
    case 'lapsed':
      return words.lapsed({ owner: who(event.column), cards: event.cards });
    case 'removed':
      return words.removed({ who: who(event.seat), cards: event.cards });
    case 'goes-on':
      return words.goesOn({ who: who(event.seat) });
    case 'ended':
      return toldOutcome(texts, event.outcome, players, resigned);
    default:
      return unreachable(event);
  }
}

/** HM3.4: every landing is named. */
function moved(
  { from, by, count }: Extract<HeuchelEvent, { kind: 'moved' }>,
  who: Player,
  { table: { tell: words } }: HeuchelTexts,
): string {
  const rows = by.slice(0, -1);
  const to = by.at(-1) ?? from;
  return rows.length > 0
    ? words.movedVia({ who, count, from, rows, to })
    : words.moved({ who, count, from, to });
}

/** HM8.3: what came home lies face down on the row of its class. */
function atHome(card: Card | null, row: number): string {
  return card ?? `${kindAtGoal(row)}?`;
}
