import { type ClockSetup, dueAt, holidaysLeft } from '@kast/kernel';
import type { ClockInfo, ClockTerms } from '@kast/protocol';
import type { LiveMatch } from './live-match.ts';

/** T11: how the clocks stand, the same for everybody who may look. */
export function clockInfo(live: LiveMatch): { readonly clock?: ClockInfo } {
  const { clock, facts } = live;
  const { clock: setup } = facts;
  if (!clock || !setup) return {};
  const seats = clock.seats.map((one) => {
    const due = dueAt(setup, one);
    const { seat, left, running } = one;
    const holidays = holidaysLeft(setup, clock, seat);
    return {
      seat,
      left,
      ...(holidays === undefined ? {} : { holidays }),
      ...(running && due !== undefined ? { since: running.since, due } : {}),
    };
  });
  return { clock: { terms: termsOf(setup), now: live.judgedNow(), ply: live.match.ply, seats } };
}

const SECOND = 1000;

/** As a table has agreed on them. */
export function termsOf(setup: ClockSetup): ClockTerms {
  if (setup.kind === 'days') {
    const { days, pauses, zone } = setup;
    return { kind: 'days', days, weekend: pauses.weekend, night: pauses.night, zone };
  }
  const { kind, time, increment } = setup;
  return { kind, seconds: time / SECOND, increment: increment / SECOND };
}
