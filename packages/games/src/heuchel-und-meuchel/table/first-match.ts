import { lettered } from '@kast/ui/kit';
import type { FirstMatch, FirstNote, ToldPly } from '../../box/first-match.ts';
import { type Player, playerAt } from '../../box/texts/part.ts';
import {
  goalRow,
  type HeuchelEvent,
  type HeuchelView,
  isJump,
  openRows,
  openTopAt,
  pointsFor,
  tallyOf,
  whoseLastStacks,
} from '../rules/index.ts';
import type { FirstMatchMessages } from '../texts/messages.generated.ts';
import type { HeuchelTexts } from '../texts/speak.ts';
import { Picture } from './drawing/FirstMatchPicture.tsx';
import { makeField } from './drawing/geometry.ts';

type Told = ToldPly<HeuchelView, HeuchelEvent>;
type Note = FirstNote<HeuchelView>;
type Notes = FirstMatchMessages['note'];

/** Accompanies a first match of Heuchel & Meuchel. */
export function firstMatch(
  words: FirstMatchMessages,
): FirstMatch<HeuchelView, HeuchelEvent, HeuchelTexts> {
  const { card, note } = words;
  return {
    card: (_view, seat) => ({ ...card, who: card.who({ place: seat }) }),
    Picture: lettered(Picture),
    goals: ownGoals,
    notes: (told) => [
      ...told.events.flatMap((event) => notesOn(event, told, note)),
      ...toTake(told, note),
      ...nearEnd(told, note),
      ...unsurePoints(told, note),
    ],
    refused: (_refusal, view) => {
      const isOver = ({ phase }: HeuchelView): boolean => phase !== 'moving';
      return isOver(view) ? undefined : { id: 'refused', text: note.refused, isOver };
    },
    reason: (told, players) => reasonFor(told, words.reason, players),
  };
}

/** HM1.4: of the cards that lead one's stacks and are still on their way. */
function ownGoals(view: HeuchelView, seat: number): readonly string[] {
  const goals = openRows(view.columns[seat - 1]).flatMap((row) => {
    const top = openTopAt(view, seat, row);
    return top === undefined ? [] : [makeField(seat, goalRow(top))];
  });
  return [...new Set(goals)];
}

/** HM8.1: what lies covered in a stack leaves its owner's points open to others. */
function unsurePoints({ view }: Told, note: Notes): readonly Note[] {
  const isOver = (now: HeuchelView): boolean =>
    now.columns.every((_, index) => (tallyOf(now, index + 1)?.unknown ?? 0) === 0);
  return view.phase !== 'moving' || isOver(view)
    ? []
    : [{ id: 'points', text: note.points, isOver }];
}

/** HM4.1 */
function toTake({ before, view, seat }: Told, note: Notes): readonly Note[] {
  const isNew = view.phase === 'taking' && view.onTurn === seat && before.phase !== 'taking';
  const isOver = (now: HeuchelView): boolean => now.phase !== 'taking' || now.onTurn !== seat;
  const at = makeField(seat, view.landed);
  return isNew ? [{ id: 'can-take', text: note.canTake, at, isOver }] : [];
}

/** HM6.1: said to who is to move, with the stack that may end it. */
function nearEnd({ view, seat }: Told, note: Notes): readonly Note[] {
  if (view.phase !== 'moving' || view.onTurn !== seat) return [];
  const [last] = whoseLastStacks(view);
  if (last === undefined) return [];
  const [row = 1] = openRows(view.columns[last - 1]);
  const isOver = (now: HeuchelView): boolean => whoseLastStacks(now).length === 0;
  return [{ id: 'near-end', text: note.nearEnd, at: makeField(last, row), isOver }];
}

function notesOn(event: HeuchelEvent, { view, seat }: Told, note: Notes): readonly Note[] {
  switch (event.kind) {
    case 'laid-out': {
      const lowest = (view.columns[seat - 1] ?? []).findIndex((pile) => pile !== null);
      return [{ id: 'laid-out', text: note.laidOut, at: makeField(seat, lowest + 1) }];
    }
    case 'moved': {
      const row = event.by.at(-1) ?? event.from;
      const at = makeField(event.seat, row);
      if (event.by.length > 1) return [{ id: 'jumped-on', text: note.jumpedOn, at }];
      return isJump(view, event.from, row) ? [{ id: 'jumped', text: note.jumped, at }] : [];
    }
    case 'took': {
      const at = makeField(event.seat, event.row);
      // HM4.4
      const isOver = ({ onTurn }: HeuchelView): boolean => onTurn !== seat;
      if (event.seat === seat) return [{ id: 'you-took', text: note.youTook, at, isOver }];
      const lost = makeField(seat, event.row);
      return event.column === seat ? [{ id: 'you-lost', text: note.youLost, at: lost }] : [];
    }
    case 'arrived': {
      const at = makeField(event.seat, event.row);
      return event.seat === seat ? [{ id: 'home', text: note.home, at }] : [];
    }
    case 'lapsed':
      return [{ id: 'lapsed', text: note.lapsed, at: makeField(event.column, event.row) }];
    case 'removed': {
      const isOver = ({ onTurn }: HeuchelView): boolean => onTurn !== view.onTurn;
      return [{ id: 'removed', text: note.removed, at: makeField(event.seat, event.row), isOver }];
    }
    default:
      return [];
  }
}

/** From what lies open: who may take what, who is home, whose points go along. */
function reasonFor(
  { events, view, seat }: Told,
  words: FirstMatchMessages['reason'],
  players: readonly Player[],
): string {
  if (view.outcome) return '';
  for (const event of events) {
    if (event.kind === 'arrived' && event.card !== null) {
      return words.home({ points: pointsFor(event.card, event.row) });
    }
    if (event.kind === 'took') {
      return event.column === seat ? words.tookYours : words.took;
    }
    if (event.kind === 'moved') {
      const row = event.by.at(-1) ?? event.from;
      if (view.phase === 'taking') return words.canTake({ row });
      if (isJump(view, event.from, row)) {
        return words.jumps({ who: playerAt(players, event.seat), steps: row - event.from });
      }
    }
  }
  return '';
}
