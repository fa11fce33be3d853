import { fail, hashOfNonce, ok, type Result, type Seat } from '@kast/kernel';
import type { NonceAnswer, NonceRequest, WireError } from '@kast/protocol';
import type { LiveMatch } from '../live/live-match.ts';
import type { NonceStep, StoredNonce } from '../store/store.ts';
import { isEverybodyBound } from './chance-source.ts';
import { drawDueChance } from './draw-due-chance.ts';
import type { MatchServices } from './services.ts';

export type NonceFailure = WireError<'bad-nonce'>;

/**
 * The device of a seat is bound to its nonce, tells it, or says that it cannot. Nonces are told only when
 * everybody is bound to theirs, so that nobody can choose one by what the others are. A repeat changes
 * nothing and succeeds.
 */
export function addNonce(
  services: Pick<MatchServices, 'store' | 'now'>,
  live: LiveMatch,
  seat: Seat,
  asked: NonceRequest,
): Promise<Result<NonceAnswer, NonceFailure>> {
  const step = stepIn(asked);
  if (!step) return Promise.resolve(badNonce('not-one'));
  return live.inTurn(async () => {
    const known = answerTo(live, seat, step);
    if (known) return known;
    const stepped = await services.store.stepNonce(live.id, seat, step);
    await live.catchUp(services.store);
    await drawDueChance(live, services);
    if (stepped === 'conflict') return answerTo(live, seat, step) ?? badNonce('not-asked');
    const nonce = nonceOf(live, seat);
    return nonce ? ok({ nonce }) : badNonce('not-asked');
  });
}

function stepIn({ hash, nonce, withheld }: NonceRequest): NonceStep | undefined {
  if ([hash, nonce, withheld].filter((one) => one !== undefined).length !== 1) return undefined;
  if (hash !== undefined) return { kind: 'commit', hash };
  if (nonce !== undefined) return { kind: 'reveal', nonce, hash: hashOfNonce(nonce) };
  return { kind: 'withhold' };
}

/** What can be said without writing anything: a repeat, or a no. */
function answerTo(
  live: LiveMatch,
  seat: Seat,
  step: NonceStep,
): Result<NonceAnswer, NonceFailure> | undefined {
  const nonce = nonceOf(live, seat);
  if (!nonce) return badNonce('not-asked');
  switch (nonce.state) {
    case 'awaited':
      return step.kind === 'reveal' ? badNonce('other-hash') : whileOpen(live);
    case 'committed':
      if (step.kind === 'withhold') return whileOpen(live);
      if (step.hash !== nonce.hash) return badNonce('other-hash');
      if (step.kind === 'commit') return ok({ nonce });
      return isEverybodyBound(live, live.match) ? whileOpen(live) : badNonce('too-early');
    case 'revealed':
      if (step.kind === 'withhold') return badNonce('not-asked');
      return step.hash === nonce.hash ? ok({ nonce }) : badNonce('other-hash');
    default:
      return step.kind === 'withhold' ? ok({ nonce }) : badNonce('not-asked');
  }
}

function whileOpen({ nonces }: LiveMatch): Result<never, NonceFailure> | undefined {
  return nonces === 'open' ? undefined : badNonce('not-asked');
}

function nonceOf({ seats }: LiveMatch, seat: Seat): StoredNonce | undefined {
  const held = seats[seat - 1];
  return held?.kind === 'person' ? held.nonce : undefined;
}

function badNonce(problem: NonceFailure['problem']): Result<never, NonceFailure> {
  return fail({ code: 'bad-nonce', problem });
}
