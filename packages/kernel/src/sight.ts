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
  return match.plies.map((_, ply) => entryFor(match, ply, viewer));
}

export function entryFor(match: Match, ply: number, viewer: Viewer): Entry {
  const { entry, step } = must(match.plies[ply], `ply ${ply}`);
  if (!step || outcomeOf(match) || match.game.mayRead(step, match.state, viewer)) return entry;
  return { by: entry.by, move: MASKED };
}

/** What the last entry of `match` brought; `before` is the match without it. */
export function happeningFor<Event>(
  match: Match<unknown, unknown, unknown, Event>,
  before: Match,
  viewer: Viewer,
): Happening<Event> {
  const ply = match.plies.length - 1;
  const disclosed = before.plies.flatMap((_, earlier) => {
    if (entryFor(before, earlier, viewer).move !== MASKED) return [];
    const entry = entryFor(match, earlier, viewer);
    return entry.move === MASKED ? [] : [{ ply: earlier, entry }];
  });
  return {
    ply,
    entry: entryFor(match, ply, viewer),
    events: eventsAt(match, ply, viewer),
    disclosed,
  };
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
  const recall = (event: Event): Event => game.recall?.(event, state, viewer) ?? event;
  return { ...seen, happened: seen.happened.map((events) => events.map(recall)) };
}

/** A move that was taken back did not happen: memory must not count it. */
function happenedTo<Event>(
  match: Match<unknown, unknown, unknown, Event>,
  viewer: Viewer,
): readonly (readonly Event[])[] {
  const standing: number[] = [];
  match.plies.forEach(({ step, act }, ply) => {
    if (step) standing.push(ply);
    if (act?.kind === 'undo') standing.pop();
  });
  const happened: (readonly Event[])[] = match.plies.map(() => []);
  for (const ply of standing) happened[ply] = eventsAt(match, ply, viewer);
  return happened;
}

function eventsAt<Event>(
  match: Match<unknown, unknown, unknown, Event>,
  ply: number,
  viewer: Viewer,
): readonly Event[] {
  const { step } = must(match.plies[ply], `ply ${ply}`);
  return step ? match.game.events(step, viewer) : [];
}
