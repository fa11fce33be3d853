/**
 * What sentences are made with: things, never finished words. Each set of texts lists its parts by
 * name, and every language decides how to say them.
 */
export type Part<Value> = PartKind & {
  /** Never there: it carries the type. */
  readonly value?: Value;
};

export type AnyPart = Part<unknown>;

type PartKind =
  | { readonly kind: 'text' | 'number' | 'player' | 'flag' }
  | { readonly kind: 'choice'; readonly values: readonly string[] }
  /** A group of `names.ftl`: one entry for each key, with its forms. */
  | { readonly kind: 'noun'; readonly name: string; keyOf?(value: unknown): string }
  /** An entry of `names.ftl` that is itself made of parts. */
  | { readonly kind: 'phrase'; readonly name: string; split(value: unknown): unknown }
  | { readonly kind: 'list'; readonly item: AnyPart };

/** Somebody at the table: told of by name, or as the reader. */
export interface Player {
  readonly name: string;
  readonly isYou: boolean;
}

/** Somebody who is not the reader. */
export function byName(name: string): Player {
  return { name, isYou: false };
}

/** Who sits there. Where the seats have names a table uses `playerOrSeat`: a diagram has no players. */
export function playerAt(players: readonly Player[], seat: number): Player {
  return players[seat - 1] ?? byName('');
}

/** Who sits there, by the name of the seat itself where the table is drawn without players. */
export function playerOrSeat(
  { seatName }: { seatName(this: void, seat: number): string },
  players: readonly Player[],
): (seat: number) => Player {
  return (seat) => players[seat - 1] ?? byName(seatName(seat));
}

/** A name, or notation: said as it is. */
export const text: Part<string> = { kind: 'text' };
export const number: Part<number> = { kind: 'number' };
export const player: Part<Player> = { kind: 'player' };
/** `yes` or `no`: only to choose between variants. */
export const flag: Part<boolean> = { kind: 'flag' };

/** Only to choose between variants. */
export function choice<const Value extends string>(...values: readonly Value[]): Part<Value> {
  return { kind: 'choice', values };
}

export function noun<Value extends string>(name: string): Part<Value>;
export function noun<Value>(name: string, keyOf: (value: Value) => string): Part<Value>;
export function noun<Value>(name: string, keyOf?: (value: Value) => string): Part<Value> {
  return { kind: 'noun', name, ...(keyOf && { keyOf }) };
}

export function phrase<Value, Split>(
  name: string,
  split: (value: Value) => Split,
): Part<Value> & { split(value: Value): Split } {
  return { kind: 'phrase', name, split };
}

export function listOf<Value>(item: Part<Value>): Part<readonly Value[]> {
  return { kind: 'list', item };
}

export type ValueOf<Each> = Each extends Part<infer Value> ? Value : never;

/** A text with parts. */
export type Sentence<Parts, Name extends keyof Parts> = (
  parts: Readonly<{ [Each in Name]: ValueOf<Parts[Each]> }>,
) => string;

/** A thing in words; a type error where its parts are not those of the words. */
export type Phrase<
  Parts,
  Thing extends keyof Parts,
  Name extends keyof Parts,
> = Parts[Thing] extends { split(value: infer Value): infer Split }
  ? Split extends Readonly<{ [Each in Name]: ValueOf<Parts[Each]> }>
    ? (value: Value) => string
    : never
  : never;
