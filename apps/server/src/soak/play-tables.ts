import { registry } from '@kast/games';
import { type AnyGame, must, pick, type Random, seededRandom } from '@kast/kernel';
import type { NewMatch, SeatWish } from '@kast/protocol/client';
import { type DeviceNonce, nonceByLot, tellNonce } from './add-nonce.ts';
import type { Findings } from './findings.ts';
import { followMatch } from './follow-match.ts';
import { newGuest } from './guest.ts';
import { playSeat } from './play-seat.ts';

export interface Playing {
  readonly url: string;
  readonly seed: string;
  readonly tables: number;
  readonly findings: Findings;
  /** Nobody begins anything any more. */
  readonly stopped: AbortSignal;
  /** Nobody answers any more. */
  readonly closed: AbortSignal;
}

/** So many tables at a time, of all games in turn, each followed by another one. */
export async function playTables(playing: Playing): Promise<void> {
  const tables = Array.from({ length: playing.tables }, (_, index) => playOn(playing, index));
  await Promise.all(tables);
}

async function playOn(playing: Playing, index: number): Promise<void> {
  const random = seededRandom(`${playing.seed} table ${index}`);
  for (let played = 0; !playing.stopped.aborted; played++) {
    const box = must(registry[(index + played) % registry.length], 'a game');
    await playMatch(playing, random, await box.rules());
  }
}

async function playMatch(playing: Playing, random: Random, game: AnyGame): Promise<void> {
  const { url, findings, stopped, closed } = playing;
  const wish = wishByLot(random, game);
  const nonceOf = (): DeviceNonce | undefined =>
    game.info.traits.chance ? nonceByLot(random) : undefined;
  const maker = { ...newGuest(url, closed), added: nonceOf() };
  const made = await maker.ask((client) =>
    client.newMatch({ ...wish, ...(maker.added && { nonceHash: maker.added.hash }) }),
  );
  if (!made.ok) return findings.wrong(`no table of ${game.info.id}: ${made.error.code}`);
  const { id, invites } = made.value;
  findings.begin(id);
  const guests = new Map([[1, maker]]);
  for (const { seat, token } of invites) {
    const guest = { ...newGuest(url, closed), added: nonceOf() };
    // Without a cookie two tries would be two guests.
    await guest.ask((client) => client.me());
    const taken = await guest.ask((client) => client.claimSeat(id, token, guest.added?.hash));
    if (!taken.ok) return findings.wrong(`${id}: seat ${seat}: ${taken.error.code}`);
    guests.set(seat, guest);
  }
  const watcher = newGuest(url, closed);
  const seen = await watcher.ask((client) => client.snapshot(id));
  if (!seen.ok) return findings.wrong(`${id}: ${seen.error.code} to a watcher`);
  const watching = followMatch(watcher.client, seen.value, findings);
  const seats = [...guests].map(async ([seat, guest]) => {
    const random = seededRandom(`${playing.seed} ${id} ${seat}`);
    const seated = { match: id, game, seat, guest, random, findings, stopped };
    if (guest.added) await tellNonce({ ...seated, nonce: guest.added.nonce });
    await playSeat(seated);
  });
  await Promise.all(seats);
  watching.close();
  if (!stopped.aborted) findings.finish();
}

/** Two to four at a table; computers that do not think for long. */
function wishByLot(random: Random, { info }: AnyGame): NewMatch {
  const { min, max } = info.seats;
  const seats = min + random.below(Math.min(max, 4) - min + 1);
  const other = (): SeatWish =>
    random.below(2) === 0 ? { kind: 'open' } : { kind: 'bot', level: 1 };
  const options = Object.fromEntries(
    Object.entries(info.options).map(([name, { values }]) => [name, pick(random, values)]),
  );
  return {
    game: info.id,
    options,
    seats: [{ kind: 'me' }, ...Array.from({ length: seats - 1 }, other)],
    watchers: 'anyone',
  };
}
