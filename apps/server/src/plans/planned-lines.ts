import {
  fail,
  type GameInfo,
  type Match,
  ok,
  parseAct,
  play,
  type Result,
  type Seat,
  turnOf,
} from '@kast/kernel';
import type { WireError } from '@kast/protocol';
import { refused, unreadable } from '../matches/decision.ts';

/** One line: moves of everybody in turn, in full notation. */
export type PlannedLine = readonly string[];

/** What was entered since a plan was made. */
export interface PlannedEntry {
  readonly by: Seat | 'chance' | 'table';
  readonly move: string;
}

/**
 * T15: only where everybody sees everything and decides in turn can what is foreseen be shown and come true:
 * chance, secrets and choices at the same time have no line.
 */
export function hasPlans({ traits }: Pick<GameInfo, 'traits'>): boolean {
  return !traits.hidden && !traits.chance && !traits.simultaneous;
}

type BadPlan = WireError<'bad-plan' | 'refused'>;

/**
 * Every line played through by the rules from the match as it stands: in full notation, ending with a move of
 * this seat. Two lines may not answer the same in two ways.
 */
export function readLines(
  match: Match,
  seat: Seat,
  lines: readonly (readonly string[])[],
): Result<readonly PlannedLine[], BadPlan> {
  const answers = new Map<string, string>();
  const read: PlannedLine[] = [];
  for (const line of lines) {
    const played = playLine(match, seat, line);
    if (!played.ok) return played;
    for (const { before, move } of played.value.own) {
      if ((answers.get(before) ?? move) !== move) {
        return fail({ code: 'bad-plan', problem: 'contradiction' });
      }
      answers.set(before, move);
    }
    read.push(played.value.moves);
  }
  return ok(distinct(read));
}

interface PlayedLine {
  readonly moves: readonly string[];
  /** What the seat answers, after everything before it. */
  readonly own: readonly { readonly before: string; readonly move: string }[];
}

function playLine(start: Match, seat: Seat, line: readonly string[]): Result<PlayedLine, BadPlan> {
  const moves: string[] = [];
  const own: { before: string; move: string }[] = [];
  let match = start;
  let isOwn = false;
  for (const text of line) {
    const turn = turnOf(match);
    const [by] = turn.kind === 'seats' ? turn.seats : [];
    if (by === undefined) return fail({ code: 'bad-plan', problem: 'over' });
    isOwn = by === seat;
    if (moves.length === 0 && isOwn) return fail({ code: 'bad-plan', problem: 'your-turn' });
    // An act is its owner's word in that moment; where the match comes to it nobody would enter it.
    if (parseAct(text)) return fail(refused(unreadable(text)));
    const played = play(match, by, text);
    if (!played.ok) return fail(refused(played.error));
    const { move } = played.value.ply.entry;
    if (isOwn) own.push({ before: moves.join('\n'), move });
    moves.push(move);
    match = played.value.match;
  }
  return isOwn ? ok({ moves, own }) : fail({ code: 'bad-plan', problem: 'no-answer' });
}

/** A line that another one begins with says nothing more. */
function distinct(lines: readonly PlannedLine[]): readonly PlannedLine[] {
  const texts = lines.map((line) => `${line.join('\n')}\n`);
  return lines.filter(
    (_, index) =>
      !texts.some(
        (other, place) =>
          other.startsWith(texts[index] ?? '') &&
          (other !== texts[index] || place < index) &&
          place !== index,
      ),
  );
}

/** The lines that what was entered follows, from there on. An offer of a draw changes no position. */
export function linesAfter(
  lines: readonly PlannedLine[],
  entries: readonly PlannedEntry[],
): readonly PlannedLine[] {
  const moves = entries.filter(({ move }) => move !== 'draw').map(({ move }) => move);
  return lines
    .filter((line) => line.length > moves.length && moves.every((move, at) => line[at] === move))
    .map((line) => line.slice(moves.length));
}
