import { Button } from '@kast/ui';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { settings } from '../account/settings.ts';
import { LONGEST_OFFER } from './draw-offers.ts';
import { Log } from './Log.tsx';
import { logLines } from './log-lines.ts';
import type { OpenTable } from './open-table.ts';
import type { Speech } from './seat-words.ts';
import type { TableState } from './table-state.ts';
import { endIn } from './told-ply.ts';
import { turnPlayers } from './turn-words.ts';

interface LogPageProps {
  readonly speech: Speech;
  readonly open: OpenTable;
  readonly state: TableState;
}

/** A long match is read from its end: so many lines at once. */
const LINES = 100;

/** The log of the match as far as it was told; who goes up in it gets what came before. */
export function LogPage({ speech, open, state }: LogPageProps): JSX.Element {
  const { table } = speech.t;
  const { session } = state;
  const wanted = useSignal(LINES);
  const isLoading = useSignal(false);
  const { position } = session.stage.shown.value;
  const log = session.log.value;
  const holders = session.holders.value;
  const isOver = position.standing.outcome !== undefined;
  const end = isOver ? endIn(position.standing, session.judge.value.outcome()) : undefined;
  const first = Math.max(position.ply - wanted.value, 0);
  const from = Math.max(first, log.from.value);
  const isMissing = first < from;
  const since = Math.max(from - LONGEST_OFFER, log.from.value);
  const read = log.read(since, position.ply);
  const plies = read.slice(from - since);
  const page = {
    from,
    plies: position.ahead ? [...plies, position.ahead] : plies,
    before: read.slice(0, from - since),
  };

  const load = async () => {
    if (isLoading.peek()) return;
    isLoading.value = true;
    const fault = await session.loadEarlier();
    isLoading.value = false;
    if (fault) state.show(fault);
  };
  // One page for each time that more is wanted: where it cannot be had, the button asks again.
  useEffect(() => {
    if (isMissing) void load();
  }, [wanted.value, session]);

  const readOn = () => {
    if (isMissing) void load();
    else wanted.value = position.ply - from + LINES;
  };
  return (
    <Log
      lines={logLines(speech, open.module, page, turnPlayers(speech, holders), holders, end)}
      empty={table.logEmpty}
      takenBack={table.takenBack}
      hasNotation={settings.value.notation ?? false}
      onTop={from > 0 ? readOn : undefined}
      earlier={
        from > 0 && (
          <Button kind="quiet" disabled={isLoading.value} onClick={readOn}>
            {table.logEarlier}
          </Button>
        )
      }
    />
  );
}
