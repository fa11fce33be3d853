import type { TableModule } from '@kast/games';
import { announce, Button, ButtonLink, rematchIcon, replayIcon, storyIcon, toast } from '@kast/ui';
import type { Outcome } from '@kast/kernel';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { eveningHere } from '../club/evening-here.ts';
import type { Keeping } from '../history/keep-finished.ts';
import { lazy } from '../page/lazy.tsx';
import { Laurel } from './Laurel.tsx';
import { client } from '../device/client.ts';
import { useLoaded } from '../page/use-loaded.ts';
import { rematchWords, resultWords } from './result-words.ts';
import type { Speech } from './seat-words.ts';
import type { TableState } from './table-state.ts';
import { modeAt, tableAddress } from './table-mode.ts';
import { turnPlayers } from './turn-words.ts';
import './result.css';

const BackToEvening = lazy(() =>
  import('../club/BackToEvening.tsx').then((door) => door.BackToEvening),
);

interface ResultProps {
  readonly speech: Speech;
  readonly module: TableModule;
  readonly state: TableState;
  readonly outcome: Outcome;
}

/** How it ended and why, and what next. The last position stays in full view. */
export function Result({ speech, module, state, outcome }: ResultProps): JSX.Element {
  const { table } = speech.t;
  const { session } = state;
  const { route, path } = useLocation();
  const [isColumn] = useState(hasColumn);
  const { standing } = session.stage.shown.value.position;
  const winnersOfGame = session.judge.value.outcome()?.winners ?? [];
  const verdict = module.verdict?.(standing.view, speech.texts);
  const end = { standing, outcome, winnersOfGame, verdict };
  const holders = session.holders.value;
  const result = resultWords(speech, end, holders);
  const rematch = session.rematch.value;
  const isNextOver = useIsOver(session.place === 'online' ? rematch : undefined);
  const mode = modeAt(path);
  const evening = mode === 'screen' ? undefined : eveningHere();
  const Reckoning = standing.endedBy === 'game' ? module.Reckoning : undefined;
  // Why the game is over has been told with its last move.
  const isReasonTold = standing.endedBy === 'game';
  useEffect(() => announce(isReasonTold ? result.title : `${result.title}. ${result.reason}`), []);
  useEffect(() => {
    const putByOrSay = async () => {
      if ((await putBy(session.id)) === 'full') toast(table.historyFull);
    };
    putByOrSay().catch(reportError);
  }, []);

  const playAgain = async () => {
    if (rematch !== undefined) return route(tableAddress(rematch, mode));
    const next = await session.askRematch();
    return next.ok ? route(tableAddress(next.value, mode)) : state.show(next.error);
  };
  return (
    <section class="result" aria-label={table.turnOver}>
      {outcome.winners.length > 0 && <Laurel isWon={result.isWonHere} />}
      <h2>{result.title}</h2>
      <p>
        {result.reason}{' '}
        <a class="rule-link" href={`/${session.game.info.id}/rules#${result.rule}`}>
          {result.rule}
        </a>
      </p>
      {Reckoning ? (
        <details class="result-reckoning" open={isColumn}>
          <summary>{table.reckoning}</summary>
          <Reckoning
            view={standing.view}
            texts={speech.texts}
            players={turnPlayers(speech, holders)}
            resigned={standing.resigned}
          />
        </details>
      ) : (
        <Scores lines={result.scores} />
      )}
      {evening !== undefined && (
        <div class="result-evening">
          <BackToEvening id={evening} />
        </div>
      )}
      <div class="sheet-actions">
        {(state.here.value.length > 0 || rematch !== undefined) && (
          <Button
            {...(evening === undefined ? { kind: 'primary' } : {})}
            icon={rematchIcon}
            title={table.rematchHint}
            onClick={playAgain}
          >
            {rematchWords(speech, rematch, isNextOver)}
          </Button>
        )}
        <ButtonLink icon={storyIcon} href={`/m/${session.id}/story`}>
          <span class="result-word">{table.story}</span>
        </ButtonLink>
        <ButtonLink icon={replayIcon} href={`/m/${session.id}/replay`} data-rare>
          {table.replay}
        </ButtonLink>
      </div>
    </section>
  );
}

/** Where everybody has moved on to, and has been since: nothing is ready there any more. */
function useIsOver(rematch: string | undefined): boolean {
  const next = useLoaded(
    async () => (rematch === undefined ? undefined : client.snapshot(rematch)),
    [rematch],
  );
  const answer = next.status === 'here' ? next.value : undefined;
  return answer?.ok === true && answer.value.standing.outcome !== undefined;
}

/** Among the finished matches of this device. Fetched only now: until the end nobody needs it. */
async function putBy(id: string): Promise<Keeping> {
  const { keepFinished } = await import('../history/keep-finished.ts');
  return keepFinished(id);
}

/** Beside the board there is room for all of it; over the board, whoever wants to see it opens it. */
function hasColumn(): boolean {
  return matchMedia('(width >= 62rem) and (height >= 30rem) and (aspect-ratio >= 8/5)').matches;
}

/** Where no reckoning tells them with the reasons. */
function Scores({ lines }: { readonly lines: readonly string[] }): JSX.Element | null {
  if (lines.length === 0) return null;
  return (
    <ul class="result-scores figures">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
