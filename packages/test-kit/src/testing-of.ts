import type { Actor, Game, Refusal, Viewer } from '@kast/kernel';
import { expect } from 'vitest';

/** How the tests of a game play it: by entries like `2 3-8`, `1 take b2` or `chance first 2`. */
export function testingOf<State, Move, View, Event, Memory>(
  game: Game<State, Move, View, Event, Memory>,
) {
  return { stateAfter, refusalOf, expectRefusal, eventsOf };

  /** Each entry must be legal and due. */
  function stateAfter(state: State, ...entries: readonly string[]): State {
    return entries.reduce((current, entry) => {
      const { by, move } = read(current, entry);
      expect(game.check(current, by, move), entry).toBeUndefined();
      expectDue(current, entry);
      return game.apply(current, by, move);
    }, state);
  }

  /** Why a due entry is refused. */
  function refusalOf(state: State, entry: string): Refusal | undefined {
    const { by, move } = read(state, entry);
    expectDue(state, entry);
    return game.check(state, by, move);
  }

  function expectRefusal(state: State, entry: string, rule: string, reason: string): void {
    expect(refusalOf(state, entry), entry).toMatchObject({ rule, reason });
  }

  /** What the watchers, or somebody else, see happen. */
  function eventsOf(state: State, entry: string, viewer: Viewer = 'watcher'): readonly Event[] {
    const { by, move } = read(state, entry);
    return game.events({ before: state, by, move, after: game.apply(state, by, move) }, viewer);
  }

  function expectDue(state: State, entry: string): void {
    const turn = game.turn(state);
    expect(turn.kind === 'seats' ? turn.seats : [turn.kind], entry).toContain(
      read(state, entry).by,
    );
  }

  function read(state: State, entry: string): { readonly by: Actor; readonly move: Move } {
    const [who = '', ...words] = entry.split(' ');
    const by: Actor = who === 'chance' ? 'chance' : Number(who);
    const parsed = game.notation.parse(state, by, words.join(' '));
    if (!parsed.ok) throw new Error(`unreadable: ${entry}`);
    return { by, move: parsed.value };
  }
}
