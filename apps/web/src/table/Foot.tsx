import type { TableModule } from '@kast/games';
import type { JSX } from 'preact';
import { lastMoveOf } from '../session/position.ts';
import { Result } from './Result.tsx';
import type { Speech } from './seat-words.ts';
import type { TableState } from './table-state.ts';
import { turnNames } from './turn-words.ts';
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
  const last = lastMoveOf(position);
  const names = turnNames(speech, session.holders.value);
  if (standing.outcome) {
    return <Result speech={speech} module={module} state={state} outcome={standing.outcome} />;
  }
  return (
    <div class="foot-words">
      <p class="foot-prompt">
        {module.prompt(standing.view, promptViewer(state), speech.texts, names)}
      </p>
      <p class="foot-last">
        {last ? module.tell(last.events, speech.texts, names) : speech.t.table.noMoveYet}
      </p>
    </div>
  );
}

/** Who share a device are spoken to in turn. */
function promptViewer({ session, deciding }: TableState): number | 'watcher' | 'open' {
  return deciding.value ?? session.viewer.value;
}
