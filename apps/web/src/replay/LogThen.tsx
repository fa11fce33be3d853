import { Button } from '@kast/ui';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useCallback, useLayoutEffect, useMemo } from 'preact/hooks';
import { settings } from '../account/settings.ts';
import { LONGEST_OFFER } from '../table/draw-offers.ts';
import { Log } from '../table/Log.tsx';
import { logLines } from '../table/log-lines.ts';
import { endThen } from './end-then.ts';
import { spanAround, withEarlier, withLater } from './log-span.ts';
import type { Shown } from './shown.ts';

/** Written once; a step marks another line. Of a long match only what lies around that one. */
export function LogThen({ speech, read, reel, replay, seated, players }: Shown): JSX.Element {
  const { table } = speech.t;
  const { log, length } = reel.value;
  const at = replay.ply.value - 1;
  const kept = useSignal(spanAround(at, length));
  const span = spanAround(at, length, kept.value);
  const { from, to } = span;
  useLayoutEffect(() => {
    kept.value = span;
  }, [span]);
  const lines = useMemo(() => {
    const end = endThen(read, reel.peek().at(length).standing);
    const since = Math.max(from - LONGEST_OFFER, 0);
    const page = {
      from,
      plies: log.read(from, to),
      before: log.read(since, from),
      after: log.read(to, length),
    };
    return logLines(speech, read.module, page, players, seated, end);
  }, [log, from, to, speech, players, seated]);
  const pick = useCallback((ply: number) => replay.goTo(ply + 1), [replay]);
  const readEarlier = (): void => {
    kept.value = withEarlier(span);
  };
  const readLater = (): void => {
    kept.value = withLater(span, length);
  };
  return (
    <Log
      lines={lines}
      empty={table.logEmpty}
      takenBack={table.takenBack}
      hasNotation={settings.value.notation ?? false}
      at={at}
      onPick={pick}
      onTop={from > 0 ? readEarlier : undefined}
      earlier={
        from > 0 && (
          <Button kind="quiet" onClick={readEarlier}>
            {table.logEarlier}
          </Button>
        )
      }
      later={
        to < length && (
          <Button kind="quiet" onClick={readLater}>
            {table.logLater}
          </Button>
        )
      }
    />
  );
}
