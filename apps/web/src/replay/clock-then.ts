import { type RecordClock, remainingTimes } from '@kast/kernel';
import type { TableClock } from '../session/table-session.ts';
import type { ReelStage } from './reel.ts';

/** How the clocks stood after each ply of a match that is looked back at; nothing runs there. */
export function clocksThen(
  clock: RecordClock,
  stages: readonly ReelStage[],
): readonly TableClock[] {
  const played = stages.map(({ hosted, ply }) => ({ match: hosted.match, ply }));
  return remainingTimes(clock, played).map((times, ply) => {
    const seats = [...times].map(([seat, left]) => ({ seat, left }));
    return { info: { terms: termsOf(clock), now: 0, ply, seats }, ahead: 0 };
  });
}

function termsOf({ setup }: RecordClock): TableClock['info']['terms'] {
  if (setup.kind !== 'days') return { kind: setup.kind, seconds: 0, increment: 0 };
  return { kind: 'days', days: setup.days, weekend: false, night: false, zone: '' };
}
