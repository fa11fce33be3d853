/** `TB3.4` of a game, or `T4` of the table (docs/TABLE.md). */
export type RuleId = string;

export type Fact = string | number | boolean | readonly (string | number)[];

/**
 * Why something may not be done: the rule that forbids it, the reason within that rule (the key of
 * a text in every language) and the facts that the text needs. A game narrows `Reason` and `Facts`
 * to a union, so that its texts are checked by the compiler.
 */
export interface Refusal<
  Reason extends string = string,
  Facts extends Readonly<Record<string, Fact>> = Readonly<Record<string, Fact>>,
> {
  readonly rule: RuleId;
  readonly reason: Reason;
  readonly facts: Facts;
}

/** The refusals of the table itself, the same in every game. */
export type TableRefusal =
  | Refusal<'not-your-turn', { readonly seats: readonly number[] }>
  | Refusal<'notation', { readonly text: string }>
  | Refusal<'match-over', Record<never, Fact>>
  | Refusal<'no-such-seat', { readonly seat: number }>
  | Refusal<'chance-not-due', Record<never, Fact>>
  | Refusal<'seat-resigned', { readonly seat: number }>
  | Refusal<'draw-already-offered', Record<never, Fact>>
  | Refusal<'too-many-draw-offers', { readonly most: number }>
  | Refusal<'too-many-undos', { readonly most: number }>
  | Refusal<'log-full', { readonly limit: number }>
  | Refusal<'nothing-to-take-back', Record<never, Fact>>
  | Refusal<'take-back-not-in-this-game', Record<never, Fact>>
  | Refusal<'not-by-a-seat', { readonly text: string }>
  | Refusal<
      'bad-seat-count',
      { readonly seats: number; readonly min: number; readonly max: number }
    >
  | Refusal<'unknown-option', { readonly option: string }>
  | Refusal<'bad-option-value', { readonly option: string; readonly allowed: readonly string[] }>;
