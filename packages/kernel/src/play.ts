import { enterAct, longestLog, MOST_UNDOS_IN_A_ROW } from './acts.ts';
import { chanceAt, type Seed } from './chance.ts';
import { type Act, type Entry, parseAct } from './entry.ts';
import type { Step } from './game.ts';
import { type Match, type Offer, type Played, type TakeBack, turnOf } from './match.ts';
import { questionsAfter } from './question.ts';
import type { Referee } from './referee.ts';
import type { Refusal, TableRefusal } from './refusal.ts';
import { fail, ok, type Result } from './result.ts';
import { type Actor, isSeat, type Seat } from './seat.ts';

/** What a seat asks for: a move in the game's notation, or an act of the table. */
export function play<State, Move, View, Event, Memory>(
  match: Match<State, Move, View, Event, Memory>,
  seat: Seat,
  text: string,
): Result<Played<State, Move, View, Event, Memory>, Refusal> {
  if (!isSeat(seat, match.setup.seats)) {
    return fail({ rule: 'T7', reason: 'no-such-seat', facts: { seat } });
  }
  return append(match, { by: seat, move: text });
}

/** Any entry, by whomever: what a stored log or a record is read back with. */
export function append<State, Move, View, Event, Memory>(
  match: Match<State, Move, View, Event, Memory>,
  entry: Entry,
): Result<Played<State, Move, View, Event, Memory>, Refusal> {
  const { by } = entry;
  if (turnOf(match).kind === 'over') return fail({ rule: 'T2', reason: 'match-over', facts: {} });
  const act = parseAct(entry.move);
  const full = whyFull(match, by, act);
  if (full) return fail(full);
  if (by === 'table') {
    // T5: a forfeit is all that the table enters.
    return act?.kind === 'forfeit' ? enterAct(match, by, act) : fail(unreadable(entry.move));
  }
  if (act && by !== 'chance') return enterAct(match, by, act);
  const notDue = whyNotDue(match, by);
  if (notDue) return fail(notDue);
  const move = match.game.notation.parse(match.state, by, entry.move);
  if (!move.ok) return fail(move.error === 'unreadable' ? unreadable(entry.move) : move.error);
  return carryOut(match, by, move.value);
}

/**
 * Every entry of chance that is due, one after the other, and what the referee says where one is at
 * hand. Without one it stops at the referee's turn: the host has to ask elsewhere. T7
 */
export function drawChance<State, Move, View, Event, Memory>(
  match: Match<State, Move, View, Event, Memory>,
  seed: Seed,
  referee?: Referee<State, Move>,
): readonly Played<State, Move, View, Event, Memory>[] {
  const drawn: Played<State, Move, View, Event, Memory>[] = [];
  for (let current = match; ; ) {
    if (chanceIsDue(current)) drawn.push(drawLot(current, seed));
    else if (referee && refereeIsDue(current)) {
      drawn.push(enterVerdict(current, referee.judge(current.state)));
    } else return drawn;
    current = drawn.at(-1)?.match ?? current;
  }
}

export function chanceIsDue(match: Match): boolean {
  const turn = turnOf(match);
  return turn.kind === 'chance' && turn.source === 'lot';
}

/** Only a referee knows how this match goes on. */
export function refereeIsDue(match: Match): boolean {
  const turn = turnOf(match);
  return turn.kind === 'chance' && turn.source === 'referee';
}

/** What a referee said of this match, wherever it was asked. */
export function enterVerdict<State, Move, View, Event, Memory>(
  match: Match<State, Move, View, Event, Memory>,
  verdict: Move,
): Played<State, Move, View, Event, Memory> {
  if (!refereeIsDue(match)) throw new Error('a verdict that nobody waits for');
  const next = carryOut(match, 'chance', verdict);
  if (!next.ok) throw new Error(`an impossible verdict: ${JSON.stringify(next.error)}`);
  return next.value;
}

/** Judges a move as `play` would, without playing it. */
export function checkMove<State, Move, View, Event, Memory>(
  match: Match<State, Move, View, Event, Memory>,
  seat: Seat,
  move: Move,
): Refusal | undefined {
  return whyNotDue(match, seat) ?? match.game.check(match.state, seat, move);
}

/** T9: a log that is full can still be brought to an end, and chance that is due was bargained for. */
function whyFull(match: Match, by: Entry['by'], act: Act | undefined): TableRefusal | undefined {
  const endsIt = act !== undefined && act.kind !== 'undo';
  if (by === 'chance' || endsIt) return undefined;
  const limit = longestLog(match);
  return match.ply < limit ? undefined : { rule: 'T9', reason: 'log-full', facts: { limit } };
}

function whyNotDue(match: Match, by: Actor): TableRefusal | undefined {
  const turn = turnOf(match);
  if (turn.kind === 'over') return { rule: 'T2', reason: 'match-over', facts: {} };
  if (by === 'chance') {
    return turn.kind === 'chance' ? undefined : { rule: 'T7', reason: 'chance-not-due', facts: {} };
  }
  if (!isSeat(by, match.setup.seats)) {
    return { rule: 'T7', reason: 'no-such-seat', facts: { seat: by } };
  }
  if (turn.kind === 'chance') return { rule: 'T7', reason: 'not-your-turn', facts: { seats: [] } };
  if (turn.seats.includes(by)) return undefined;
  return { rule: turn.rule, reason: 'not-your-turn', facts: { seats: turn.seats } };
}

function drawLot<State, Move, View, Event, Memory>(
  match: Match<State, Move, View, Event, Memory>,
  seed: Seed,
): Played<State, Move, View, Event, Memory> {
  const drawn = match.game.chance(match.state, chanceAt(seed, match.ply));
  const next = carryOut(match, 'chance', drawn);
  if (!next.ok) throw new Error(`chance drew an illegal entry: ${JSON.stringify(next.error)}`);
  return next.value;
}

function carryOut<State, Move, View, Event, Memory>(
  match: Match<State, Move, View, Event, Memory>,
  by: Actor,
  move: Move,
): Result<Played<State, Move, View, Event, Memory>, Refusal> {
  const { game, state: before, ply: at } = match;
  const refusal = game.check(before, by, move);
  if (refusal) return fail(refusal);
  const step = { before, by, move, after: game.apply(before, by, move) };
  const entry = { by, move: game.notation.make(before, move) };
  return ok({
    ply: { at, entry, step },
    match: {
      ...match,
      ply: at + 1,
      state: step.after,
      questions: questionsAfter(match.questions, by, game.turn(step.after), at + 1),
      offers: offersAfterMove(match, by),
      takeBacks: takeBacksAfter(match, step),
    },
  });
}

/** T6: what was shown, and what chance has decided, stays. */
function takeBacksAfter<State, Move>(
  match: Match<State, Move>,
  step: Step<State, Move>,
): readonly TakeBack<State>[] {
  const { game, ply, takeBacks } = match;
  const { by, before } = step;
  if (by === 'chance' || game.info.noTakeBack !== undefined) return [];
  if (revealsAnything(match, step)) return [];
  return [...takeBacks.slice(1 - MOST_UNDOS_IN_A_ROW), { seat: by, ply, state: before }];
}

function revealsAnything<State, Move>(
  { game, setup }: Match<State, Move>,
  step: Step<State, Move>,
): boolean {
  for (let seat = 1; seat <= setup.seats; seat++) if (game.reveals(step, seat)) return true;
  return game.reveals(step, 'watcher');
}

/** T4: an offer lapses when somebody who could have answered it moves on instead. */
function offersAfterMove({ offers, resigned }: Match, by: Actor): readonly Offer[] {
  const stands = by === 'chance' || offers.some(({ seat }) => seat === by) || resigned.includes(by);
  return stands ? offers : [];
}

function unreadable(text: string): TableRefusal {
  return { rule: 'T1', reason: 'notation', facts: { text: text.slice(0, 80) } };
}
