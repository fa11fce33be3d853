import { chanceIsDue, outcomeOf } from '@kast/kernel';
import { bindingOf, isEverybodyBound } from '@kast/protocol';
import type { LiveMatch } from '../live/live-match.ts';
import type { MatchId, StoredSeat } from '../store/store.ts';
import { addNonce } from './add-nonce.ts';
import type { MatchServices } from './services.ts';
import { hasCome, startClockNow } from './start-clock.ts';

type Needed = Pick<MatchServices, 'store' | 'now'>;

/** T12: as many looks, one a second, as who has lost the line has seconds to come back. A pause is one look. */
export const LOOKS_FOR_LATECOMERS = 60;

/** T7, in milliseconds: where nobody has agreed to sit there at the same time. */
export const NONCE_AWAITED_FOR = 24 * 60 * 60 * 1000;

/**
 * T7, T11: nobody waits for ever for who does not come. While somebody else who plays is at the table, chance waits
 * a minute for a device, and live the clocks wait a minute for a player. To be called every second with all matches
 * in memory: where nobody is at the table, nobody waits.
 */
export function watchLatecomers(
  services: Needed,
  onFailure: (match: MatchId, reason: unknown) => void,
): (matches: Iterable<LiveMatch>) => Promise<void> {
  let awaited = new Map<string, number>();
  return async (matches) => {
    const before = awaited;
    awaited = new Map();
    const due: { readonly live: LiveMatch; readonly late: Latecomer }[] = [];
    for (const live of matches) {
      for (const late of latecomers(live)) {
        const name = `${live.id} ${late.seat} ${late.with}`;
        const looks = (before.get(name) ?? 0) + 1;
        awaited.set(name, looks);
        if (looks >= LOOKS_FOR_LATECOMERS) due.push({ live, late });
      }
    }
    for (const { live, late } of due) {
      await goOnWithout(live, services, late).catch((reason: unknown) =>
        onFailure(live.id, reason),
      );
    }
  };
}

interface Latecomer {
  readonly seat: number;
  /** What they owe: to be bound to a nonce, to tell it, or to come. */
  readonly with: 'binding' | 'nonce' | 'coming';
}

function latecomers(live: LiveMatch): readonly Latecomer[] {
  const mayWait = live.nonces === 'open' || (live.clock && !live.clock.started);
  if (!mayWait || live.isBroken || outcomeOf(live.match)) return [];
  if (live.seats.some(({ kind }) => kind === 'open')) return [];
  return live.seats.flatMap((held) => {
    if (!isSomebodyElseThere(live, held)) return [];
    const owed = owedBy(live, held);
    return owed ? [{ seat: held.seat, with: owed }] : [];
  });
}

function owedBy(live: LiveMatch, held: StoredSeat): Latecomer['with'] | undefined {
  const { seats, match, nonces, clock, facts } = live;
  if (nonces === 'open' && chanceIsDue(match)) {
    if (!isLive(live) && live.judgedNow() - facts.madeAt < NONCE_AWAITED_FOR) return undefined;
    const binding = bindingOf(held, match.resigned);
    if (binding === 'unbound') return 'binding';
    // Before that nobody can tell theirs.
    return binding === 'bound' && isEverybodyBound(seats, match.resigned) ? 'nonce' : undefined;
  }
  const isAwaited = clock && !clock.started && isLive(live) && !hasCome(live, held);
  return isAwaited ? 'coming' : undefined;
}

/** Everybody has agreed to sit there at the same time. */
function isLive({ facts: { clock, absence } }: LiveMatch): boolean {
  return absence !== undefined || (clock !== undefined && clock.kind !== 'days');
}

function isSomebodyElseThere(live: LiveMatch, { seat }: StoredSeat): boolean {
  return live.seats.some(
    (one) =>
      one.kind === 'person' &&
      one.seat !== seat &&
      !live.match.resigned.includes(one.seat) &&
      live.isPresent(one.holder),
  );
}

async function goOnWithout(live: LiveMatch, services: Needed, late: Latecomer): Promise<void> {
  // They may have come at another process.
  await live.inTurn(() => live.catchUp(services.store));
  const isStillLate = latecomers(live).some(
    (one) => one.seat === late.seat && one.with === late.with,
  );
  if (!isStillLate) return;
  if (late.with === 'coming') await live.inTurn(() => startClockNow(live, services));
  else await addNonce(services, live, late.seat, { withheld: true });
}
