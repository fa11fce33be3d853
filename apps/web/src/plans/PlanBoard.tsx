import { type GameBox, type Player, rulesOf } from '@kast/games';
import { type MatchRecord, must, ok, type Result } from '@kast/kernel';
import type { Failure } from '@kast/protocol/client';
import { Button, closeIcon, IconButton, undoIcon, useLoaded } from '@kast/ui';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { settings } from '../account/settings.ts';
import { client } from '../device/client.ts';
import { failureText, faultText } from '../i18n/fault-texts.ts';
import { workerThinker } from '../session/bots/worker-thinker.ts';
import type { LoggedPly } from '../session/match-log.ts';
import { Board } from '../table/Board.tsx';
import type { OpenTable } from '../table/open-table.ts';
import type { Speech } from '../table/seat-words.ts';
import { createTableState } from '../table/table-state.ts';
import { turnPlayers } from '../table/turn-words.ts';
import { foreseenPlies } from './foreseen-plies.ts';
import {
  type ForeseenMatch,
  foreseenMatch,
  foreseenSession,
  pliesSince,
} from './foreseen-session.ts';
import { lineWords } from './line-words.ts';
import type { Plan } from './plan-here.ts';
import type { PlanTexts } from './plan-texts.ts';
import { Problem } from '../page/Problem.tsx';

interface PlanBoardProps {
  readonly t: PlanTexts;
  readonly speech: Speech;
  readonly open: OpenTable;
  readonly plan: Plan;
}

/** T15: the real board, on which what may come is played. */
export function PlanBoard(props: PlanBoardProps): JSX.Element {
  const { t, speech, open, plan } = props;
  const { faults } = speech.t;
  const { id } = open.session;
  const problem = useSignal('');
  const isSaved = useSignal(false);
  /** Another board for each line. */
  const round = useSignal(0);
  const loaded = useLoaded(() => fetchMatch(id, open.box), [id, open.session.position.value.ply]);
  const keep = async (ply: number, wanted: readonly (readonly string[])[]) => {
    const failure = await plan.put(ply, wanted);
    problem.value = failure ? failureText(faults, failure) : '';
    if (failure) return;
    isSaved.value = wanted.length > lines.length;
    round.value += 1;
  };
  const lines = plan.left.value;
  if (loaded.status !== 'here') return <p role="status">{speech.t.page.loading}</p>;
  if (!loaded.value.ok) return <p role="alert">{failureText(faults, loaded.value.error)}</p>;
  const match = loaded.value.value;
  const { log } = match.record;
  const players = turnPlayers(speech, open.session.holders.value);
  const inWords = (plies: readonly LoggedPly[]): string =>
    lineWords(speech, open.module, players, plies);
  return (
    <div class="plan">
      <p class="field-hint">{t.intro}</p>
      <LaidBoard
        key={`${log.length} ${round.value}`}
        {...props}
        match={match}
        players={players}
        inWords={inWords}
        onKeep={(line) => keep(log.length, [...lines, line])}
      />
      <Problem of={problem} />
      {isSaved.value && <p role="status">{t.saved}</p>}
      {lines.length > 0 && (
        <section>
          <h3>{t.lines}</h3>
          <ul class="plan-lines">
            {lines.map((line) => {
              const said = inWords(foreseenPlies(match.begun.match, line));
              return (
                <li key={line.join()}>
                  <span>
                    {said}
                    <InNotation line={line} />
                  </span>
                  <IconButton
                    icon={closeIcon}
                    size="small"
                    label={t.remove({ line: said })}
                    onClick={() =>
                      keep(
                        log.length,
                        lines.filter((other) => other !== line),
                      )
                    }
                  />
                </li>
              );
            })}
          </ul>
        </section>
      )}
    </div>
  );
}

interface LaidMatch extends ForeseenMatch {
  readonly record: MatchRecord;
}

/** As far as the server knows it, with the rules that it is played by. */
async function fetchMatch(id: string, box: GameBox): Promise<Result<LaidMatch, Failure>> {
  const record = await client.record(id);
  if (!record.ok) return record;
  const game = must(await rulesOf(box, record.value.rulesVersion), 'the rules of this match');
  return ok({ record: record.value, ...foreseenMatch(game, record.value) });
}

interface LaidProps extends PlanBoardProps {
  readonly match: LaidMatch;
  readonly players: readonly Player[];
  readonly inWords: (plies: readonly LoggedPly[]) => string;
  readonly onKeep: (line: readonly string[]) => void;
}

function LaidBoard(props: LaidProps): JSX.Element {
  const { t, speech, open, match, players, inWords, onKeep } = props;
  const { box, module } = open;
  const adviser = useMemo(() => workerThinker(), []);
  const session = useMemo(() => foreseenSession(box, match), []);
  const state = useMemo(() => createTableState(session, adviser), []);
  useEffect(
    () => () => {
      state.close();
      session.close();
      adviser.close();
    },
    [],
  );
  const own = open.session.viewer.value;
  const plies = pliesSince(session, match.record.log.length);
  const line = plies.map(({ entry }) => entry.move);
  const { toDecide, outcome } = session.position.value.standing;
  const isOwn = typeof own === 'number' && toDecide.includes(own);
  const isAnswered = line.length > 0 && (!isOwn || outcome !== undefined);
  const fault = state.fault.value?.fault;
  return (
    <>
      <div class="plan-board" data-shape={module.shape}>
        <div class="board-space">
          <Board
            module={module}
            texts={speech.texts}
            state={state}
            players={players}
            turned={false}
            mode="table"
          />
        </div>
      </div>
      {fault && (
        <p class="problem" role="alert">
          {faultText(speech.t.faults, speech.texts, fault, players)}
        </p>
      )}
      <p role="status">
        <strong>{isOwn ? t.yours : t.theirs}</strong>{' '}
        {line.length === 0 ? t.nothing : t.soFar({ line: inWords(plies) })}
        <InNotation line={line} />
      </p>
      <div class="plan-actions">
        <Button icon={undoIcon} disabled={line.length === 0} onClick={() => state.takeBack()}>
          {t.back}
        </Button>
        <Button kind="primary" disabled={!isAnswered} onClick={() => onKeep(line)}>
          {t.save}
        </Button>
      </div>
    </>
  );
}

/** For those who like it beside the words, as in the log. */
function InNotation({ line }: { readonly line: readonly string[] }): JSX.Element | null {
  if (!settings.value.notation || line.length === 0) return null;
  return (
    <>
      {' '}
      <span class="figures">{line.join(' · ')}</span>
    </>
  );
}
