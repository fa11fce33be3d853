import {
  announce,
  Button,
  ButtonLink,
  closeIcon,
  IconButton,
  rematchIcon,
  replayIcon,
} from '@kast/ui';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { language } from '../i18n/language.ts';
import { Laurel } from './Laurel.tsx';
import { resultWords } from './result-words.ts';
import type { Speech } from './seat-words.ts';
import type { TableState } from './table-state.ts';

interface ResultPanelProps {
  readonly speech: Speech;
  readonly state: TableState;
}

/** How it ended, and what next. It comes in when the last move has been seen. */
export function ResultPanel({ speech, state }: ResultPanelProps): JSX.Element | null {
  const { session } = state;
  const { standing } = session.stage.shown.value.position;
  const isAway = useSignal(false);
  if (!standing.outcome || isAway.value) return null;
  return (
    <Result
      speech={speech}
      state={state}
      onClose={() => {
        isAway.value = true;
      }}
    />
  );
}

function Result({
  speech,
  state,
  onClose,
}: ResultPanelProps & { readonly onClose: () => void }): JSX.Element | null {
  const { table } = speech.t;
  const { session } = state;
  const { route } = useLocation();
  const { standing } = session.stage.shown.value.position;
  const { outcome } = standing;
  const holders = session.holders.value;
  const result = outcome && resultWords(speech, { standing, outcome }, holders, language());
  const rematch = session.rematch.value;

  useEffect(() => {
    if (result) announce(`${result.title} ${result.reason}`);
  }, []);

  if (!result || !outcome) return null;
  const playAgain = async () => {
    const next =
      rematch === undefined ? await session.askRematch() : ({ ok: true, value: rematch } as const);
    if (next.ok) route(`/m/${next.value}`);
    else state.show(next.error);
  };
  return (
    <section class="panel result paper" aria-label={table.turnOver} data-won={result.isWonHere}>
      <div class="panel-close">
        <IconButton icon={closeIcon} label={table.seeBoard} size="small" onClick={onClose} />
      </div>
      {outcome.winners.length > 0 && <Laurel isWon={result.isWonHere} />}
      <h2>{result.title}</h2>
      <p>
        {result.reason}{' '}
        <a class="rule-link" href={`/${session.game.info.id}/rules#${outcome.rule}`}>
          {outcome.rule}
        </a>
      </p>
      {result.scores.length > 0 && (
        <ul class="result-scores figures">
          {result.scores.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      <div class="sheet-actions">
        {(state.here.value.length > 0 || rematch !== undefined) && (
          <Button kind="primary" icon={rematchIcon} title={table.rematchHint} onClick={playAgain}>
            {rematch === undefined ? table.rematch : table.joinRematch}
          </Button>
        )}
        <ButtonLink icon={replayIcon} href={`/m/${session.id}/replay`}>
          {table.replay}
        </ButtonLink>
      </div>
    </section>
  );
}
