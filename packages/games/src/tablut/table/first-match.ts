import type { FirstMatch, FirstNote, ToldPly } from '../../box/first-match.ts';
import {
  CORNERS,
  isBetweenEnemies,
  isHeldByCorner,
  makeSquare,
  otherSide,
  PALACE,
  sideAt,
  sideOf,
  takeableBy,
  type TablutEvent,
  type TablutView,
} from '../rules/index.ts';
import type { FirstMatchMessages } from '../texts/messages.generated.ts';
import { Picture } from './drawing/FirstMatchPicture.tsx';

type Told = ToldPly<TablutView, TablutEvent>;
type Note = FirstNote<TablutView>;

/** Accompanies a first match of Tablut. */
export function firstMatch(words: FirstMatchMessages): FirstMatch<TablutView, TablutEvent> {
  const { card, note } = words;
  return {
    card({ options }, seat) {
      const side = sideOf(seat);
      const { kingCapture } = options;
      return {
        who: card.who({ side }),
        win: card.win({ side, kingCapture }),
        lose: card.lose({ side, kingCapture }),
        turn: card.turn,
      };
    },
    Picture,
    // Light wants to get there, dark to be in the way.
    goals: () => CORNERS.map(makeSquare),
    opening: (_view, seat) => ({
      id: 'refused',
      text: note.refused,
      at: sideOf(seat) === 'light' ? 'e3' : 'e2',
    }),
    notes: (told) => byWeight(told.events).flatMap((event) => notesOn(event, told, note)),
    refused: ({ reason }) => ({
      id: 'refused',
      text: reason === 'not-your-piece' ? note.notYours : note.refused,
    }),
    reason: (told) => reasonFor(told, words.reason),
  };
}

/** What decides the match is explained before what does not. */
const WEIGHTY: readonly TablutEvent['kind'][] = ['corner-in-reach', 'king-threatened', 'taken'];

function byWeight(events: readonly TablutEvent[]): readonly TablutEvent[] {
  const weighty = WEIGHTY.flatMap((kind) => events.filter((event) => event.kind === kind));
  return [...weighty, ...events.filter(({ kind }) => !WEIGHTY.includes(kind))];
}

function notesOn(
  event: TablutEvent,
  { before, view, events, seat }: Told,
  note: FirstMatchMessages['note'],
): readonly Note[] {
  const side = sideOf(seat);
  switch (event.kind) {
    case 'taken': {
      const [square = PALACE] = event.squares;
      const mover = events.find((other) => other.kind === 'moved')?.to ?? PALACE;
      const held = event.squares.find((taken) => isHeldByCorner(taken, mover));
      const at = makeSquare(square);
      return [
        ...(held === undefined
          ? []
          : [{ id: 'corner-helped', text: note.cornerHelped, at: makeSquare(held) }]),
        event.side === side
          ? { id: 'you-lost', text: note.youLost, at }
          : { id: 'you-took', text: note.youTook, at },
      ];
    }
    case 'corner-in-reach':
      return [
        {
          id: `corner-in-reach-${side}`,
          text: note.cornerInReach({ side }),
          at: event.corners.map(makeSquare)[0],
          isOver: ({ cornersInReach }) => !cornersInReach.some((open) => open === event.corners[0]),
        },
      ];
    case 'king-threatened':
      return [
        {
          id: `king-threatened-${side}`,
          text: note.kingThreatened({ side }),
          at: makeSquare(event.square),
          isOver: ({ threats }) => threats.every(({ status }) => status === 'void'),
        },
      ];
    case 'moved': {
      const at = makeSquare(event.to);
      if (event.from === PALACE)
        return [{ id: 'palace-left', text: note.palaceLeft, at: makeSquare(PALACE) }];
      // TB3.2
      const isSafe = isBetweenEnemies(view.board, event.to);
      return isSafe && sideAt(before.board, event.from)
        ? [{ id: 'between', text: note.between, at }]
        : [];
    }
    case 'threat-made':
      if (event.status === 'live') return [];
      return [{ id: 'threat-again', text: note.threatAgain, at: makeSquare(event.threat.king) }];
    default:
      return [];
  }
}

/** What the move does, looked up on the board as everybody sees it. */
function reasonFor({ events, before, view }: Told, words: FirstMatchMessages['reason']): string {
  const moved = events.find((event) => event.kind === 'moved');
  if (!moved || view.outcome || events.some(({ kind }) => kind === 'taken')) return '';
  const shut = before.cornersInReach.filter((corner) => !view.cornersInReach.includes(corner));
  const mover = before.turn;
  if (mover === 'dark' && shut.length > 0) return words.blocks({ corners: shut.map(makeSquare) });
  if (events.some(({ kind }) => kind === 'king-threatened')) return words.threatens;
  if (view.cornersInReach.length > 0) return '';
  const wasInDanger = takeableBy(before, otherSide(mover)).includes(moved.from);
  const isInDanger = takeableBy(view, otherSide(mover)).includes(moved.to);
  if (wasInDanger && !isInDanger) return words.saves({ from: makeSquare(moved.from) });
  const aimed = takeableBy(view, mover).filter(
    (square) => !takeableBy(before, mover).includes(square),
  );
  return aimed.length > 0 ? words.prepares({ squares: aimed.map(makeSquare) }) : '';
}
