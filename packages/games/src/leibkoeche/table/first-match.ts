import { type Seat, unreachable } from '@kast/kernel';
import type { FirstMatch, FirstNote, ToldPly } from '../../box/first-match.ts';
import type { Language } from '../../box/texts/languages.ts';
import {
  countOn,
  kindsOn,
  type LeibkoecheEvent,
  type LeibkoecheView,
  PLACES,
} from '../rules/index.ts';
import type { FirstMatchMessages } from '../texts/messages.generated.ts';
import { Picture } from './drawing/FirstMatchPicture.tsx';
import { cellOfTile } from './drawing/geometry.ts';

type Told = ToldPly<LeibkoecheView, LeibkoecheEvent>;
type Notes = FirstMatchMessages['note'];

const CARPET_CELL = 'c0';
const PAN_CELL = 'e0';

export function textsIn(language: Language): Promise<unknown> {
  return import(`../texts/${language}/first-match.ftl`);
}

/** Accompanies a first match of the Leibköche. */
export function firstMatch(words: FirstMatchMessages): FirstMatch<LeibkoecheView, LeibkoecheEvent> {
  const { card, note } = words;
  return {
    card: (_view, seat) => ({
      who: card.who({ cook: seat }),
      win: card.win,
      lose: card.lose,
      turn: card.turn,
    }),
    Picture,
    goals: missingPiles,
    notes: (told) => [
      ...told.events.flatMap((event) => notesOn(event, told, note)),
      ...otherPan(told, note),
    ],
    refused: () => ({ id: 'refused', text: note.refused }),
    reason: (told) => reasonFor(told, words.reason),
  };
}

/** The piles of kinds that one has not got yet; with all six the king. LK6.1, LK7.1 */
function missingPiles({ piles, trays, arrived, outcome }: LeibkoecheView, seat: Seat): string[] {
  const tray = trays[seat - 1] ?? [];
  if (outcome || arrived.includes(seat)) return [];
  if (countOn(tray) === PLACES) return [CARPET_CELL];
  return piles
    .filter(({ kind, size }) => size > 0 && !kindsOn(tray).includes(kind))
    .map(({ tile }) => cellOfTile(tile));
}

/** LK2.1 */
function otherPan({ before, view, seat }: Told, note: Notes): readonly FirstNote[] {
  if (view.onTurn !== seat || before.onTurn === seat || view.phase !== 'toss') return [];
  if (view.pan === 'normal') return [];
  return [{ id: `pan-${view.pan}`, text: note.pan[view.pan], at: PAN_CELL }];
}

function notesOn(event: LeibkoecheEvent, { seat }: Told, note: Notes): readonly FirstNote[] {
  switch (event.kind) {
    case 'fell': {
      const { result } = event.fall;
      return event.seat === seat
        ? [{ id: `fell-${result}`, text: note.fell[result], at: PAN_CELL }]
        : [];
    }
    case 'collected': {
      const at = `p${event.place}`;
      if (event.seat !== seat) return [];
      return event.garnished.crowned
        ? [{ id: 'crown', text: note.crown, at: 'k1' }]
        : [{ id: 'collected', text: note.collected, at }];
    }
    case 'peeked':
      return event.seat === seat
        ? [{ id: 'peeked', text: note.peeked, at: `k${event.place}` }]
        : [];
    case 'laid':
      return [{ id: 'laid', text: note.laid, at: cellOfTile(event.tile) }];
    case 'arrived':
      return [{ id: 'arrived', text: note.arrived, at: CARPET_CELL }];
    case 'set-up':
    case 'begins':
    case 'left':
    case 'put':
    case 'stuck':
    case 'revealed':
    case 'shifted':
    case 'took':
    case 'tossed':
    case 'walked':
    case 'skipped':
    case 'looked-away':
    case 'turned':
    case 'ordered':
    case 'ended':
      return [];
    default:
      return unreachable(event);
  }
}

/** From trays and piles, which everybody sees. LK10.1 */
function reasonFor({ events, before, view }: Told, words: FirstMatchMessages['reason']): string {
  if (view.outcome) return '';
  for (const event of events) {
    if (event.kind === 'walked') {
      const pile = before.piles.find(({ tile }) => tile === event.tiles.at(-1));
      const tray = before.trays[event.seat - 1] ?? [];
      if (pile && !kindsOn(tray).includes(pile.kind)) return words.missing({ kind: pile.kind });
    }
    if (event.kind === 'skipped' && wouldLead(before, event.seat)) return words.smallPan;
    if (event.kind === 'peeked') return words.peeked;
  }
  return '';
}

/** LK2.1: one more, and the small pan is due. */
function wouldLead({ trays }: LeibkoecheView, seat: Seat): boolean {
  const own = countOn(trays[seat - 1] ?? []) + 1;
  return trays.every((tray, index) => index === seat - 1 || countOn(tray) < own);
}
