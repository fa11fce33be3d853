import { whyNoDraw, whyNoTakeBack } from './acts.ts';
import type { Outcome, Seen } from './game.ts';
import { type Match, type Offer, outcomeOf, turnOf } from './match.ts';
import { questionTo } from './question.ts';
import type { RuleId } from './refusal.ts';
import type { Seat, Viewer } from './seat.ts';

/** How a match stands for one viewer: all that may leave the host, except what happened on the way. */
export interface Standing<View = unknown> {
  readonly ply: number;
  readonly view: View;
  /** What this viewer is asked, if it must decide: a decision names it. */
  readonly question: number | undefined;
  /** Seats that must decide; empty while chance is due or when it is over. */
  readonly toDecide: readonly Seat[];
  readonly turnRule: RuleId | undefined;
  readonly offers: readonly Offer[];
  readonly resigned: readonly Seat[];
  /** T6: the place in the log of the move that this viewer may take back. */
  readonly takeBack: number | undefined;
  /** T4: may this viewer offer a draw, or accept the one that stands? */
  readonly mayDraw: boolean;
  readonly outcome: Outcome | undefined;
  readonly endedBy: 'game' | 'resign' | 'agreement' | 'clock' | 'absence' | undefined;
}

export function standingFor<View>(
  match: Match<unknown, unknown, View>,
  viewer: Viewer,
): Standing<View> {
  const turn = turnOf(match);
  const outcome = outcomeOf(match);
  const seat = typeof viewer === 'number' ? viewer : undefined;
  return {
    ply: match.ply,
    view: match.game.view(match.state, viewer),
    question: seat === undefined ? undefined : questionTo(match, seat)?.id,
    toDecide: turn.kind === 'seats' ? turn.seats : [],
    turnRule: turn.kind === 'seats' ? turn.rule : undefined,
    offers: match.offers,
    resigned: match.resigned,
    takeBack: seat === undefined ? undefined : takeBackOf(match, seat),
    mayDraw: seat !== undefined && whyNoDraw(match, seat) === undefined,
    outcome,
    endedBy: outcome && (match.ending?.cause ?? 'game'),
  };
}

/** All that a seat has to think from: on the host alone, or in the browser what that was given. */
export function seenFrom<View, Memory>(
  match: Match<unknown, unknown, View, unknown, Memory>,
  viewer: Viewer,
  memory: Memory | undefined,
): Seen<View, Memory> {
  const { game, setup, state, ply } = match;
  const { seats, options } = setup;
  return { viewer, seats, options, ply, view: game.view(state, viewer), memory };
}

function takeBackOf(match: Match, seat: Seat): number | undefined {
  return whyNoTakeBack(match, seat) ? undefined : match.takeBacks.at(-1)?.ply;
}
