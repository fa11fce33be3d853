import { createHmac, randomInt } from 'node:crypto';
import { fail, ok, type Result } from '@kast/kernel';
import {
  CLUB_LIMITS,
  type ClubCodeUsed,
  type ClubMade,
  type ClubSettings,
  readSeatCode,
  SEAT_CODE_LENGTH,
  SEAT_CODE_LETTERS,
  type SeatCode,
  type WireError,
} from '@kast/protocol';
import { newMatchId } from '../matches/secrets.ts';
import { allowedNames } from '../moderation/blocked-names.ts';
import type { ClubId, GuestId } from '../store/store.ts';
import {
  changeAsHost,
  changeClub,
  type ClubFailure,
  type ClubServices,
  refuse,
} from './change-club.ts';
import { clubGames } from './club-games.ts';

type SettingsFailure = ClubFailure | WireError<'unknown-game'>;

/** T17: a new evening, whose founder is its first host. */
export async function openClub(
  services: ClubServices,
  founder: GuestId,
  wish: ClubSettings,
): Promise<Result<ClubMade, SettingsFailure>> {
  const settings = await readSettings(services, wish);
  if (!settings.ok) return settings;
  const id = newMatchId();
  for (;;) {
    const club = {
      id,
      settings: settings.value,
      code: newCode(),
      founder,
      madeAt: services.now(),
      isOver: false,
      isShut: false,
      revision: 1,
    };
    const made = await services.store.clubs.create(club, CLUB_LIMITS.openEvenings);
    if (made === 'created') return ok({ id });
    if (made === 'too-many') return refuse('too-many-evenings');
  }
}

/** For the rounds that are still to be drawn. */
export async function setClub(
  services: ClubServices,
  id: ClubId,
  guest: GuestId,
  wish: ClubSettings,
): Promise<Result<ClubMade, SettingsFailure>> {
  const settings = await readSettings(services, wish);
  if (!settings.ok) return settings;
  return changeAsHost(services, id, guest, async () =>
    ok({ change: { settings: settings.value }, value: { id } }),
  );
}

export function endClub(
  services: ClubServices,
  id: ClubId,
  guest: GuestId,
  isOver: boolean,
): Promise<Result<ClubMade, ClubFailure>> {
  return changeAsHost(services, id, guest, async () => ok({ change: { isOver }, value: { id } }));
}

async function readSettings(
  services: ClubServices,
  wish: ClubSettings,
): Promise<Result<ClubSettings, SettingsFailure>> {
  const readAllowed = await allowedNames(services);
  const name = wish.name.trim() === '' ? ok('') : readAllowed(wish.name);
  if (!name.ok) return name;
  const games = await clubGames(services, [...new Set(wish.games)]);
  if (!games.ok) return games;
  const isForSome = games.value.some(
    ({ min, max }) => min <= wish.perTable && wish.perTable <= max,
  );
  if (!isForSome) return refuse('no-game');
  return ok({ ...wish, name: name.value, games: games.value.map((game) => game.id) });
}

/** In seconds: long enough to walk to the other device. */
const HOST_CODE_SECONDS = 900;

/** T17: with which one other device becomes a host; in place of an earlier one. */
export async function newHostCode(
  services: ClubServices,
  id: ClubId,
  guest: GuestId,
): Promise<Result<SeatCode, ClubFailure>> {
  const whole = await services.store.clubs.find(id);
  if (!whole) return fail({ code: 'unknown-club' });
  if (!whole.hosts.includes(guest)) return fail({ code: 'not-the-host' });
  const code = newCode();
  const expiresAt = services.now() + HOST_CODE_SECONDS * 1000;
  await services.store.clubs.keepHostCode(id, hashOf(services.secret, code), expiresAt);
  return ok({ code, seconds: HOST_CODE_SECONDS });
}

/** Where a typed code leads: to join an evening, or to be a host of it. */
export async function useClubCode(
  services: ClubServices,
  guest: GuestId,
  typed: string,
): Promise<Result<ClubCodeUsed, ClubFailure | WireError<'bad-code'>>> {
  const code = readSeatCode(typed);
  if (code === undefined) return fail({ code: 'bad-code' });
  const { clubs } = services.store;
  const joined = await clubs.byCode(code);
  if (joined !== undefined) return ok({ id: joined, isHost: false });
  const id = await clubs.takeHostCode(hashOf(services.secret, code), services.now());
  if (id === undefined) return fail({ code: 'bad-code' });
  return changeClub(services, id, async ({ hosts }) => {
    const value = { id, isHost: true };
    if (hosts.includes(guest)) return ok({ value });
    if (hosts.length >= CLUB_LIMITS.hosts) return refuse('too-many-hosts');
    return ok({ change: { host: guest }, value });
  });
}

function newCode(): string {
  return Array.from(
    { length: SEAT_CODE_LENGTH },
    () => SEAT_CODE_LETTERS[randomInt(SEAT_CODE_LETTERS.length)],
  ).join('');
}

/** Keyed: there are few enough codes to try them all on a stolen hash. */
function hashOf(secret: string, code: string): string {
  return createHmac('sha256', secret).update(`club-host:${code}`).digest('hex');
}
