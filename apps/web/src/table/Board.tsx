import type { GameTexts, Player, TableModule } from '@kast/games';
import { announce } from '@kast/ui';
import type { JSX } from 'preact';
import { lastMoveIn } from '../session/position.ts';
import type { TableState } from './table-state.ts';

interface BoardProps {
  readonly module: TableModule;
  readonly texts: GameTexts;
  readonly state: TableState;
  readonly players: readonly Player[];
  readonly turned: boolean;
}

/** Hands the game's own table what it draws, and takes back what somebody does there. */
export function Board({ module, texts, state, players, turned }: BoardProps): JSX.Element {
  const { session } = state;
  const { position, fresh } = session.stage.shown.value;
  return (
    <module.Table
      view={position.standing.view}
      viewer={session.viewer.value}
      turned={turned}
      texts={texts}
      players={players}
      deciding={state.deciding.value}
      moves={state.moves.value}
      happened={fresh}
      hold={session.stage.hold}
      last={lastMoveIn(session.log.value, position)}
      hint={state.hint.value?.move}
      play={state.play}
      refusals={state.fault.value?.number ?? 0}
      explain={state.explain}
      announce={announce}
    />
  );
}
