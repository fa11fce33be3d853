import { lettered } from '@kast/ui/kit';
import type { FirstMatch, FirstNote, ToldPly } from '../../box/first-match.ts';
import {
  dayAtEndOf,
  figureOf,
  isCoco,
  leaderOf,
  type PailleEvent,
  type PailleView,
  type WeekCardView,
} from '../rules/index.ts';
import type { FirstMatchMessages } from '../texts/messages.generated.ts';
import type { PailleTexts } from '../texts/speak.ts';
import { Picture } from './drawing/FirstMatchPicture.tsx';

type Told = ToldPly<PailleView, PailleEvent>;
type Note = FirstNote<PailleView>;
type Notes = FirstMatchMessages['note'];

/** Accompanies a first match of La Courte Paille. */
export function firstMatch(
  words: FirstMatchMessages,
): FirstMatch<PailleView, PailleEvent, PailleTexts> {
  const { card, note } = words;
  return {
    card: ({ hands }) => ({ ...card, who: card.who({ count: hands.length }) }),
    Picture: lettered(Picture),
    goals: cardsOfTheFirst,
    // Coco must be known before he is chosen; what lies in the week can wait until a day is added.
    opening: (view, seat) =>
      cocoHeld(view, seat, note) ?? { id: 'dealt', text: note.dealt, at: 'week-1' },
    notes: (told) => told.events.flatMap((event) => notesOn(event, told, note)),
    refused: (_refusal, view) => {
      const isOver = ({ stage }: PailleView): boolean => stage !== 'choose' && stage !== 'act';
      return isOver(view) ? undefined : { id: 'refused', text: note.refused, isOver };
    },
    reason: (told) => reasonFor(told, words.reason),
  };
}

/** CP7.4: who would draw the short straw as the week stands now, on the menu and in one's hand. */
function cardsOfTheFirst(view: PailleView, seat: number): readonly string[] {
  const first = leaderOf(view.weekTotals)?.figure;
  if (!first || view.outcome) return [];
  return [
    ...view.menu.filter((card) => figureOf(card) === first).map((card) => `menu-${card}`),
    ...(view.hands[seat - 1]?.cards ?? [])
      .filter((card) => figureOf(card) === first)
      .map((card) => `hand-${card}`),
  ];
}

function notesOn(event: PailleEvent, { events, view, seat }: Told, note: Notes): readonly Note[] {
  const isTurnOver = ({ round, turn }: PailleView): boolean =>
    round !== view.round || turn !== view.turn;
  switch (event.kind) {
    case 'shown': {
      const at = `chosen-${event.cards[0]?.seat ?? seat}`;
      return [{ id: 'shown', text: note.shown, at, isOver: isTurnOver }];
    }
    case 'took': {
      if (event.seat !== seat) return [];
      const coco = isCoco(event.card) ? cocoHeld(view, seat, note) : undefined;
      const at = `hand-${event.card}`;
      // What a new day means is not to wait behind it.
      return [...(coco ? [coco] : []), { id: 'took', text: note.took, at, isOver: isTurnOver }];
    }
    case 'called': {
      const at = `chosen-${event.seat}`;
      return [{ id: 'called', text: note.called, at, isOver: isTurnOver }];
    }
    case 'cooked': {
      const at = `week-${event.position}`;
      return [{ id: 'cooked', text: note.cooked, at, isOver: isTurnOver }];
    }
    case 'landed': {
      const isOver = ({ round }: PailleView): boolean => round !== view.round;
      return [{ id: 'landed', text: note.landed, at: `week-${view.week.length}`, isOver }];
    }
    case 'looked': {
      const isOver = ({ week }: PailleView): boolean =>
        !event.positions.every((position) => isKnownAlone(week[position - 1], seat));
      const at = `week-${event.positions[0]}`;
      return event.seat === seat ? [{ id: 'looked', text: note.looked, at, isOver }] : [];
    }
    case 'turned': {
      const isOver = ({ week }: PailleView): boolean => week[event.position - 1]?.up !== true;
      return event === dayAtEndOf(events)
        ? [{ id: 'turned', text: note.turned, at: `week-${event.position}`, isOver }]
        : [];
    }
    case 'shark': {
      const isOver = ({ shark }: PailleView): boolean => shark !== event.seat;
      const at = `chosen-${event.seat}`;
      return view.turn > 1 ? [{ id: 'shark', text: note.shark, at, isOver }] : [];
    }
    default:
      return [];
  }
}

/** CP4.2 */
function cocoHeld({ hands }: PailleView, seat: number, { coco }: Notes): Note | undefined {
  const held = hands[seat - 1]?.cards?.find(isCoco);
  if (held === undefined) return undefined;
  const isOver = (now: PailleView): boolean => now.hands[seat - 1]?.cards?.some(isCoco) !== true;
  return { id: 'coco', text: coco, at: `hand-${held}`, isOver };
}

/** CP7.2 */
function isKnownAlone(day: WeekCardView | undefined, seat: number): boolean {
  if (!day || day.up || day.knownTo === 'all') return false;
  return day.knownTo.every((other) => other === seat);
}

/** From the open days of the week, which everybody sees. */
function reasonFor({ events, before, view }: Told, words: FirstMatchMessages['reason']): string {
  if (view.outcome) return '';
  const first = leaderOf(before.weekTotals)?.figure;
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
