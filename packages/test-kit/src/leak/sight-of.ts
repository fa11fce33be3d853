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

/**
 * `texts` are moves to be judged for this viewer, if it has a seat. Two matches that have their first `shared` plies
 * in common have been told the same of them, and need not be asked for it, unless the game recalls by how it stands.
 */
export function sightOf(
  now: Playthrough,
  viewer: Viewer,
  { texts, shared }: { readonly texts: readonly string[]; readonly shared: number },
): Sight {
  const { match, plies } = now;
  const { view, ...standing } = standingFor(match, viewer);
  return {
    view: JSON.stringify(view),
    standing: JSON.stringify(standing),
    moves: JSON.stringify(movesFor(match, viewer)),
    refusals: JSON.stringify(texts.map((text) => judgementOf(match, viewer, text))),
    record: recordText(now, viewer),
    memory: memorySentTo(now, viewer),
    history: JSON.stringify(
      historyFor(now, match.game.recall ? plies : plies.slice(shared), viewer),
    ),
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

/** The log in lines: as JSON, written at every look, it would be most of the work. */
function recordText(now: Playthrough, viewer: Viewer): string {
  const { log, ...rest } = recordOf(now.match, logFor(now, now.plies, viewer), undefined);
  const lines = log.map(({ by, move }) => `${by} ${move}`);
  return `${JSON.stringify(rest)}\n${lines.join('\n')}`;
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
