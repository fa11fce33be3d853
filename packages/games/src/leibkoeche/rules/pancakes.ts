/** LK1.2: the six kinds of garnished pancake. */
export const KINDS = ['A', 'B', 'C', 'D', 'E', 'F'] as const;
export type Kind = (typeof KINDS)[number];

export function isKind(letter: string): letter is Kind {
  return (KINDS as readonly string[]).includes(letter);
}

/** A garnished pancake on a tray. */
export interface Garnished {
  readonly kind: Kind;
  readonly crowned: boolean;
}

/** Places 1–6 of a tray; null where nothing lies. */
export type Tray = readonly (Garnished | null)[];

export const PLACES = 6;

/** LK1.5: a throwing pancake is told by its lower number: 1/6, 2/5 or 3/4. */
export type Low = 1 | 2 | 3;

export const THROWING: readonly Low[] = [1, 1, 2, 2, 3, 3];

/** A throwing pancake in the hand or on the pan, with the face that is up. */
export interface Thrown {
  readonly low: Low;
  readonly face: number;
}

/** LK3.7 */
export function otherFace(face: number): number {
  return 7 - face;
}

/** LK3.1: how far a pancake is to turn. */
export const AIMS = ['half', 'full'] as const;
export type Aim = (typeof AIMS)[number];

/** LK3.7: the face that a toss brings up. */
export function faceAfter(aim: Aim, face: number): number {
  return aim === 'half' ? otherFace(face) : face;
}

/** LK1.5: the pancake that has this face. */
export function lowOf(face: number): Low {
  return Math.min(face, otherFace(face)) as Low;
}

/** Both faces, the lower number first. */
export function facesOf({ low }: Pick<Thrown, 'low'>): readonly number[] {
  return [low, otherFace(low)];
}

export function kindsOn(tray: Tray): readonly Kind[] {
  return tray.flatMap((garnished) => (garnished ? [garnished.kind] : []));
}

export function countOn(tray: Tray): number {
  let count = 0;
  for (const garnished of tray) if (garnished) count++;
  return count;
}
