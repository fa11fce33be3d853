import { fail, type GameInfo, ok, type Result } from '@kast/kernel';
import type { Failure, SeatWish } from '@kast/protocol/client';
import { client } from '../device/client.ts';
import { deviceStore } from '../device/device-store.ts';
import { matchesHere } from '../device/saved-matches.ts';
import { sitDownFirst } from '../first-match/sit-down-first.ts';
import { beginMatch } from '../session/here/begin-match.ts';
import { keptNonces, newNonce } from '../session/online/kept-nonces.ts';
import { inZone, zoneHere } from '../clock/clock-choice.ts';
import { isLocal, mayBeRated, type SeatChoice, type TableSetup } from './table-setup.ts';

/** Begins the match where it can be played, and gives its address. */
export async function sitDown(info: GameInfo, setup: TableSetup): Promise<Result<string, Failure>> {
  if (isLocal(setup)) {
    const { id } = beginMatch(matchesHere, info, setup);
    sitDownFirst(info.id, id);
    return ok(`/m/${id}`);
  }
  const { nonce, hash } = newNonce();
  const made = await client.newMatch({
    game: info.id,
    options: setup.options,
    seats: setup.seats.map(wishFor),
    watchers: setup.watchers,
    ...(setup.absence ? { absence: setup.absence } : {}),
    ...(setup.clock ? { clock: inZone(setup.clock, zoneHere()) } : {}),
    ...(setup.rated && mayBeRated(setup) ? { rated: true } : {}),
    ...(info.traits.chance ? { nonceHash: hash } : {}),
  });
  if (!made.ok) return fail(made.error);
  const { id } = made.value;
  if (setup.isScreen) return ok(`/m/${id}/screen`);
  if (info.traits.chance) keptNonces(deviceStore).set(id, { nonce });
  sitDownFirst(info.id, id);
  return ok(`/m/${id}`);
}

function wishFor(choice: SeatChoice): SeatWish {
  return choice.kind === 'you' || choice.kind === 'device' ? { kind: 'me' } : choice;
}
