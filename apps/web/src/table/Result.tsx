import type { TableModule } from '@kast/games';
import {
  announce,
  Button,
  ButtonLink,
  collapseIcon,
  Dialog,
  expandIcon,
  IconButton,
  logIcon,
  rematchIcon,
  replayIcon,
  storyIcon,
  toast,
  useLoaded,
} from '@kast/ui';
import type { Outcome } from '@kast/kernel';
import { performStyled } from '@kast/ui/stage';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { eveningHere } from '../club/evening-here.ts';
import type { Keeping } from '../history/keep-finished.ts';
import { lazy } from '../page/lazy.tsx';
import { Laurel } from './Laurel.tsx';
import { client } from '../device/client.ts';
import { hidesTable } from './hides-table.ts';
import { rematchSeats, rematchWords } from './rematch-words.ts';
import { resultWords } from './result-words.ts';
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
  const [isFolded, setFolded] = useState(false);
  const section = useRef<HTMLElement>(null);
  const { standing } = session.stage.shown.value.position;
  const winnersOfGame = session.judge.value.outcome()?.winners ?? [];
  const holders = session.holders.value;
  const players = turnPlayers(speech, holders);
  const verdict = module.verdict?.(standing.view, speech.texts, players);
  const end = { standing, outcome, winnersOfGame, verdict };
  const result = resultWords(speech, end, holders);
  const rematch = session.rematch.value;
  const isNextOver = useIsOver(session.place === 'online' ? rematch : undefined);
  const mode = modeAt(path);
  const evening = mode === 'screen' ? undefined : eveningHere();
  const seats = isNextOver ? undefined : rematchSeats(speech, holders);
  const Reckoning = standing.endedBy === 'game' ? module.Reckoning : undefined;
  // Why the game is over has been told with its last move.
  const isReasonTold = standing.endedBy === 'game';
  useLayoutEffect(() => {
    if (mode !== 'screen' && section.current) setFolded(hidesTable(section.current));
  }, []);
  useEffect(() => announce(isReasonTold ? result.title : `${result.title}. ${result.reason}`), []);
  useEffect(() => {
    const putByOrSay = async () => {
      // What it takes to keep a match would hold up the frames in which its result comes.
      if (section.current) await performStyled(section.current);
      if ((await putBy(session.id)) === 'full') toast(speech.t.result.historyFull);
    };
    putByOrSay().catch(reportError);
  }, []);

  const playAgain = async () => {
    if (rematch !== undefined) return route(tableAddress(rematch, mode));
    const next = await session.askRematch();
    return next.ok ? route(tableAddress(next.value, mode)) : state.show(next.error);
  };
  return (
    <section
      ref={section}
      class="result"
      data-many={holders.length >= 4}
      data-folded={isFolded || undefined}
      aria-label={table.turnOver}
    >
      {outcome.winners.length > 0 && <Laurel isWon={result.isWonHere} />}
      <div class="result-head">
        <h2>{result.title}</h2>
        <span class="result-fold">
          <IconButton
            icon={isFolded ? expandIcon : collapseIcon}
            label={isFolded ? speech.t.result.unfold : speech.t.result.fold}
            onClick={() => setFolded(!isFolded)}
          />
        </span>
      </div>
      <p>
        {result.reason}{' '}
        <a class="rule-link" data-rule href={`/${session.game.info.id}/rules#${result.rule}`}>
          {result.rule}
        </a>
      </p>
      {!Reckoning && <Scores lines={result.scores} />}
      {evening !== undefined && (
        <div class="result-evening">
          <BackToEvening id={evening} />
        </div>
      )}
      {seats !== undefined && <p class="result-seats">{seats}</p>}
      <div class="sheet-actions">
        {(state.here.value.length > 0 || rematch !== undefined) && (
          <Button
            {...(evening === undefined ? { kind: 'primary' } : {})}
            icon={rematchIcon}
            title={speech.t.result.rematchHint}
            onClick={playAgain}
          >
            {rematchWords(speech, rematch, isNextOver)}
          </Button>
        )}
        {Reckoning && (
          <Reckoned title={table.reckoning} closeLabel={speech.t.page.close}>
            <Reckoning
              view={standing.view}
              texts={speech.texts}
              players={players}
              resigned={standing.resigned}
            />
          </Reckoned>
        )}
        <ButtonLink icon={storyIcon} href={`/m/${session.id}/story`}>
          <span class="result-word">{table.story}</span>
        </ButtonLink>
        <ButtonLink icon={replayIcon} href={`/m/${session.id}/replay`}>
          <span class="result-word">{table.replay}</span>
        </ButtonLink>
      </div>
    </section>
  );
}

interface ReckonedProps {
  readonly title: string;
  readonly closeLabel: string;
  readonly children: ComponentChildren;
}

/** How the points were made, line by line: with room for all of it in every window. */
function Reckoned({ title, closeLabel, children }: ReckonedProps): JSX.Element {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon={logIcon} onClick={() => setOpen(true)}>
        <span class="result-word">{title}</span>
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={title} closeLabel={closeLabel}>
        <div class="result-reckoning">{children}</div>
      </Dialog>
    </>
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
