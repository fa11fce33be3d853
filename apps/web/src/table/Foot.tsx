import type { TableModule } from '@kast/games';
import type { Standing, Viewer } from '@kast/kernel';
import { Button } from '@kast/ui';
import type { JSX } from 'preact';
import { lastMoveIn } from '../session/position.ts';
import { Result } from './Result.tsx';
import type { Speech } from './seat-words.ts';
import type { TableState } from './table-state.ts';
import { turnPlayers } from './turn-words.ts';
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
  const last = lastMoveIn(session.log.value, position);
  const names = turnPlayers(speech, session.holders.value);
  const viewer = promptViewer(state);
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
  if (standing.outcome) {
    return <Result speech={speech} module={module} state={state} outcome={standing.outcome} />;
  }
  return (
    <div class="foot-words">
      <p class="foot-prompt">
        {isPlayedFor(viewer, standing)
          ? speech.t.table.turnForYou
          : module.prompt(standing.view, viewer, speech.texts, names)}
      </p>
      <p class="foot-last">
        {last ? module.tell(last.events, speech.texts, names) : speech.t.table.noMoveYet}
      </p>
    </div>
  );
}

/** Who share a device are spoken to in turn. */
function promptViewer({ session, deciding }: TableState): Viewer {
  return deciding.value ?? session.viewer.value;
}

/** T3: whoever has resigned need not do anything. */
function isPlayedFor(viewer: Viewer, { resigned, toDecide }: Standing): boolean {
  return typeof viewer === 'number' && resigned.includes(viewer) && toDecide.includes(viewer);
}
