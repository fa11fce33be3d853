import { isEmpty, kingSquare } from './board.ts';
import { kingTakenFrom } from './king.ts';
import { destinations, piecesThatReach, type Position, type TablutMove } from './moving.ts';
import { inOrder, sidesOf, type Square } from './square.ts';

/** TB5.2: a move that would take the king where he stands, if the attackers moved again at once. */
export interface Threat extends TablutMove {
  readonly king: Square;
}

/** A threat with how often it was made since the counts last started afresh. */
export interface CountedThreat extends Threat {
  readonly times: number;
}

/** TB5.3: the third time the threat is void. */
const VOID_FROM = 3;

/** TB5.3: what the table says of a threat. */
export type ThreatStatus = 'live' | 'warned' | 'void';

/** What an attackers' move did to the threats. */
export interface ThreatTurn {
  /** Those that this move made, with their new counts. */
  readonly made: readonly CountedThreat[];
  readonly counts: readonly CountedThreat[];
}

/** Every threat on the board, void or not, in the order of its squares. */
export function standingThreats(position: Position): Threat[] {
  const king = kingSquare(position.board);
  const closing = sidesOf(king).filter(
    (side) => isEmpty(position.board, side) && kingTakenFrom(position, side),
  );
  if (closing.length === 0) return [];
  const attackers = new Set(closing.flatMap((to) => piecesThatReach(position, 'dark', to)));
  return inOrder([...attackers]).flatMap((from) =>
    destinations(position, from)
      .filter((to) => closing.includes(to))
      .map((to) => ({ from, to, king })),
  );
}

/** TB5.2: how the counts stand after an attackers' move from `before` to `after`. */
export function countThreats(
  before: Position,
  after: Position,
  counted: readonly CountedThreat[],
  tookPawn: boolean,
): ThreatTurn {
  const standing = standingThreats(after);
  if (standing.length === 0) return { made: [], counts: [] };
  const earlier = standingThreats(before);
  const known = tookPawn ? [] : counted;
  const made = standing
    .filter((threat) => !earlier.some((other) => isSameThreat(threat, other)))
    .map((threat) => ({ ...threat, times: timesMade(known, threat) + 1 }));
  const kept = known.filter((threat) => !made.some((other) => isSameThreat(threat, other)));
  return { made, counts: [...kept, ...made] };
}

export function timesMade(counts: readonly CountedThreat[], threat: Threat): number {
  return counts.find((counted) => isSameThreat(counted, threat))?.times ?? 0;
}

/** TB5.3 */
export function isVoid(times: number): boolean {
  return times >= VOID_FROM;
}

export function threatStatus(times: number): ThreatStatus {
  if (isVoid(times)) return 'void';
  return times === VOID_FROM - 1 ? 'warned' : 'live';
}

function isSameThreat(one: Threat, other: Threat): boolean {
  return one.from === other.from && one.to === other.to && one.king === other.king;
}
