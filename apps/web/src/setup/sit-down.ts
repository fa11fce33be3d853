import { fail, type GameInfo, ok, type Result } from '@kast/kernel';
import type { Failure, SeatWish } from '@kast/protocol/client';
import { client } from '../device/client.ts';
import { matchesHere } from '../device/saved-matches.ts';
import { beginMatch } from '../session/here/begin-match.ts';
import { isLocal, type SeatChoice, type TableSetup } from './table-setup.ts';

/** Begins the match where it can be played, and gives its address. */
export async function sitDown(info: GameInfo, setup: TableSetup): Promise<Result<string, Failure>> {
  if (isLocal(setup)) return ok(`/m/${beginMatch(matchesHere, info, setup).id}`);
  const made = await client.newMatch({
    game: info.id,
    options: setup.options,
    seats: setup.seats.map(wishFor),
    watchers: setup.watchers,
  });
  return made.ok ? ok(`/m/${made.value.id}`) : fail(made.error);
}

function wishFor(choice: SeatChoice): SeatWish {
  return choice.kind === 'you' || choice.kind === 'device' ? { kind: 'me' } : choice;
}
