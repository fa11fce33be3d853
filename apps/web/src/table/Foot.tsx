import type { TableModule } from '@kast/games';
import type { Standing, Viewer } from '@kast/kernel';
import type { FirstMatchState } from '../first-match/first-match-state.ts';
import type { ComponentChildren, JSX } from 'preact';
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
  /** In a first match it says why a computer did what was told last. */
  readonly companion: FirstMatchState['companion'];
  /** Slips: on a phone they lie where the last move is told, and leave what is asked in sight. */
  readonly children: ComponentChildren;
}

/** What to do now, and what was done last: room is kept for both, so that nothing jumps. */
export function Foot({ children, ...told }: FootProps): JSX.Element {
  const { curtain, session } = told.state;
  const isAsking = session.stage.isAsking.value;
  const { outcome } = session.stage.shown.value.position.standing;
  const isOver = outcome !== undefined && !curtain.isClosed.value && !isAsking;
  return (
    <>
      <div class="foot-words" data-over={isOver || undefined}>
        <Words {...told} />
        {children}
      </div>
      {isOver && <Result {...told} outcome={outcome} />}
    </>
  );
}

function Words(props: Omit<FootProps, 'children'>): JSX.Element | null {
  const { speech, module, state } = props;
  const { session } = state;
  const { position, number } = session.stage.shown.value;
  const reason = props.companion.value?.reason.value;
  const hasReason = reason?.number === number;
  const { standing } = state.asked.value;
  const holders = session.holders.value;
  const players = turnPlayers(speech, holders);
  const viewer = promptViewer(state);
  // The game knows neither of those who have resigned nor of those who have not come.
  const isOfTheTable =
    hasResigned(viewer, standing) || awaitedBeforeChance(standing, holders).length > 0;
  const asking = (): string =>
    isOfTheTable
      ? turnWords(speech, { standing, holders, thinking: session.thinking.value })
      : module.prompt(standing.view, viewer, speech.texts, players);
  // A moment says itself what there is to read, and has the button that goes on.
  if (state.curtain.isClosed.value || session.stage.isAsking.value) return null;
  const promptWords = (): string => {
    if (state.isCatchingUp.value) return speech.t.table.turnMissed;
    return state.isEnding.value ? '' : asking();
  };
  return (
    <>
      <p class="foot-prompt">{promptWords()}</p>
      <p class="foot-last" data-reasoned={hasReason || undefined}>
        <span>
          {lastWords(speech, { module, holders, players, log: session.log.value }, position)}{' '}
        </span>
        {hasReason && <span>{reason.text}</span>}
      </p>
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
