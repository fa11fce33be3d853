import { fail, hashOfNonce, ok, type Result, type Seat } from '@kast/kernel';
import {
  isEverybodyBound,
  type NonceAnswer,
  type NonceRequest,
  type WireError,
} from '@kast/protocol';
import type { LiveMatch } from '../live/live-match.ts';
import type { NonceStep, StoredNonce } from '../store/store.ts';
import { drawDueChance } from './draw-due-chance.ts';
import type { MatchServices } from './services.ts';

export type NonceFailure = WireError<'bad-nonce'>;

type Answer = Result<NonceAnswer, NonceFailure>;

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
): Promise<Answer> {
  const step = stepIn(asked);
  if (!step) return Promise.resolve(badNonce('not-one'));
  return live.inTurn(async () => {
    const answer = await takeStep(live, services, seat, step);
    // Also after a repeat: the draw that followed the first may have failed.
    if (answer.ok) await drawDueChance(live, services);
    return answer;
  });
}

/** Nothing is refused by what this process remembers: others may have gone on since. */
async function takeStep(
  live: LiveMatch,
  { store }: Pick<MatchServices, 'store'>,
  seat: Seat,
  step: NonceStep,
): Promise<Answer> {
  for (;;) {
    const { revision } = live;
    const known = answerTo(live, seat, step);
    if (known?.ok) return known;
    const taken = known ?? (await store.stepNonce(live.id, seat, step, live.match.ply));
    await live.catchUp(store);
    if (taken === 'stepped') return answerTo(live, seat, step) ?? badNonce('not-asked');
    if (live.revision === revision) return known ?? badNonce('not-asked');
  }
}

function stepIn({ hash, nonce, withheld }: NonceRequest): NonceStep | undefined {
  if ([hash, nonce, withheld].filter((one) => one !== undefined).length !== 1) return undefined;
  if (hash !== undefined) return { kind: 'commit', hash };
  if (nonce !== undefined) return { kind: 'reveal', nonce, hash: hashOfNonce(nonce) };
  return { kind: 'withhold' };
}

/** What can be said without writing anything: a repeat, or a no. */
function answerTo(live: LiveMatch, seat: Seat, step: NonceStep): Answer | undefined {
  const nonce = nonceOf(live, seat);
  if (!nonce) return badNonce('not-asked');
  switch (nonce.state) {
    case 'awaited':
      return step.kind === 'reveal' ? badNonce('other-hash') : whileAsked(live, seat);
    case 'committed':
      if (step.kind === 'withhold') return whileAsked(live, seat);
      if (step.hash !== nonce.hash) return badNonce('other-hash');
      if (step.kind === 'commit') return ok({ nonce });
      return whileAsked(live, seat) ?? whileAllAreBound(live);
    case 'revealed':
      if (step.kind === 'withhold') return badNonce('not-asked');
      return step.hash === nonce.hash ? ok({ nonce }) : badNonce('other-hash');
    default:
      return step.kind === 'withhold' ? ok({ nonce }) : badNonce('not-asked');
  }
}

/** Who has resigned could bind himself after the others have told theirs: nobody waits for him. */
function whileAsked(
  { nonces, match }: LiveMatch,
  seat: Seat,
): Result<never, NonceFailure> | undefined {
  if (match.resigned.includes(seat)) return badNonce('resigned');
  return nonces === 'open' ? undefined : badNonce('not-asked');
}

function whileAllAreBound({ seats, match }: LiveMatch): Result<never, NonceFailure> | undefined {
  return isEverybodyBound(seats, match.resigned) ? undefined : badNonce('too-early');
}

function nonceOf({ seats }: LiveMatch, seat: Seat): StoredNonce | undefined {
  const held = seats[seat - 1];
  return held?.kind === 'person' ? held.nonce : undefined;
}

function badNonce(problem: NonceFailure['problem']): Result<never, NonceFailure> {
  return fail({ code: 'bad-nonce', problem });
}
