import {
  checkMove,
  happeningFor,
  historyFor,
  logFor,
  MASKED,
  type Match,
  must,
  type Playthrough,
  projectionOf,
  recordOf,
  standingFor,
  type Viewer,
} from '@kast/kernel';

/** Everything that can reach one viewer of a match, byte by byte. */
export interface Sight {
  readonly view: string;
  readonly standing: string;
  readonly moves: string;
  readonly refusals: string;
  readonly record: string;
  readonly memory: string;
  readonly history: string;
}

/** `texts` are moves to be judged for this viewer, if it has a seat. */
export function sightOf(now: Playthrough, viewer: Viewer, texts: readonly string[]): Sight {
  const { match, plies } = now;
  const { view, ...standing } = standingFor(match, viewer);
  return {
    view: JSON.stringify(view),
    standing: JSON.stringify(standing),
    moves: JSON.stringify(movesFor(match, viewer)),
    refusals: JSON.stringify(texts.map((text) => judgementOf(match, viewer, text))),
    record: JSON.stringify(recordOf(match, logFor(now, plies, viewer), undefined)),
    memory: memorySentTo(now, viewer),
    history: JSON.stringify(historyFor(now, plies, viewer)),
  };
}

/** What the last entry brought this viewer: the entry as it may be read, and all the rest. */
export interface Shown {
  readonly entry: string;
  readonly masked: boolean;
  readonly rest: string;
}

export function shownBy(after: Playthrough, before: Playthrough, viewer: Viewer): Shown {
  const { game, state } = after.match;
  const [knew, knows] = [projectionOf(before, viewer), projectionOf(after, viewer)];
  const ply = must(after.plies.at(-1), 'the entry');
  const { entry, events, disclosed } = happeningFor(knew, knows, after.match, ply);
  // What may be told of it again: in a game of memory the eye sees more than the view keeps.
  const told = events.map((event) => (game.recall ? game.recall(event, state, viewer) : event));
  const rest = { events: told, disclosed, standing: standingFor(after.match, viewer) };
  return {
    entry: JSON.stringify(entry),
    masked: entry.move === MASKED,
    rest: JSON.stringify(rest),
  };
}

export function isSame(one: Shown, other: Shown): boolean {
  return one.entry === other.entry && one.rest === other.rest;
}

/** Where things must be remembered and not looked up, a browser is sent no memory. */
function memorySentTo(now: Playthrough, viewer: Viewer): string {
  return now.match.game.recall ? '' : JSON.stringify(projectionOf(now, viewer).memory ?? null);
}

export function viewOf(match: Match, viewer: Viewer): string {
  return JSON.stringify(match.game.view(match.state, viewer));
}

function movesFor({ game, state }: Match, viewer: Viewer): readonly unknown[] {
  if (typeof viewer !== 'number') return [];
  return game.moves(state, viewer).map((move) => [move, game.notation.make(state, move)]);
}

function judgementOf(match: Match, viewer: Viewer, text: string): unknown {
  if (typeof viewer !== 'number') return undefined;
  const move = match.game.notation.parse(match.state, viewer, text);
  return move.ok ? checkMove(match, viewer, move.value) : move.error;
}
