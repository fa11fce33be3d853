import { unreachable } from '@kast/kernel';
import type { FirstMatch, FirstNote, ToldPly } from '../../box/first-match.ts';
import type { Language } from '../../box/texts/languages.ts';
import { figureOf, type PailleEvent, type PailleView } from '../rules/index.ts';
import type { FirstMatchMessages } from '../texts/messages.generated.ts';
import { Picture } from './drawing/FirstMatchPicture.tsx';
import { leaderOf } from './tell.ts';

type Told = ToldPly<PailleView, PailleEvent>;
type Notes = FirstMatchMessages['note'];

export function textsIn(language: Language): Promise<unknown> {
  return import(`../texts/${language}/first-match.ftl`);
}

/** Accompanies a first match of La Courte Paille. */
export function firstMatch(words: FirstMatchMessages): FirstMatch<PailleView, PailleEvent> {
  const { card, note } = words;
  return {
    card: ({ hands }) => ({
      who: card.who({ count: hands.length }),
      win: card.win,
      lose: card.lose,
      turn: card.turn,
    }),
    Picture,
    goals: cardsOfTheFirst,
    opening: () => ({ id: 'dealt', text: note.dealt, at: 'week-1' }),
    notes: (told) => told.events.flatMap((event) => notesOn(event, told, note)),
    refused: () => ({ id: 'refused', text: note.refused }),
    reason: (told) => reasonFor(told, words.reason),
  };
}

/** CP7.4: who would draw the short straw as the week stands now, on the menu and in one's hand. */
function cardsOfTheFirst(view: PailleView, seat: number): readonly string[] {
  const first = leaderOf(view)?.figure;
  if (!first || view.outcome) return [];
  return [
    ...view.menu.filter((card) => figureOf(card) === first).map((card) => `menu-${card}`),
    ...(view.hands[seat - 1]?.cards ?? [])
      .filter((card) => figureOf(card) === first)
      .map((card) => `hand-${card}`),
  ];
}

function notesOn(event: PailleEvent, { view, seat }: Told, note: Notes): readonly FirstNote[] {
  switch (event.kind) {
    case 'shown':
      return [{ id: 'shown', text: note.shown, at: `chosen-${event.cards[0]?.seat ?? seat}` }];
    case 'took':
      return event.seat === seat ? [{ id: 'took', text: note.took, at: `hand-${event.card}` }] : [];
    case 'called':
      return [{ id: 'called', text: note.called, at: `chosen-${event.seat}` }];
    case 'cooked':
      return [{ id: 'cooked', text: note.cooked, at: `week-${event.position}` }];
    case 'landed':
      return [{ id: 'landed', text: note.landed, at: `week-${view.week.length}` }];
    case 'looked':
      return event.seat === seat
        ? [{ id: 'looked', text: note.looked, at: `week-${event.positions[0]}` }]
        : [];
    case 'turned':
      return event.position > 1
        ? [{ id: 'turned', text: note.turned, at: `week-${event.position}` }]
        : [];
    case 'shark':
      return view.turn > 1 ? [{ id: 'shark', text: note.shark, at: `chosen-${event.seat}` }] : [];
    case 'dealt':
    case 'drew':
    case 'chose':
    case 'discarded':
    case 'cleared':
    case 'laid':
    case 'reshuffled':
    case 'reckoned':
    case 'named':
    case 'gathered':
    case 'out':
    case 'ended':
      return [];
    default:
      return unreachable(event);
  }
}

/** From the open days of the week, which everybody sees. */
function reasonFor({ events, before, view }: Told, words: FirstMatchMessages['reason']): string {
  if (view.outcome) return '';
  const first = leaderOf(before)?.figure;
  for (const event of events) {
    if (event.kind === 'took' && figureOf(event.card) === first) {
      return words.leads({ figure: first });
    }
    if (event.kind === 'cooked' && event.wasUp && figureOf(event.card) === first) {
      return words.cooked({ figure: first });
    }
    if (event.kind === 'landed') return words.landed;
  }
  return '';
}
