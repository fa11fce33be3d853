import { randomInt } from 'node:crypto';
import { fail, ok, type Result } from '@kast/kernel';
import {
  CLUB_LIMITS,
  type ClubJoin,
  type ClubJoined,
  type ClubMade,
  type ClubPersonChange,
} from '@kast/protocol';
import { allowedNames } from '../moderation/blocked-names.ts';
import type { ClubId, GuestId, StoredPerson, WholeClub } from '../store/store.ts';
import {
  changeAsHost,
  changeClub,
  type ClubFailure,
  type ClubServices,
  refuse,
} from './change-club.ts';

/** T17: comes to an evening with a device: as somebody new, or as one whose name was typed before. */
export async function joinClub(
  services: ClubServices,
  id: ClubId,
  guest: GuestId,
  { name: typed, person }: ClubJoin,
): Promise<Result<ClubJoined, ClubFailure>> {
  const readAllowed = await allowedNames(services);
  const name = readAllowed(typed);
  if (!name.ok) return name;
  const joined = await changeClub<ClubJoined>(services, id, async (whole) => {
    const own = whole.people.find((one) => one.guest === guest);
    if (own) return ok({ value: { person: own.person } });
    if (whole.club.isOver) return refuse('over');
    if (whole.club.isShut) return refuse('shut');
    if (person === undefined) {
      const [newcomer] = newPeople(whole, [name.value], guest);
      if (!newcomer) return refuse('too-many-people');
      return ok({ change: { people: [newcomer] }, value: { person: newcomer.person } });
    }
    const meant = whole.people.find((one) => one.person === person);
    if (!meant) return refuse('unknown');
    if (meant.guest !== undefined) return refuse('taken');
    return ok({ change: { people: [{ ...meant, guest, isAway: false }] }, value: { person } });
  });
  if (joined.ok) await nameUnnamed(services, guest, name.value);
  return joined;
}

/** At the tables of the evening, too, they are called something. */
async function nameUnnamed({ store }: ClubServices, guest: GuestId, name: string): Promise<void> {
  const known = await store.namesOf([guest]);
  if (!known.has(guest)) await store.nameGuest(guest, name);
}

export async function addNames(
  services: ClubServices,
  id: ClubId,
  host: GuestId,
  typed: readonly string[],
): Promise<Result<{ readonly people: readonly number[] }, ClubFailure>> {
  const readAllowed = await allowedNames(services);
  const names: string[] = [];
  for (const one of typed) {
    const name = readAllowed(one);
    if (!name.ok) return name;
    names.push(name.value);
  }
  return changeAsHost(services, id, host, async (whole) => {
    if (whole.club.isOver) return refuse('over');
    const people = newPeople(whole, names);
    if (people.length < names.length) return refuse('too-many-people');
    return ok({ change: { people }, value: { people: people.map(({ person }) => person) } });
  });
}

/** None where there is no room for all of them. */
function newPeople(
  { people }: WholeClub,
  names: readonly string[],
  guest?: GuestId,
): readonly StoredPerson[] {
  if (people.length + names.length > CLUB_LIMITS.people) return [];
  const last = people.at(-1)?.person ?? 0;
  return names.map((name, index) => ({
    person: last + index + 1,
    name,
    ...(guest === undefined ? {} : { guest }),
    lot: randomInt(2 ** 31),
    isAway: false,
  }));
}

/**
 * T17: somebody who does not belong to the evening. Who was paired stays in the standings of the others, without a
 * device and away.
 */
export function removePerson(
  services: ClubServices,
  { id, person }: { readonly id: ClubId; readonly person: number },
  host: GuestId,
): Promise<Result<ClubJoined, ClubFailure>> {
  return changeAsHost<ClubJoined>(services, id, host, async ({ people, rounds }) => {
    const known = people.find((one) => one.person === person);
    if (!known) return refuse('unknown');
    const wasPaired = rounds.some(
      ({ tables, byes }) =>
        byes.includes(person) || tables.some((table) => table.people.includes(person)),
    );
    const { guest: _, ...rest } = known;
    const change = wasPaired ? { people: [{ ...rest, isAway: true }] } : { removePerson: person };
    return ok({ change, value: { person } });
  });
}

/** T17: whoever wants to join with a device comes too late, until it is opened again. */
export function shutClub(
  services: ClubServices,
  id: ClubId,
  host: GuestId,
  isShut: boolean,
): Promise<Result<ClubMade, ClubFailure>> {
  return changeAsHost(services, id, host, async () => ok({ change: { isShut }, value: { id } }));
}

/** By a host, or by the person themselves; only a host says whose device is not theirs. */
export async function changePerson(
  services: ClubServices,
  { id, person }: { readonly id: ClubId; readonly person: number },
  guest: GuestId,
  change: ClubPersonChange,
): Promise<Result<ClubJoined, ClubFailure>> {
  const readAllowed = await allowedNames(services);
  const name = change.name === undefined ? undefined : readAllowed(change.name);
  if (name && !name.ok) return name;
  return changeClub<ClubJoined>(services, id, async ({ hosts, people }) => {
    const known = people.find((one) => one.person === person);
    const isHost = hosts.includes(guest);
    const isSelf = known?.guest === guest && change.hasPhone === undefined;
    if (!isHost && !isSelf) return fail({ code: 'not-the-host' });
    if (!known) return refuse('unknown');
    const { guest: device, ...rest } = known;
    const changed: StoredPerson = {
      ...rest,
      ...(device === undefined || change.hasPhone === false ? {} : { guest: device }),
      ...(name ? { name: name.value } : {}),
      ...(change.isAway === undefined ? {} : { isAway: change.isAway }),
    };
    return ok({ change: { people: [changed] }, value: { person } });
  });
}
