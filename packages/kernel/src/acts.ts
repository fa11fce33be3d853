import { type Act, type Ending, makeAct, type Ply } from './entry.ts';
import { type Match, seatsInPlay, turnOf } from './match.ts';
import type { RuleId, TableRefusal } from './refusal.ts';
import { fail, must, ok, type Result, unreachable } from './result.ts';
import { isSeat, type Seat } from './seat.ts';

/**
 * The acts of the table, docs/TABLE.md: T3 resigning, T4 a draw by agreement, T5 forfeits, T6 taking
 * back. The caller has made sure that the match is not over.
 */
export function enterAct<State, Move, View, Event>(
  match: Match<State, Move, View, Event>,
  by: Seat | 'table',
  act: Act,
): Result<Match<State, Move, View, Event>, TableRefusal> {
  const refusal = whyNotAct(match, by, act);
  if (refusal) return fail(refusal);
  const ply: Ply<State, Move> = { entry: { by, move: makeAct(act) }, act };
  const logged = { ...match, plies: [...match.plies, ply] };
  switch (act.kind) {
    case 'resign':
      return ok(leave(logged, by as Seat, 'resign'));
    case 'forfeit':
      return ok(leave(logged, act.seat, act.cause));
    case 'draw':
      return ok(offerDraw(logged, by as Seat));
    case 'undo': {
      const { state, earlier } = must(match.takeBack, 'a move to take back');
      return ok({ ...logged, state, takeBack: earlier });
    }
    default:
      return unreachable(act);
  }
}

/** Why this seat cannot take back right now; undefined where it can. T6 */
export function whyNoTakeBack(match: Match, seat: Seat): TableRefusal | undefined {
  const forbidden = match.game.info.noTakeBack;
  if (forbidden) return { rule: forbidden, reason: 'take-back-not-in-this-game', facts: {} };
  const turn = turnOf(match);
  if (turn.kind === 'over') return { rule: 'T2', reason: 'match-over', facts: {} };
  // T7: a throw that is in the air is not caught back by the one who threw it.
  if (turn.kind === 'chance') return { rule: 'T7', reason: 'not-your-turn', facts: { seats: [] } };
  if (match.takeBack?.seat === seat) return undefined;
  return { rule: 'T6', reason: 'nothing-to-take-back', facts: {} };
}

function whyNotAct(match: Match, by: Seat | 'table', act: Act): TableRefusal | undefined {
  const actor = act.kind === 'forfeit' ? act.seat : by;
  if (act.kind === 'forfeit' && by !== 'table') {
    return { rule: 'T5', reason: 'not-by-a-seat', facts: { text: makeAct(act) } };
  }
  if (!isSeat(actor, match.setup.seats)) {
    return { rule: 'T7', reason: 'no-such-seat', facts: { seat: Number(actor) } };
  }
  if (match.resigned.includes(actor)) {
    return { rule: 'T3', reason: 'seat-resigned', facts: { seat: actor } };
  }
  if (act.kind === 'draw' && match.offers.includes(actor)) {
    return { rule: drawRule(match), reason: 'draw-already-offered', facts: {} };
  }
  return act.kind === 'undo' ? whyNoTakeBack(match, actor) : undefined;
}

/** T3, T5: the last one left wins at once; before that the others play on. */
function leave<State, Move, View, Event>(
  match: Match<State, Move, View, Event>,
  seat: Seat,
  cause: 'resign' | 'clock' | 'absence',
): Match<State, Move, View, Event> {
  const left = { ...match, resigned: [...match.resigned, seat], takeBack: undefined };
  const stayed = seatsInPlay(left);
  if (stayed.length > 1) return agreeIfAllOffered(left);
  const rule = cause === 'resign' ? resignRule(match) : 'T5';
  return { ...left, offers: [], ending: { cause, outcome: { winners: stayed, rule } } };
}

function offerDraw<State, Move, View, Event>(
  match: Match<State, Move, View, Event>,
  seat: Seat,
): Match<State, Move, View, Event> {
  const takeBack = match.takeBack?.seat === seat ? match.takeBack : undefined;
  return agreeIfAllOffered({ ...match, offers: [...match.offers, seat], takeBack });
}

/** T4: an offer that everybody has made is an agreement. */
function agreeIfAllOffered<State, Move, View, Event>(
  match: Match<State, Move, View, Event>,
): Match<State, Move, View, Event> {
  const offers = match.offers.filter((seat) => !match.resigned.includes(seat));
  if (offers.length === 0 || offers.length < seatsInPlay(match).length) return { ...match, offers };
  const ending: Ending = { cause: 'agreement', outcome: { winners: [], rule: drawRule(match) } };
  return { ...match, offers, ending };
}

function resignRule(match: Match): RuleId {
  return match.game.info.tableRules?.resign ?? 'T3';
}

function drawRule(match: Match): RuleId {
  return match.game.info.tableRules?.draw ?? 'T4';
}
