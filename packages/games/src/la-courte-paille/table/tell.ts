import { type Seat, unreachable } from '@kast/kernel';
import { inSentences, type SentenceParts } from '../../box/texts/in-sentences.ts';
import { type Player, playerAt } from '../../box/texts/part.ts';
import { toldOutcome } from '../../box/texts/told-outcome.ts';
import type { Card, PailleEvent, Reckoning } from '../rules/index.ts';
import type { PailleTexts } from '../texts/speak.ts';

/** An event as it is told: what is laid is laid in one. */
type Told =
  | Exclude<PailleEvent, { kind: 'laid' }>
  | { readonly kind: 'laid'; readonly cards: readonly Card[] };

/** What happened, in sentences. */
export function tell(
  events: readonly PailleEvent[],
  texts: PailleTexts,
  players: readonly Player[],
  resigned: readonly Seat[] = [],
): string {
  // A week that is not the last is won by whoever won it, resigned or not.
  const without = events.some(({ kind }) => kind === 'ended') ? resigned : [];
  return tellEach(laidInOne(events), texts, players, without);
}

const tellEach = inSentences(sentence);

function laidInOne(events: readonly PailleEvent[]): readonly Told[] {
  const cards = events.flatMap((event) => (event.kind === 'laid' ? [event.card] : []));
  const first = events.findIndex(({ kind }) => kind === 'laid');
  return events.flatMap((event, index): readonly Told[] => {
    if (event.kind !== 'laid') return [event];
    return index === first ? [{ kind: 'laid', cards }] : [];
  });
}

/** How a week ended, sentence by sentence: who is eaten, what decided, that it is the end, who won. CP5 */
export function storyLines(
  { eaten, totals, settledBy, winners, shown }: Reckoning,
  texts: PailleTexts,
  players: readonly Player[],
  end = '',
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
    ...(end === '' ? [] : [end]),
    ...(won.length > 0 ? [story.won({ winners: won })] : []),
    ...(first && shown.length > 0 ? [story.shows({ who: first, cards: shown })] : []),
  ];
}

/** T3: who has resigned has not won, however the week went. */
export function withoutResigned(reckoning: Reckoning, resigned: readonly Seat[]): Reckoning {
  const winners = reckoning.winners.filter((seat) => !resigned.includes(seat));
  const isSame = winners.length === reckoning.winners.length;
  return isSame ? reckoning : { ...reckoning, winners, shown: [] };
}

function sentence(event: Told, telling: SentenceParts<PailleTexts, Told>): string {
  const { texts, players, resigned, events } = telling;
  // It is told before who won.
  const ended = endAfterReckoning(events);
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
      return ''; // CP3.2: it lies before its player for as long as they act.
    case 'took':
      return words.took({ who: who(event.seat), card: event.card });
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
    case 'laid':
      return words.laid({ cards: event.cards });
    case 'turned':
      return words.turned({ position: event.position, card: event.card });
    case 'reshuffled':
      return words.reshuffled({ count: event.count });
    case 'reckoned':
      return storyLines(
        withoutResigned(event.reckoning, resigned),
        texts,
        players,
        ended && toldOutcome(texts, ended.outcome, players, resigned),
      ).join(' ');
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
      if (event === ended) return '';
      return toldOutcome(texts, event.outcome, players, resigned);
    default:
      return unreachable(event);
  }
}

function endAfterReckoning(events: readonly Told[]): Extract<Told, { kind: 'ended' }> | undefined {
  const next = events.find((_, index) => events[index - 1]?.kind === 'reckoned');
  return next?.kind === 'ended' ? next : undefined;
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
