import type { RuleId, TableRefusal } from './refusal.ts';
import { fail, ok, type Result } from './result.ts';

export type OptionValue = string | number | boolean;

/** One table option: its values, the default first, and the rule that it changes. */
export interface OptionSpec<Value extends OptionValue = OptionValue> {
  readonly rule: RuleId;
  readonly values: readonly [Value, ...Value[]];
}

export type OptionSpecs = Readonly<Record<string, OptionSpec>>;
export type Options = Readonly<Record<string, OptionValue>>;

/** The type of a game's options, read off their specification. */
export type OptionsOf<Specs extends OptionSpecs> = {
  readonly [Name in keyof Specs]: Specs[Name]['values'][number];
};

export function defaultOptions<Specs extends OptionSpecs>(specs: Specs): OptionsOf<Specs> {
  const entries = Object.entries(specs).map(([name, spec]) => [name, spec.values[0]]);
  return Object.fromEntries(entries) as OptionsOf<Specs>;
}

/** Every option with its value: what was asked for, the defaults for the rest. T8 */
export function completeOptions(
  specs: OptionSpecs,
  asked: Readonly<Record<string, unknown>>,
): Result<Options, TableRefusal> {
  for (const [option, value] of Object.entries(asked)) {
    const spec = Object.hasOwn(specs, option) ? specs[option] : undefined;
    if (!spec) return fail({ rule: 'T8', reason: 'unknown-option', facts: { option } });
    if (!spec.values.includes(value as OptionValue)) {
      const allowed = spec.values.map(String);
      return fail({ rule: 'T8', reason: 'bad-option-value', facts: { option, allowed } });
    }
  }
  return ok({ ...defaultOptions(specs), ...(asked as Options) });
}

/** Every combination of option values, for the suites that try them all. */
export function everyCombination(specs: OptionSpecs): readonly Options[] {
  return Object.entries(specs).reduce<readonly Options[]>(
    (combinations, [name, spec]) =>
      combinations.flatMap((options) =>
        spec.values.map((value) => ({ ...options, [name]: value })),
      ),
    [{}],
  );
}
