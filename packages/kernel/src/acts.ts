import { type Act, type Ending, makeAct, type Ply } from './entry.ts';
import type { Turn } from './game.ts';
import { type Match, type Offer, type Played, seatsInPlay, type Spent, turnOf } from './match.ts';
import { questionsAfter } from './question.ts';
import type { RuleId, TableRefusal } from './refusal.ts';
import { fail, must, ok, type Result, unreachable } from './result.ts';
import { isSeat, type Seat } from './seat.ts';

/** T4: how often a seat may offer a draw in one match. */
export const MOST_DRAW_OFFERS = 20;

/** T6: how often a seat may take back in one match. */
export const MOST_UNDOS = 200;

/** T6: how far back one can go. */
export const MOST_UNDOS_IN_A_ROW = 16;

/**
 * The acts of the table, docs/TABLE.md: T3 resigning, T4 a draw by agreement, T5 forfeits, T6 taking
 * back. The caller has made sure that the match is not over.
 */
export function enterAct<State, Move, View, Event, Memory>(
  match: Match<State, Move, View, Event, Memory>,
  by: Seat | 'table',
  act: Act,
): Result<Played<State, Move, View, Event, Memory>, TableRefusal> {
  const refusal = whyNotAct(match, by, act);
  if (refusal) return fail(refusal);
  const at = match.ply;
  const entry = { by, move: makeAct(act) };
  const entered = (next: Match<State, Move, View, Event, Memory>, ply: Ply<State, Move>) => {
    const questions = turnOf(next).kind === 'over' ? [] : next.questions;
    return ok({ match: { ...next, ply: at + 1, questions }, ply });
  };
  switch (act.kind) {
    case 'resign':
      return entered(leave(match, by as Seat, 'resign'), { at, entry, act });
    case 'forfeit':
      return entered(leave(match, act.seat, act.cause), { at, entry, act });
    case 'draw':
      return entered(offerDraw(match, { seat: by as Seat, ply: at }), { at, entry, act });
    case 'undo': {
      const { ply: tookBack } = must(match.takeBacks.at(-1), 'a move to take back');
      return entered(takenBack(match, by as Seat), { at, entry, act, tookBack });
    }
    default:
      return unreachable(act);
  }
}

/** T9: all that the rules and the acts of the table can ever come to; every offer may be answered by all. */
export function longestLog({ game, setup: { options, seats } }: Match): number {
  const actsOfSeat = 2 * MOST_UNDOS + seats * MOST_DRAW_OFFERS + 1;
  return game.longest(options, seats) + seats * actsOfSeat;
}

/** Why this seat cannot take back right now; undefined where it can. T6 */
export function whyNoTakeBack(match: Match, seat: Seat): TableRefusal | undefined {
  const forbidden = match.game.info.noTakeBack;
  if (forbidden) return { rule: forbidden, reason: 'take-back-not-in-this-game', facts: {} };
  const turn = turnOf(match);
  if (turn.kind === 'over') return { rule: 'T2', reason: 'match-over', facts: {} };
  if (match.resigned.includes(seat)) {
    return { rule: 'T3', reason: 'seat-resigned', facts: { seat } };
  }
  // T7: a throw that is in the air is not caught back by the one who threw it.
  if (turn.kind === 'chance') return { rule: 'T7', reason: 'not-your-turn', facts: { seats: [] } };
  if (match.takeBacks.at(-1)?.seat !== seat) {
    return { rule: 'T6', reason: 'nothing-to-take-back', facts: {} };
  }
  if (spentBy(match, seat).undos < MOST_UNDOS) return undefined;
  return { rule: 'T6', reason: 'too-many-undos', facts: { most: MOST_UNDOS } };
}

/** Why this seat cannot offer or accept a draw right now; undefined where it can. T4 */
export function whyNoDraw(match: Match, seat: Seat): TableRefusal | undefined {
  if (turnOf(match).kind === 'over') return { rule: 'T2', reason: 'match-over', facts: {} };
  return whyNotAct(match, seat, { kind: 'draw' });
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
  if (act.kind === 'draw') return whyNotOffer(match, actor);
  return act.kind === 'undo' ? whyNoTakeBack(match, actor) : undefined;
}

function whyNotOffer(match: Match, seat: Seat): TableRefusal | undefined {
  if (match.offers.some((offer) => offer.seat === seat)) {
    return { rule: drawRule(match), reason: 'draw-already-offered', facts: {} };
  }
  // Answering somebody else's offer is always possible.
  if (match.offers.length > 0 || spentBy(match, seat).draws < MOST_DRAW_OFFERS) return undefined;
  const facts = { most: MOST_DRAW_OFFERS };
  return { rule: drawRule(match), reason: 'too-many-draw-offers', facts };
}

/** T3, T5: the last one left wins at once; before that the others play on. */
function leave<State, Move, View, Event, Memory>(
  match: Match<State, Move, View, Event, Memory>,
  seat: Seat,
  cause: 'resign' | 'clock' | 'absence',
): Match<State, Move, View, Event, Memory> {
  const left = {
    ...match,
    resigned: [...match.resigned, seat],
    offers: match.offers.filter((offer) => offer.seat !== seat),
    takeBacks: [],
  };
  const stayed = seatsInPlay(left);
  if (stayed.length > 1) return agreeIfAllOffered(left);
  const rule = cause === 'resign' ? resignRule(match) : 'T5';
  return { ...left, offers: [], ending: { cause, outcome: { winners: stayed, rule } } };
}

function offerDraw<State, Move, View, Event, Memory>(
  match: Match<State, Move, View, Event, Memory>,
  offer: Offer,
): Match<State, Move, View, Event, Memory> {
  const { seat } = offer;
  return agreeIfAllOffered({
    ...match,
    offers: [...match.offers, offer],
    takeBacks: match.takeBacks.at(-1)?.seat === seat ? match.takeBacks : [],
    spent: spending(match, seat, ({ draws, undos }) => ({ draws: draws + 1, undos })),
  });
}

/** T4: an offer that everybody has made is an agreement. */
function agreeIfAllOffered<State, Move, View, Event, Memory>(
  match: Match<State, Move, View, Event, Memory>,
): Match<State, Move, View, Event, Memory> {
  const { offers } = match;
  if (offers.length === 0 || offers.length < seatsInPlay(match).length) return match;
  const ending: Ending = { cause: 'agreement', outcome: { winners: [], rule: drawRule(match) } };
  return { ...match, ending };
}

function takenBack<State, Move, View, Event, Memory>(
  match: Match<State, Move, View, Event, Memory>,
  seat: Seat,
): Match<State, Move, View, Event, Memory> {
  const { state } = must(match.takeBacks.at(-1), 'a move to take back');
  const turn: Turn = match.game.turn(state);
  return {
    ...match,
    state,
    questions: questionsAfter(match.questions, seat, turn, match.ply + 1),
    takeBacks: match.takeBacks.slice(0, -1),
    spent: spending(match, seat, ({ draws, undos }) => ({ draws, undos: undos + 1 })),
  };
}

function spentBy({ spent }: Match, seat: Seat): Spent {
  return must(spent[seat - 1], `what seat ${seat} has used up`);
}

function spending({ spent }: Match, seat: Seat, more: (before: Spent) => Spent): readonly Spent[] {
  return spent.map((before, index) => (index === seat - 1 ? more(before) : before));
}

function resignRule(match: Match): RuleId {
  return match.game.info.tableRules?.resign ?? 'T3';
}

function drawRule(match: Match): RuleId {
  return match.game.info.tableRules?.draw ?? 'T4';
}
