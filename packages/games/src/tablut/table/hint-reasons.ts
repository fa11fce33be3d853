import type { AdvisedMove } from '../../box/hint-reasons.ts';
import {
  game,
  KING,
  kingSquare,
  makeSquare,
  movesOf,
  otherSide,
  pieceAt,
  seatOf,
  stateOf,
  takeableBy,
  type TablutEvent,
  type TablutMove,
  type TablutView,
} from '../rules/index.ts';
import type { HintReasonsMessages } from '../texts/messages.generated.ts';

/** What the move does, the weightiest first, looked up on the board that everybody sees. */
export function reasonFor(
  { move, view }: AdvisedMove<TablutView, TablutMove>,
  words: HintReasonsMessages,
): string {
  const { after, events } = playedOn(view, move);
  return (
    atOnce(view, after, events, words) ??
    forTheKing(view, after, words) ??
    forThePawns(view, after, move, words) ??
    withRoom(view, after, words)
  );
}

function playedOn(view: TablutView, move: TablutMove) {
  const before = stateOf(view);
  const by = seatOf(view.turn);
  const after = game.apply(before, by, move);
  return { after: game.view(after, by), events: game.events({ before, by, move, after }, by) };
}

function atOnce(
  view: TablutView,
  after: TablutView,
  events: readonly TablutEvent[],
  words: HintReasonsMessages,
): string | undefined {
  for (const event of events) {
    if (event.kind === 'king-escaped') return words.escapes;
    if (event.kind === 'king-taken') return words.takesKing;
  }
  if (after.outcome) return after.outcome.winners.length > 0 ? words.wins : words.draws;
  const taken = events.find((event) => event.kind === 'taken');
  if (!taken) return undefined;
  const [first = view.board.length] = taken.squares;
  const men = pieceAt(view.board, first) ?? KING;
  return words.takes({ men, squares: taken.squares.map(makeSquare) });
}

function forTheKing(
  view: TablutView,
  after: TablutView,
  words: HintReasonsMessages,
): string | undefined {
  const isDark = view.turn === 'dark';
  const shut = view.cornersInReach.filter((corner) => !after.cornersInReach.includes(corner));
  if (isDark && shut.length > 0) return words.blocks({ corners: shut.map(makeSquare) });
  if (isDark && isThreatened(after)) return words.threatens;
  if (isDark) return undefined;
  if (isThreatened(view) && !isThreatened(after)) return words.rescues;
  const corners = after.cornersInReach.map(makeSquare);
  return corners.length > 0 ? words.reaches({ corners }) : undefined;
}

/** TB5.3: void threats take nobody. */
function isThreatened({ threats }: TablutView): boolean {
  return threats.some(({ status }) => status !== 'void');
}

function forThePawns(
  view: TablutView,
  after: TablutView,
  { from, to }: TablutMove,
  words: HintReasonsMessages,
): string | undefined {
  const enemy = otherSide(view.turn);
  const inDanger = takeableBy(view, enemy);
  const stillInDanger = takeableBy(after, enemy);
  const saved = inDanger.filter((at) => !stillInDanger.includes(at === from ? to : at));
  if (saved.length > 0) return words.saves({ squares: saved.map(makeSquare) });
  const before = takeableBy(view, view.turn);
  const aimed = takeableBy(after, view.turn).filter((square) => !before.includes(square));
  return aimed.length > 0 ? words.aims({ squares: aimed.map(makeSquare) }) : undefined;
}

/** Nothing is taken and nobody saved: then it is about where the king can go. */
function withRoom(view: TablutView, after: TablutView, words: HintReasonsMessages): string {
  const gained = roomOfKing(after) - roomOfKing(view);
  const isLight = view.turn === 'light';
  if (isLight && gained > 0) return words.frees;
  if (!isLight && gained < 0) return words.hems;
  if (takeableBy(view, view.turn).length > 0) return words.ratherThanTaking;
  if (isLight) return gained === 0 ? words.keepsWays : '';
  return words.waits;
}

function roomOfKing(view: TablutView): number {
  const king = kingSquare(view.board);
  return movesOf(view, 'light').filter(({ from }) => from === king).length;
}
