import { enterAct } from './acts.ts';
import { chanceAt, type Seed } from './chance.ts';
import { type Entry, type Ply, parseAct } from './entry.ts';
import type { Step } from './game.ts';
import { type Match, turnOf } from './match.ts';
import type { Referee } from './referee.ts';
import type { Refusal, TableRefusal } from './refusal.ts';
import { fail, ok, type Result } from './result.ts';
import { type Actor, isSeat, type Seat, seatsOf, type Viewer } from './seat.ts';

/** What a seat asks for: a move in the game's notation, or an act of the table. */
export function play<State, Move, View, Event>(
  match: Match<State, Move, View, Event>,
  seat: Seat,
  text: string,
): Result<Match<State, Move, View, Event>, Refusal> {
  if (!isSeat(seat, match.setup.seats)) {
    return fail({ rule: 'T7', reason: 'no-such-seat', facts: { seat } });
  }
  return append(match, { by: seat, move: text });
}

/** Any entry, by whomever: what a stored log or a record is read back with. */
export function append<State, Move, View, Event>(
  match: Match<State, Move, View, Event>,
  entry: Entry,
): Result<Match<State, Move, View, Event>, Refusal> {
  const { by } = entry;
  if (turnOf(match).kind === 'over') return fail({ rule: 'T2', reason: 'match-over', facts: {} });
  const act = parseAct(entry.move);
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
 * Draws every entry of chance that is due, and enters what the referee says where one is at hand.
 * Without one the match stops at the referee's turn: the host has to ask elsewhere. T7
 */
export function drawChance<State, Move, View, Event>(
  match: Match<State, Move, View, Event>,
  seed: Seed,
  referee?: Referee<State, Move>,
): Match<State, Move, View, Event> {
  let current = match;
  for (;;) {
    if (chanceIsDue(current)) current = drawLot(current, seed);
    else if (referee && refereeIsDue(current)) {
      current = enterVerdict(current, referee.judge(current.state));
    } else return current;
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
export function enterVerdict<State, Move, View, Event>(
  match: Match<State, Move, View, Event>,
  verdict: Move,
): Match<State, Move, View, Event> {
  if (!refereeIsDue(match)) throw new Error('a verdict that nobody waits for');
  const next = carryOut(match, 'chance', verdict);
  if (!next.ok) throw new Error(`an impossible verdict: ${JSON.stringify(next.error)}`);
  return next.value;
}

/** Judges a move as `play` would, without playing it. */
export function checkMove<State, Move, View, Event>(
  match: Match<State, Move, View, Event>,
  seat: Seat,
  move: Move,
): Refusal | undefined {
  return whyNotDue(match, seat) ?? match.game.check(match.state, seat, move);
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

function drawLot<State, Move, View, Event>(
  match: Match<State, Move, View, Event>,
  seed: Seed,
): Match<State, Move, View, Event> {
  const drawn = match.game.chance(match.state, chanceAt(seed, match.plies.length));
  const next = carryOut(match, 'chance', drawn);
  if (!next.ok) throw new Error(`chance drew an illegal entry: ${JSON.stringify(next.error)}`);
  return next.value;
}

function carryOut<State, Move, View, Event>(
  match: Match<State, Move, View, Event>,
  by: Actor,
  move: Move,
): Result<Match<State, Move, View, Event>, Refusal> {
  const { game, state: before } = match;
  const refusal = game.check(before, by, move);
  if (refusal) return fail(refusal);
  const step = { before, by, move, after: game.apply(before, by, move) };
  const ply: Ply<State, Move> = { entry: { by, move: game.notation.make(before, move) }, step };
  const final =
    by === 'chance' || game.info.noTakeBack !== undefined || revealsAnything(match, step);
  return ok({
    ...match,
    plies: [...match.plies, ply],
    state: step.after,
    offers: offersAfterMove(match, by),
    takeBack: final ? undefined : { seat: by, state: before, earlier: match.takeBack },
  });
}

function revealsAnything<State, Move>(
  { game, setup }: Match<State, Move>,
  step: Step<State, Move>,
): boolean {
  const viewers: readonly Viewer[] = [...seatsOf(setup.seats), 'watcher'];
  return viewers.some((viewer) => game.reveals(step, viewer));
}

/** T4: an offer lapses when somebody who could have answered it moves on instead. */
function offersAfterMove(match: Match, by: Actor): readonly Seat[] {
  if (by === 'chance' || match.offers.includes(by) || match.resigned.includes(by)) {
    return match.offers;
  }
  return [];
}

function unreadable(text: string): TableRefusal {
  return { rule: 'T1', reason: 'notation', facts: { text: text.slice(0, 80) } };
}
