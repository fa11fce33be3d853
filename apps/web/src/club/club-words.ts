import type { ClubPerson, ClubTable, ClubView } from '@kast/protocol/client';
import { connectToClubs } from '@kast/protocol/club-client';
import { boxOf } from '../cupboard/boxes.ts';
import { introOf, language } from '../i18n/language.ts';
import type { ClubTexts } from './club-texts.ts';

/** The server that this page came from. */
export const clubClient = connectToClubs();

export function gameName(game: string): string {
  const box = boxOf(game);
  return box ? introOf(box).name : game;
}

export function nameOfPerson({ people }: ClubView, person: number): string {
  return people.find((one) => one.person === person)?.name ?? '';
}

export function clubName({ name }: Pick<ClubView, 'name'>, texts: ClubTexts): string {
  return name === '' ? texts.title : name;
}

/** "2½" where nobody has other shares than halves; everything with a comma or a point where somebody has. */
export function pointsText(points: number, hasHalves: boolean): string {
  const whole = Math.floor(points);
  if (hasHalves && points - whole === 0.5) return whole === 0 ? '½' : `${whole}½`;
  return new Intl.NumberFormat(language(), { maximumFractionDigits: 2 }).format(points);
}

export function countsHalves({ people }: Pick<ClubView, 'people'>): boolean {
  return people.every(({ points }) => Number.isInteger(points * 2));
}

/** Those who have won an evening; nobody where nothing was played. */
export function winnersOf({ people }: Pick<ClubView, 'people'>): readonly ClubPerson[] {
  return people.filter(({ place, points }) => place === 1 && points > 0);
}

/** How one of a table came out of it: "1", "½", "0", or the share. Empty until it is known. */
export function scoreAt({ places }: ClubTable, seat: number, hasHalves: boolean): string {
  const own = places?.[seat];
  if (!places || own === undefined) return '';
  const beaten = places.reduce((sum, place, other) => {
    if (other === seat) return sum;
    return sum + (place === own ? 0.5 : Number(own < place));
  }, 0);
  return pointsText(beaten / (places.length - 1), hasHalves);
}

export function missingResults({ round }: ClubView): number {
  return round?.tables.filter(({ places }) => !places).length ?? 0;
}

/** By name, for lists in which somebody is looked for. */
export function byName(people: readonly ClubPerson[]): readonly ClubPerson[] {
  const collator = new Intl.Collator(language(), { numeric: true });
  return people.toSorted((one, other) => collator.compare(one.name, other.name));
}
