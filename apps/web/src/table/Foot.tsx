import type { TableModule } from '@kast/games';
import { useLoaded } from '@kast/ui';
import type { FirstMatchState } from '../first-match/first-match-state.ts';
import type { ComponentChildren, JSX } from 'preact';
import { alsoSay } from '../i18n/language.ts';
import { Missed } from '../page/Missed.tsx';
import { askedWords } from './asked-words.ts';
import { lastWords } from './last-words.ts';
import type { Result } from './Result.tsx';
import type { Speech } from './seat-words.ts';
import type { TableState } from './table-state.ts';
import { endIn } from './told-ply.ts';
import { turnPlayers } from './turn-words.ts';
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
  // After the table, but long before the end: then the connection may be gone. At the end it is tried once more.
  const result = useLoaded(fetchResult, [isOver]);
  return (
    <>
      <div class="foot-words" data-over={isOver || undefined}>
        <Words {...told} />
        {children}
      </div>
      {isOver && result.status === 'failed' && <Missed onRetry={result.retry} />}
      {isOver && result.status === 'here' && <result.value {...told} outcome={outcome} />}
    </>
  );
}

async function fetchResult(): Promise<typeof Result> {
  const [door] = await Promise.all([import('./Result.tsx'), alsoSay(['result'])]);
  return door.Result;
}

function Words(props: Omit<FootProps, 'children'>): JSX.Element | null {
  const { speech, module, state } = props;
  const { session } = state;
  const { position, number } = session.stage.shown.value;
  const reason = props.companion.value?.reason.value;
  const hasReason = reason?.number === number;
  const holders = session.holders.value;
  const players = turnPlayers(speech, holders);
  const end = position.standing.outcome && endIn(position.standing, session.judge.value.outcome());
  const told = { module, holders, players, log: session.log.value, end };
  // A moment says itself what there is to read, and has the button that goes on.
  if (state.curtain.isClosed.value || session.stage.inMoment.value) return null;
  const promptWords = (): string => {
    if (state.isCatchingUp.value) return speech.t.table.turnMissed;
    return state.isEnding.value ? '' : askedWords(speech, module, state);
  };
  return (
    <>
      <p class="foot-prompt">{promptWords()}</p>
      <p class="foot-last" data-reasoned={hasReason || undefined}>
        <span>{lastWords(speech, told, position)} </span>
        {hasReason && <span>{reason.text}</span>}
      </p>
    </>
  );
}
