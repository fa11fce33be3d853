import {
  checkMove,
  happeningFor,
  MASKED,
  type Match,
  recalledBy,
  recordFor,
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
  readonly history: string;
}

/** `texts` are moves to be judged for this viewer, if it has a seat. */
export function sightOf(match: Match, viewer: Viewer, texts: readonly string[]): Sight {
  const { view, ...standing } = standingFor(match, viewer);
  return {
    view: JSON.stringify(view),
    standing: JSON.stringify(standing),
    moves: JSON.stringify(movesFor(match, viewer)),
    refusals: JSON.stringify(texts.map((text) => judgementOf(match, viewer, text))),
    record: JSON.stringify(recordFor(match, viewer, undefined)),
    history: match.game.recall ? JSON.stringify(recalledBy(match, viewer).happened) : '',
  };
}

/** What the last entry brought this viewer: the entry as it may be read, and all the rest. */
export interface Shown {
  readonly entry: string;
  readonly masked: boolean;
  readonly rest: string;
}

export function shownBy(after: Match, before: Match, viewer: Viewer): Shown {
  const { game, state } = after;
  const { entry, events, disclosed } = happeningFor(after, before, viewer);
  // What may be told of it again: in a game of memory the eye sees more than the view keeps.
  const told = events.map((event) => (game.recall ? game.recall(event, state, viewer) : event));
  const rest = { events: told, disclosed, standing: standingFor(after, viewer) };
  return {
    entry: JSON.stringify(entry),
    masked: entry.move === MASKED,
    rest: JSON.stringify(rest),
  };
}

export function isSame(one: Shown, other: Shown): boolean {
  return one.entry === other.entry && one.rest === other.rest;
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
