import type { TableModule } from '@kast/games';
import type { Standing, Viewer } from '@kast/kernel';
import { Button } from '@kast/ui';
import type { JSX } from 'preact';
import { lastWords } from './last-words.ts';
import { Result } from './Result.tsx';
import type { Speech } from './seat-words.ts';
import type { TableState } from './table-state.ts';
import { awaitedBeforeChance, turnPlayers, turnWords } from './turn-words.ts';
import './foot.css';

interface FootProps {
  readonly speech: Speech;
  readonly module: TableModule;
  readonly state: TableState;
}

/** What to do now, and what was done last: room is kept for both, so that nothing jumps. */
export function Foot({ speech, module, state }: FootProps): JSX.Element {
  const { session } = state;
  const { position } = session.stage.shown.value;
  const { standing } = position;
  const holders = session.holders.value;
  const players = turnPlayers(speech, holders);
  const viewer = promptViewer(state);
  // The game knows neither of those who have resigned nor of those who have not come.
  const isOfTheTable =
    hasResigned(viewer, standing) || awaitedBeforeChance(standing, holders).length > 0;
  if (state.curtain.isClosed.value) return <div class="foot-words" />;
  if (session.stage.isAsking.value) {
    return (
      <div class="foot-words">
        <Button kind="primary" onClick={() => session.stage.goOn()}>
          {speech.t.table.goOn}
        </Button>
      </div>
    );
  }
  return (
    <>
      <div class="foot-words" data-over={standing.outcome ? true : undefined}>
        <p class="foot-prompt">
          {isOfTheTable
            ? turnWords(speech, { standing, holders, thinking: session.thinking.value })
            : module.prompt(standing.view, viewer, speech.texts, players)}
        </p>
        <p class="foot-last">
          {lastWords(speech, { module, holders, players, log: session.log.value }, position)}
        </p>
      </div>
      {standing.outcome && (
        <Result speech={speech} module={module} state={state} outcome={standing.outcome} />
      )}
    </>
  );
}

/** Who share a device are spoken to in turn. */
function promptViewer({ session, deciding }: TableState): Viewer {
  return deciding.value ?? session.viewer.value;
}

/** T3: nothing is asked any more of whoever has resigned. */
function hasResigned(viewer: Viewer, { resigned }: Standing): boolean {
  return typeof viewer === 'number' && resigned.includes(viewer);
}
