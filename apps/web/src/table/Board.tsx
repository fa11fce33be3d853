import type { GameTexts, Player, TableModule } from '@kast/games';
import { announce } from '@kast/ui';
import type { JSX } from 'preact';
import { words } from '../i18n/language.ts';
import { lastMoveIn, type Position } from '../session/position.ts';
import { askedWords } from './asked-words.ts';
import { StagedTable } from './StagedTable.tsx';
import type { TableMode } from './table-mode.ts';
import type { TableState } from './table-state.ts';

interface BoardProps {
  readonly module: TableModule;
  readonly texts: GameTexts;
  readonly state: TableState;
  readonly players: readonly Player[];
  readonly turned: boolean;
  readonly mode: TableMode;
}

/** Hands the game's own table what it draws, and takes back what somebody does there. */
export function Board(props: BoardProps): JSX.Element {
  const { module, texts, state, players, turned, mode } = props;
  const { session } = state;
  const { position } = session.stage.scene.value;
  const idle = (): void => state.awaitOthers(askedWords({ t: words(), texts }, module, state));
  return (
    <StagedTable
      module={module}
      stage={session.stage}
      viewOf={viewOf}
      // Nobody in the room is at hand to press it.
      goOn={mode === 'screen' ? undefined : words().table.goOn}
      viewer={session.viewer.value}
      turned={turned}
      // On a phone beside a big screen, what lies there is not shown twice.
      part={mode === 'hand' ? 'own' : 'whole'}
      texts={texts}
      players={players}
      deciding={state.deciding.value}
      moves={state.moves.value}
      question={state.question.value}
      last={lastMoveIn(session.log.value, position)}
      hint={state.hints.current.value?.move}
      play={state.play}
      explain={state.explain}
      note={state.note}
      idle={state.deciding.value === undefined ? idle : undefined}
      dismiss={state.dismiss}
      announce={announce}
    />
  );
}

function viewOf({ standing }: Position): unknown {
  return standing.view;
}
