import type { Player } from '@kast/games';
import type { Viewer } from '@kast/kernel';
import { announce } from '@kast/ui';
import type { ReadonlySignal } from '@preact/signals';
import type { JSX } from 'preact';
import { lastMoveIn, type Position } from '../session/position.ts';
import { LOOK_ONLY } from '../table/look-only.ts';
import type { Speech } from '../table/seat-words.ts';
import { StagedTable } from '../table/StagedTable.tsx';
import type { ReadMatch } from './read-match.ts';
import type { Reel } from './reel.ts';
import type { ReplayState } from './replay-state.ts';

interface ReplayBoardProps {
  readonly speech: Speech;
  readonly read: ReadMatch;
  readonly reel: ReadonlySignal<Reel>;
  readonly replay: ReplayState;
  readonly viewer: ReadonlySignal<Viewer>;
  readonly players: readonly Player[];
  /** A move to point out. */
  readonly hint: ReadonlySignal<unknown>;
}

/** The board of a match that is stepped through. It follows what it shows by itself: a step changes nothing else. */
export function ReplayBoard(props: ReplayBoardProps): JSX.Element {
  const { speech, read, reel, replay, viewer, players, hint } = props;
  return (
    <StagedTable
      {...LOOK_ONLY}
      module={read.module}
      stage={replay.stage}
      viewOf={viewOf}
      viewer={viewer.value}
      texts={speech.texts}
      players={players}
      last={lastMoveIn(reel.value.log, replay.stage.scene.value.position)}
      hint={hint.value}
      announce={announce}
    />
  );
}

function viewOf({ standing }: Position): unknown {
  return standing.view;
}
