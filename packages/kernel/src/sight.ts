import type { Entry } from './entry.ts';
import type { Outcome, Seen } from './game.ts';
import { type Match, outcomeOf, turnOf } from './match.ts';
import type { RuleId } from './refusal.ts';
import { must } from './result.ts';
import type { Seat, Viewer } from './seat.ts';
import { whyNoTakeBack } from './acts.ts';

/** In place of a move that the viewer may not know. */
export const MASKED = '?';

/** How a match stands for one viewer: all that may leave the host, except what happened on the way. */
export interface Standing<View = unknown> {
  readonly ply: number;
  readonly view: View;
  /** Seats that must decide; empty while chance is due or when it is over. */
  readonly toDecide: readonly Seat[];
  readonly turnRule: RuleId | undefined;
  readonly offers: readonly Seat[];
  readonly resigned: readonly Seat[];
  readonly canTakeBack: boolean;
  readonly outcome: Outcome | undefined;
  readonly endedBy: 'game' | 'resign' | 'agreement' | 'clock' | 'absence' | undefined;
}

/** What one entry of the log brought one viewer. */
export interface Happening<Event = unknown> {
  readonly ply: number;
  readonly entry: Entry;
  readonly events: readonly Event[];
  /** Earlier entries that were masked and may be read from now on. */
  readonly disclosed: readonly { readonly ply: number; readonly entry: Entry }[];
}

export function standingFor<View>(
  match: Match<unknown, unknown, View, unknown>,
  viewer: Viewer,
): Standing<View> {
  const turn = turnOf(match);
  const outcome = outcomeOf(match);
  return {
    ply: match.plies.length,
    view: match.game.view(match.state, viewer),
    toDecide: turn.kind === 'seats' ? turn.seats : [],
    turnRule: turn.kind === 'seats' ? turn.rule : undefined,
    offers: match.offers,
    resigned: match.resigned,
    canTakeBack: typeof viewer === 'number' && whyNoTakeBack(match, viewer) === undefined,
    outcome,
    endedBy: outcome && (match.ending?.cause ?? 'game'),
  };
}

/** The log as this viewer may read it now; everything once the match is over. */
export function logFor(match: Match, viewer: Viewer): readonly Entry[] {
  if (outcomeOf(match)) return match.plies.map(({ entry }) => entry);
  const takenBack = takenBackPlies(match);
  return match.plies.map(({ entry, step }, ply) => {
    // What was taken back is never played, so nothing that comes later discloses it.
    const now = step && takenBack.has(ply) ? step.after : match.state;
    if (!step || match.game.mayRead(step, now, viewer)) return entry;
    return { by: entry.by, move: MASKED };
  });
}

/** What the last entry of `match` brought; `before` is the match without it. */
export function happeningFor<Event>(
  match: Match<unknown, unknown, unknown, Event>,
  before: Match,
  viewer: Viewer,
): Happening<Event> {
  const ply = match.plies.length - 1;
  const log = logFor(match, viewer);
  const disclosed = logFor(before, viewer).flatMap(({ move }, earlier) => {
    const entry = must(log[earlier], `ply ${earlier}`);
    return move === MASKED && entry.move !== MASKED ? [{ ply: earlier, entry }] : [];
  });
  const entry = must(log[ply], 'the last entry');
  return { ply, entry, events: eventsAt(match, ply, viewer), disclosed };
}

/** All that was ever shown to this viewer: what a bot thinks from, on the host alone. */
export function seenBy<View, Event>(
  match: Match<unknown, unknown, View, Event>,
  viewer: Viewer,
): Seen<View, Event> {
  return {
    viewer,
    seats: match.setup.seats,
    options: match.setup.options,
    view: match.game.view(match.state, viewer),
    happened: happenedTo(match, viewer),
  };
}

/** As `seenBy`, less what the game wants remembered and not looked up: what a browser is sent. */
export function recalledBy<View, Event>(
  match: Match<unknown, unknown, View, Event>,
  viewer: Viewer,
): Seen<View, Event> {
  const seen = seenBy(match, viewer);
  const { game, state } = match;
  if (!game.recall || outcomeOf(match)) return seen;
  const recall = game.recall.bind(game);
  const recalled = (event: Event): Event => recall(event, state, viewer);
  return { ...seen, happened: seen.happened.map((events) => events.map(recalled)) };
}

/** A move that was taken back did not happen: memory must not count it. */
function happenedTo<Event>(
  match: Match<unknown, unknown, unknown, Event>,
  viewer: Viewer,
): readonly (readonly Event[])[] {
  const takenBack = takenBackPlies(match);
  return match.plies.map((_, ply) => (takenBack.has(ply) ? [] : eventsAt(match, ply, viewer)));
}

function takenBackPlies(match: Match): ReadonlySet<number> {
  const standing: number[] = [];
  const takenBack = new Set<number>();
  match.plies.forEach(({ step, act }, ply) => {
    if (step) standing.push(ply);
    if (act?.kind === 'undo') takenBack.add(must(standing.pop(), 'a move to take back'));
  });
  return takenBack;
}

function eventsAt<Event>(
  match: Match<unknown, unknown, unknown, Event>,
  ply: number,
  viewer: Viewer,
): readonly Event[] {
  const { step } = must(match.plies[ply], `ply ${ply}`);
  return step ? match.game.events(step, viewer) : [];
}
