import * as board from './board.ts';
import * as capturingMoves from './capturing-moves.ts';
import * as kingWays from './king-ways.ts';
import * as lines from './lines.ts';
import * as mobility from './mobility.ts';
import type { Pieces } from './pieces.ts';
import * as rays from './rays.ts';

const { DARK_PAWN, SQUARES, STRIDE } = board;
const { pawnsTakenAt } = capturingMoves;
const { cornersInReach } = kingWays;
const { ACROSS, LINE_ENDS, LINE_LENGTH, tables } = lines;
const { listMoves } = mobility;
const { firstBarrier } = rays;

const { LINE, PLACE } = tables;

/**
 * What dark can do about a king who is about to go to a corner: step between. Against two corners at
 * once there is nothing.
 */
export function listBlocks(pieces: Pieces, into: Int32Array, at: number): number {
  const { king } = pieces;
  const inColumn = cornersInReach(pieces, king);
  const inRow = cornersInReach(pieces, king + ACROSS);
  if (inColumn === LINE_ENDS || inRow === LINE_ENDS || (inColumn !== 0 && inRow !== 0)) return 0;
  if (inColumn !== 0) return listBlocksOn(pieces, king, inColumn, 1, STRIDE, into, at);
  return listBlocksOn(pieces, king + ACROSS, inRow, STRIDE, 1, into, at);
}

function listBlocksOn(
  pieces: Pieces,
  kingOnLine: number,
  corner: number,
  along: number,
  across: number,
  into: Int32Array,
  at: number,
): number {
  const place = PLACE[kingOnLine] as number;
  const isFirstLine = (LINE[kingOnLine] as number) % LINE_LENGTH === 0;
  const inward = isFirstLine ? across : -across;
  const step = corner === 1 ? -along : along;
  const between = corner === 1 ? place - 1 : LINE_LENGTH - 2 - place;
  let end = at;
  for (let steps = 1; steps <= between; steps++) {
    const to = pieces.king + steps * step;
    const from = firstBarrier(pieces.memory, to, inward);
    if (((pieces.memory[from] as number) & DARK_PAWN) !== 0) into[end++] = from | (to << 7);
  }
  return end - at;
}

const isInTheWay = new Uint8Array(SQUARES);

/**
 * At least what light can do about threats to the king: move him, take an attacker, or step into the
 * way of one.
 */
export function listAnswers(
  pieces: Pieces,
  threats: Int32Array,
  threatCount: number,
  into: Int32Array,
  at: number,
): number {
  isInTheWay.fill(0);
  for (let index = 0; index < threatCount; index++) markWay(threats[index] as number);
  const end = at + listMoves(pieces, into, at);
  let kept = at;
  for (let index = at; index < end; index++) {
    const move = into[index] as number;
    const to = move >> 7;
    const isAnswer =
      (move & 127) === pieces.king || isInTheWay[to] === 1 || pawnsTakenAt(pieces, to) > 0;
    if (isAnswer) into[kept++] = move;
  }
  return kept - at;
}

/** Every square that the attacker would come over, the one beside the king included. */
function markWay(threat: number): void {
  const from = threat & 127;
  const to = (threat >> 7) & 127;
  const isAcross = (from - to) % STRIDE === 0;
  const size = isAcross ? STRIDE : 1;
  const step = from > to ? size : -size;
  for (let square = to; square !== from; square += step) isInTheWay[square] = 1;
}
