import type { Game, Step } from './game.ts';

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
  const events = forAllViewers((step: Step<State, Move>) => rules.events(step, 'open'));
  const view = forAllViewers(sight.view);
  return {
    ...rules,
    events: (step) => events(step),
    view: (state) => view(state),
    imagine: ({ view }) => sight.stateOf(view),
    secrecy: () => 'none',
    reveals: () => false,
    chance() {
      throw new Error(`there is no chance in ${rules.info.id}`);
    },
  };
}

/** One viewer after the other asks for the same: it is made for the first of them. */
function forAllViewers<Of, Made>(make: (of: Of) => Made): (of: Of) => Made {
  let last: { readonly of: Of; readonly made: Made } | undefined;
  return (of) => {
    if (!last || last.of !== of) last = { of, made: make(of) };
    return last.made;
  };
}

function same<Thing>(thing: Thing): Thing {
  return thing;
}
