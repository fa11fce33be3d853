import type { Game } from './game.ts';

type Open =
  | 'info'
  | 'init'
  | 'turn'
  | 'moves'
  | 'check'
  | 'apply'
  | 'events'
  | 'notation'
  | 'longest';

/** The rules of a game in which everybody sees everything and nothing is left to chance. */
export type OpenRules<State, Move, Event> = Pick<Game<State, Move, State, Event, never>, Open>;

/** Where a view tells more than the state: how to make one, and the state that it was made of. */
export interface OpenSight<State, View> {
  view(this: void, state: State): View;
  stateOf(this: void, view: View): State;
}

/** Such a game whole: no secrets, no memory, no nature. Its view is its state unless `sight` says more. */
export function openGame<State, Move, Event>(
  rules: OpenRules<State, Move, Event>,
): Game<State, Move, State, Event, never>;
export function openGame<State, Move, Event, View>(
  rules: OpenRules<State, Move, Event>,
  sight: OpenSight<State, View>,
): Game<State, Move, View, Event, never>;
export function openGame<State, Move, Event>(
  rules: OpenRules<State, Move, Event>,
  sight: OpenSight<State, State> = { view: same, stateOf: same },
): Game<State, Move, State, Event, never> {
  return {
    ...rules,
    view: (state) => sight.view(state),
    imagine: ({ view }) => sight.stateOf(view),
    secrecy: () => 'none',
    reveals: () => false,
    chance() {
      throw new Error(`there is no chance in ${rules.info.id}`);
    },
  };
}

function same<Thing>(thing: Thing): Thing {
  return thing;
}
