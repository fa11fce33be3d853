import { rulesOf } from '@kast/games';
import { type MatchRecord, must } from '@kast/kernel';
import { Button, closeIcon, IconButton, undoIcon, useLoaded } from '@kast/ui';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { client } from '../device/client.ts';
import { failureText, faultText } from '../i18n/fault-texts.ts';
import { workerThinker } from '../session/bots/worker-thinker.ts';
import { Board } from '../table/Board.tsx';
import type { OpenTable } from '../table/open-table.ts';
import type { Speech } from '../table/seat-words.ts';
import { createTableState } from '../table/table-state.ts';
import { turnPlayers } from '../table/turn-words.ts';
import { foreseenSession, movesSince } from './foreseen-session.ts';
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
  const loaded = useLoaded(() => client.record(id), [id, open.session.position.value.ply]);
  const keep = async (record: MatchRecord, wanted: readonly (readonly string[])[]) => {
    const failure = await plan.put(record.log.length, wanted);
    problem.value = failure ? failureText(faults, failure) : '';
    if (failure) return;
    isSaved.value = wanted.length > lines.length;
    round.value += 1;
  };
  const lines = plan.left.value;
  if (loaded.status !== 'here') return <p role="status">{speech.t.page.loading}</p>;
  if (!loaded.value.ok) return <p role="alert">{failureText(faults, loaded.value.error)}</p>;
  const record = loaded.value.value;
  return (
    <div class="plan">
      <p class="field-hint">{t.intro}</p>
      <Foreseen
        key={`${record.log.length} ${round.value}`}
        {...props}
        record={record}
        onKeep={(line) => keep(record, [...lines, line])}
      />
      <Problem of={problem} />
      {isSaved.value && <p role="status">{t.saved}</p>}
      {lines.length > 0 && (
        <section>
          <h3>{t.lines}</h3>
          <ul class="plan-lines">
            {lines.map((line) => (
              <li key={line.join()}>
                <span class="figures">{line.join(' · ')}</span>
                <IconButton
                  icon={closeIcon}
                  size="small"
                  label={t.remove({ line: line.join(' · ') })}
                  onClick={() =>
                    keep(
                      record,
                      lines.filter((other) => other !== line),
                    )
                  }
                />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

interface ForeseenProps extends PlanBoardProps {
  readonly record: MatchRecord;
  readonly onKeep: (line: readonly string[]) => void;
}

function Foreseen(props: ForeseenProps): JSX.Element {
  const { open, record } = props;
  const game = useLoaded(() => rulesOf(open.box, record.rulesVersion), [record]);
  if (game.status !== 'here') return <div class="plan-board" />;
  return <LaidBoard {...props} game={must(game.value, 'the rules of this match')} />;
}

type LaidProps = ForeseenProps & {
  readonly game: NonNullable<Awaited<ReturnType<typeof rulesOf>>>;
};

function LaidBoard({ t, speech, open, record, onKeep, game }: LaidProps): JSX.Element {
  const { box, module } = open;
  const adviser = useMemo(() => workerThinker(), []);
  const session = useMemo(() => foreseenSession(box, game, record), []);
  const state = useMemo(() => createTableState(session, adviser), []);
  useEffect(
    () => () => {
      session.close();
      adviser.close();
    },
    [],
  );
  const own = open.session.viewer.value;
  const moves = movesSince(session, record.log.length);
  const { toDecide, outcome } = session.position.value.standing;
  const isOwn = typeof own === 'number' && toDecide.includes(own);
  const isAnswered = moves.length > 0 && (!isOwn || outcome !== undefined);
  const line = moves.join(' · ');
  const fault = state.fault.value?.fault;
  return (
    <>
      <div class="plan-board" data-shape={module.shape}>
        <div class="board-space">
          <Board
            module={module}
            texts={speech.texts}
            state={state}
            players={turnPlayers(speech, open.session.holders.value)}
            turned={false}
            part="whole"
          />
        </div>
      </div>
      {fault && (
        <p class="problem" role="alert">
          {faultText(speech.t.faults, speech.texts, fault)}
        </p>
      )}
      <p role="status">
        <strong>{isOwn ? t.yours : t.theirs}</strong>{' '}
        <span class="figures">{moves.length === 0 ? t.nothing : t.soFar({ line })}</span>
      </p>
      <div class="plan-actions">
        <Button icon={undoIcon} disabled={moves.length === 0} onClick={() => state.takeBack()}>
          {t.back}
        </Button>
        <Button kind="primary" disabled={!isAnswered} onClick={() => onKeep(moves)}>
          {t.save}
        </Button>
      </div>
    </>
  );
}
