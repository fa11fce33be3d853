import type { Seat } from '@kast/kernel';
import type { FirstMatch, FirstNote, ToldPly } from '../../box/first-match.ts';
import {
  type LeibkoecheEvent,
  type LeibkoecheView,
  mayGoToKing,
  missingPiles,
  panWithOneMore,
} from '../rules/index.ts';
import type { FirstMatchMessages } from '../texts/messages.generated.ts';
import { Picture } from './drawing/FirstMatchPicture.tsx';
import { cellOfTile } from './drawing/geometry.ts';

type Told = ToldPly<LeibkoecheView, LeibkoecheEvent>;
type Note = FirstNote<LeibkoecheView>;
type Notes = FirstMatchMessages['note'];

/** When a tile is asked for. */
const ON_TILES: ReadonlySet<LeibkoecheView['phase']> = new Set([
  'put',
  'from',
  'walk',
  'second',
  'lay',
]);

const CARPET_CELL = 'c0';
const PAN_CELL = 'e0';

/** Accompanies a first match of the Leibköche. */
export function firstMatch(words: FirstMatchMessages): FirstMatch<LeibkoecheView, LeibkoecheEvent> {
  const { card, note } = words;
  return {
    card: (_view, seat) => ({ ...card, who: card.who({ cook: seat }) }),
    Picture,
    goals,
    notes: (told) => [
      ...told.events.flatMap((event) => notesOn(event, told, note)),
      ...otherPan(told, note),
    ],
    refused: (_refusal, view) => {
      const isOver = ({ phase }: LeibkoecheView): boolean => !ON_TILES.has(phase);
      return isOver(view) ? undefined : { id: 'refused', text: note.refused, isOver };
    },
    reason: (told) => reasonFor(told, words.reason),
  };
}

/**
 * The piles of kinds that one has not got yet; with all six the king. LK6.1, LK7.1. On one's own turn: a toss of
 * somebody else flies before them.
 */
function goals(view: LeibkoecheView, seat: Seat): readonly string[] {
  if (view.outcome || view.onTurn !== seat || view.arrived.includes(seat)) return [];
  if (mayGoToKing(view, seat)) return [CARPET_CELL];
  return missingPiles(view, seat).map(({ tile }) => cellOfTile(tile));
}

/** LK2.1 */
function otherPan({ before, view, seat }: Told, note: Notes): readonly Note[] {
  if (view.onTurn !== seat || before.onTurn === seat || view.phase !== 'toss') return [];
  if (view.pan === 'normal') return [];
  const isOver = ({ onTurn }: LeibkoecheView): boolean => onTurn !== seat;
  return [{ id: `pan-${view.pan}`, text: note.pan[view.pan], at: PAN_CELL, isOver }];
}

function notesOn(event: LeibkoecheEvent, { view, seat }: Told, note: Notes): readonly Note[] {
  switch (event.kind) {
    case 'fell': {
      const { result } = event.fall;
      if (event.seat !== seat) return [];
      // LK3.5: until somebody has put the cook elsewhere, or left it.
      const isOver = ({ onTurn, toPut }: LeibkoecheView): boolean =>
        onTurn !== seat && toPut !== seat;
      return [{ id: `fell-${result}`, text: note.fell[result], at: PAN_CELL, isOver }];
    }
    case 'collected': {
      const at = `p${event.place}`;
      if (event.seat !== seat) return [];
      // LK6.3
      const isOver = ({ onTurn }: LeibkoecheView): boolean => onTurn !== seat;
      return event.garnished.crowned
        ? [{ id: 'crown', text: note.crown, at: 'k1', isOver }]
        : [{ id: 'collected', text: note.collected, at }];
    }
    case 'peeked': {
      const isOver = ({ revealed, peeks }: LeibkoecheView): boolean =>
        revealed || peeks.some(({ seat: other, place }) => place === event.place && other !== seat);
      return event.seat === seat
        ? [{ id: 'peeked', text: note.peeked, at: `k${event.place}`, isOver }]
        : [];
    }
    case 'laid': {
      const isOver = ({ lying }: LeibkoecheView): boolean =>
        !lying.some(({ tile }) => tile === event.tile);
      return [{ id: 'laid', text: note.laid, at: cellOfTile(event.tile), isOver }];
    }
    case 'arrived': {
      // LK7.2
      const isOver = ({ revealed }: LeibkoecheView): boolean => revealed;
      if (view.revealed) return [];
      return [{ id: 'arrived', text: note.arrived, at: CARPET_CELL, isOver }];
    }
    default:
      return [];
  }
}

/** From trays and piles, which everybody sees. LK10.1 */
function reasonFor({ events, before, view }: Told, words: FirstMatchMessages['reason']): string {
  if (view.outcome) return '';
  for (const event of events) {
    if (event.kind === 'walked') {
      const end = event.tiles.at(-1);
      const pile = missingPiles(before, event.seat).find(({ tile }) => tile === end);
      if (pile) return words.missing({ kind: pile.kind });
    }
    if (event.kind === 'skipped' && panWithOneMore(before, event.seat) === 'small')
      return words.smallPan;
    if (event.kind === 'peeked') return words.peeked;
  }
  return '';
}
