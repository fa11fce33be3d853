import { unreachable } from '@kast/kernel';
import type { FirstMatch, FirstNote, ToldPly } from '../../box/first-match.ts';
import type { Language } from '../../box/texts/languages.ts';
import { type Player, playerAt } from '../../box/texts/part.ts';
import { goalRow, type HeuchelEvent, type HeuchelView, type KnownPile } from '../rules/index.ts';
import type { FirstMatchMessages } from '../texts/messages.generated.ts';
import { Picture } from './drawing/FirstMatchPicture.tsx';
import { makeField } from './drawing/geometry.ts';
import { whoseLastStacks } from './prompt.ts';

type Told = ToldPly<HeuchelView, HeuchelEvent>;
type Notes = FirstMatchMessages['note'];

export function textsIn(language: Language): Promise<unknown> {
  return import(`../texts/${language}/first-match.ftl`);
}

/** Accompanies a first match of Heuchel & Meuchel. */
export function firstMatch(words: FirstMatchMessages): FirstMatch<HeuchelView, HeuchelEvent> {
  const { card, note } = words;
  return {
    card: (_view, seat) => ({
      who: card.who({ place: seat }),
      win: card.win,
      lose: card.lose,
      turn: card.turn,
    }),
    Picture,
    goals: ownGoals,
    notes: (told) => [
      ...told.events.flatMap((event) => notesOn(event, told, note)),
      ...toTake(told, note),
      ...nearEnd(told, note),
    ],
    refused: () => ({ id: 'refused', text: note.refused }),
    reason: (told, players) => reasonFor(told, words.reason, players),
  };
}

/** HM1.4: of the cards that lead one's stacks and are still on their way. */
function ownGoals({ columns }: HeuchelView, seat: number): readonly string[] {
  const goals = (columns[seat - 1] ?? []).flatMap((pile) => {
    const top = pile && !pile.faceDown ? topOf(pile) : undefined;
    return top === undefined ? [] : [makeField(seat, goalRow(top))];
  });
  return [...new Set(goals)];
}

/** HM8.3: `?` where it must be remembered; a top card lies open. */
function topOf({ cards }: KnownPile): string | undefined {
  const card = cards[0]?.card;
  return card === '?' ? undefined : card;
}

/** HM4.1 */
function toTake({ before, view, seat }: Told, note: Notes): readonly FirstNote[] {
  const isNew = view.phase === 'taking' && view.onTurn === seat && before.phase !== 'taking';
  return isNew ? [{ id: 'can-take', text: note.canTake, at: makeField(seat, view.landed) }] : [];
}

/** HM6.1: said to who is to move, with the stack that may end it. */
function nearEnd({ view, seat }: Told, note: Notes): readonly FirstNote[] {
  if (view.phase !== 'moving' || view.onTurn !== seat) return [];
  const [last] = whoseLastStacks(view);
  if (last === undefined) return [];
  const row = (view.columns[last - 1] ?? []).findIndex((pile) => pile && !pile.faceDown);
  return [{ id: 'near-end', text: note.nearEnd, at: makeField(last, row + 1) }];
}

function notesOn(event: HeuchelEvent, { view, seat }: Told, note: Notes): readonly FirstNote[] {
  switch (event.kind) {
    case 'laid-out': {
      const lowest = (view.columns[seat - 1] ?? []).findIndex((pile) => pile !== null);
      return [{ id: 'laid-out', text: note.laidOut, at: makeField(seat, lowest + 1) }];
    }
    case 'moved': {
      const row = event.by.at(-1) ?? event.from;
      const at = makeField(event.seat, row);
      if (event.by.length > 1) return [{ id: 'jumped-on', text: note.jumpedOn, at }];
      return row > event.from + 1 && view.options.die === 'off'
        ? [{ id: 'jumped', text: note.jumped, at }]
        : [];
    }
    case 'took': {
      const at = makeField(event.seat, event.row);
      if (event.seat === seat) return [{ id: 'you-took', text: note.youTook, at }];
      const lost = makeField(seat, event.row);
      return event.column === seat ? [{ id: 'you-lost', text: note.youLost, at: lost }] : [];
    }
    case 'arrived': {
      const at = makeField(event.seat, event.row);
      return event.seat === seat ? [{ id: 'home', text: note.home, at }] : [];
    }
    case 'lapsed':
      return [{ id: 'lapsed', text: note.lapsed, at: makeField(event.column, event.row) }];
    case 'removed':
      return [{ id: 'removed', text: note.removed, at: makeField(event.seat, event.row) }];
    case 'dealt':
    case 'arranged':
    case 'begins':
    case 'rolled':
    case 'left-alone':
    case 'showed':
    case 'came-home':
    case 'goes-on':
    case 'stopped':
    case 'ended':
      return [];
    default:
      return unreachable(event);
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
      return words.home({ points: Number(event.card.charAt(1)) });
    }
    if (event.kind === 'took') {
      return event.column === seat ? words.tookYours : words.took;
    }
    if (event.kind === 'moved') {
      const row = event.by.at(-1) ?? event.from;
      if (view.phase === 'taking') return words.canTake({ row });
      if (row > event.from + 1 && view.options.die === 'off') {
        return words.jumps({ who: playerAt(players, event.seat), steps: row - event.from });
      }
    }
  }
  return '';
}
