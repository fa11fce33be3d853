import { type Seat, unreachable } from '@kast/kernel';
import { type Player, playerAt } from '../../box/texts/part.ts';
import { toldOutcome } from '../../box/texts/told-outcome.ts';
import type { Card, PailleEvent, PailleView, Reckoning, WeekTotal } from '../rules/index.ts';
import type { PailleTexts } from '../texts/speak.ts';

/** What happened, in sentences. */
export function tell(
  events: readonly PailleEvent[],
  texts: PailleTexts,
  players: readonly Player[],
  resigned: readonly Seat[] = [],
): string {
  // A week that is not the last is won by whoever won it, resigned or not.
  const without = events.some(({ kind }) => kind === 'ended') ? resigned : [];
  const laid = events.flatMap((event) => (event.kind === 'laid' ? [event.card] : []));
  const firstLaid = events.findIndex(({ kind }) => kind === 'laid');
  return events
    .map((event, index) => {
      if (event.kind !== 'laid') return sentence(event, texts, players, without);
      return index === firstLaid ? texts.table.tell.laid({ cards: laid }) : '';
    })
    .filter((words) => words !== '')
    .join(' ');
}

/** How a week ended, sentence by sentence: who is eaten, what decided, who won. CP5 */
export function storyLines(
  { eaten, totals, settledBy, winners, shown }: Reckoning,
  texts: PailleTexts,
  players: readonly Player[],
): readonly string[] {
  const { story } = texts.table;
  const won = winners.map((seat) => playerAt(players, seat));
  const [first] = won;
  return [
    eaten.length > 0
      ? story.eaten({ figures: eaten, total: totals[0]?.total ?? 0 })
      : story.nobodyEaten,
    ...(settledBy === 'shark' ? [story.settledByShark] : []),
    ...(Array.isArray(settledBy) ? [story.settledBy({ figures: settledBy })] : []),
    ...(won.length > 0 ? [story.won({ winners: won })] : []),
    ...(first && shown.length > 0 ? [story.shows({ who: first, cards: shown })] : []),
  ];
}

/** CP7.4: who would draw the short straw as the week stands now. Undefined where two are equal: then nobody leads. */
export function leaderOf({
  weekTotals: [first, second],
}: Pick<PailleView, 'weekTotals'>): WeekTotal | undefined {
  return first && first.total > (second?.total ?? 0) ? first : undefined;
}

/** T3: who has resigned has not won, however the week went. */
export function withoutResigned(reckoning: Reckoning, resigned: readonly Seat[]): Reckoning {
  const winners = reckoning.winners.filter((seat) => !resigned.includes(seat));
  const isSame = winners.length === reckoning.winners.length;
  return isSame ? reckoning : { ...reckoning, winners, shown: [] };
}

function sentence(
  event: Exclude<PailleEvent, { kind: 'laid' }>,
  texts: PailleTexts,
  players: readonly Player[],
  resigned: readonly Seat[],
): string {
  const words = texts.table.tell;
  const who = (seat: number): Player => playerAt(players, seat);
  switch (event.kind) {
    case 'dealt':
      return event.round === 1 ? words.dealt : dealtAnew(event, texts, who);
    case 'shark':
    case 'chose':
    case 'out':
      return words[event.kind]({ who: who(event.seat) });
    case 'shown':
      return words.shown({
        picks: event.cards.map(({ seat, card }) => ({ who: who(seat), card })),
      });
    case 'discarded':
    case 'took':
      return words[event.kind]({ who: who(event.seat), card: event.card });
    case 'drew':
      return event.card
        ? words.drew({ who: who(event.seat), card: event.card })
        : words.drewHidden({ who: who(event.seat) });
    case 'called':
      return words.called({ who: who(event.seat), effect: event.effect });
    case 'cooked':
      return words.cooked({ position: event.position, card: event.card });
    case 'landed':
      return event.card
        ? words.landed({ from: event.from, card: event.card })
        : words.landedHidden({ from: event.from });
    case 'looked':
      return event.cards
        ? words.saw({ positions: event.positions, cards: event.cards })
        : words.looked({ positions: event.positions });
    case 'cleared':
      return event.cards.length > 0 ? words.cleared({ cards: event.cards }) : '';
    case 'turned':
      return words.turned({ position: event.position, card: event.card });
    case 'reshuffled':
      return words.reshuffled({ count: event.count });
    case 'reckoned':
      return storyLines(withoutResigned(event.reckoning, resigned), texts, players).join(' ');
    case 'named':
      return [
        words.named({ who: who(event.seat), character: event.character }),
        ...event.removed.map(({ seat, cards }) => removed(who(seat), cards, texts)),
      ]
        .filter(Boolean)
        .join(' ');
    case 'gathered':
      return event.cocos.length > 0
        ? words.gathered({ who: who(event.seat), cards: event.cocos })
        : words.gatheredTable;
    case 'ended':
      return toldOutcome(texts, event.outcome, players, resigned);
    default:
      return unreachable(event);
  }
}

/** CP6.4: only the winner of the last round was dealt cards. */
function dealtAnew(
  { round, hands }: Extract<PailleEvent, { kind: 'dealt' }>,
  texts: PailleTexts,
  who: (seat: number) => Player,
): string {
  const words = texts.table.tell;
  const drawn = hands.filter(({ count }) => count > 0);
  return [
    words.round({ round }),
    ...drawn.map(({ seat, count }) => words.drewReplacements({ who: who(seat), count })),
  ].join(' ');
}

function removed(who: Player, cards: readonly Card[], texts: PailleTexts): string {
  return cards.length > 0 ? texts.table.tell.removed({ who, cards }) : '';
}
