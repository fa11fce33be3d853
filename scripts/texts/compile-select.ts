import type { Pattern, SelectExpression, Variant } from '@fluent/syntax';
import { compileThing, nounKey, partOf } from './compile-thing.ts';
import { plainText } from './names.ts';
import type { Scope } from './scope.ts';

interface Chosen {
  /** What the keys are compared with. */
  readonly code: string;
  /** Undefined: anything may stand there. */
  readonly keys: ReadonlySet<string> | undefined;
  /** For keys that are numbers. */
  readonly number?: string;
  /** The player that is not the reader in any variant but [you]. */
  readonly player?: string;
}

/** One of several variants, the default last. */
export function compileSelect(
  select: SelectExpression,
  scope: Scope,
  say: (variant: Pattern, scope: Scope) => string,
): string {
  const chosen = chosenBy(select, scope);
  const { variants } = select;
  for (const variant of variants) checkKey(variant, chosen, scope);
  const names = variants.map(({ key }) => keyOf(key));
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) scope.fail(`[${twice}] is there twice`);
  if (chosen.player !== undefined) needReader(variants, chosen, scope);
  const said = (variant: Variant): string => {
    const isStranger = chosen.player !== undefined && !isReader(keyOf(variant.key));
    const strangers = isStranger ? new Set([...scope.strangers, chosen.player]) : scope.strangers;
    return say(variant.value, { ...scope, strangers });
  };
  const usual = variants.find((variant) => variant.default);
  const tests = variants
    .filter((variant) => variant !== usual)
    .map((variant) => `${testOf(variant, chosen)} ? ${said(variant)} : `);
  return `(${tests.join('')}${usual ? said(usual) : '""'})`;
}

/** The default is said of others: without its own variant the reader would be one of them. */
function needReader(variants: readonly Variant[], { keys }: Chosen, scope: Scope): void {
  for (const reader of READER) {
    const isTold = variants.some(({ key }) => keyOf(key) === reader);
    if (keys?.has(reader) && !isTold) scope.fail(`a choice by player needs [${reader}]`);
  }
}

const READER = new Set(['you', 'with-you']);
const isReader = (key: string): boolean => READER.has(key);

function chosenBy({ selector }: SelectExpression, scope: Scope): Chosen {
  if (selector.type === 'FunctionReference') {
    const { code, kind } = compileThing(selector, scope);
    if (kind === 'number') return byNumber(code, 'cardinal', scope);
    if (kind === 'ordinal') return byNumber(code, 'ordinal', scope);
    return { code, keys: valuesOfForm(selector.id.name.toLowerCase(), scope) };
  }
  if (selector.type !== 'VariableReference') {
    scope.fail('a choice is made by a part');
    return { code: '""', keys: undefined };
  }
  const { name } = selector.id;
  const code = `p.${name}`;
  const part = partOf(name, scope);
  switch (part?.kind) {
    case 'number':
      return byNumber(code, 'cardinal', scope);
    case 'choice':
      return { code, keys: new Set(part.values) };
    case 'flag':
      return { code: `(${code} ? "yes" : "no")`, keys: new Set(['yes', 'no']) };
    case 'noun':
      return {
        code: nounKey(part, code, scope),
        keys: new Set(scope.names.nouns.get(part.name)?.keys()),
      };
    case 'player':
      return {
        code: `(${code}.isYou ? "you" : "other")`,
        keys: new Set(['you', 'other']),
        player: name,
      };
    case 'list':
      if (part.item.kind === 'player') {
        scope.needs.add('company').add('grammar');
        const keys = new Set(['you', 'with-you', ...categories('cardinal', scope)]);
        return { code: `company(${code}, grammar)`, keys, player: name };
      }
      scope.fail(`choose by COUNT($${name})`);
      return { code, keys: undefined };
    default:
      if (part) scope.fail(`no choice can be made by $${name}`);
      return { code, keys: undefined };
  }
}

function byNumber(number: string, type: Intl.PluralRuleType, scope: Scope): Chosen {
  scope.needs.add('grammar');
  const rule = type === 'ordinal' ? 'ordinal' : 'plural';
  return { code: `grammar.${rule}(${number})`, keys: new Set(categories(type, scope)), number };
}

/** `one`, `other`: what the language knows. */
function categories(type: Intl.PluralRuleType, { language }: Scope): readonly string[] {
  return new Intl.PluralRules(language, { type }).resolvedOptions().pluralCategories;
}

/** A form that is chosen by, such as a gender: what it can be. */
function valuesOfForm(form: string, { names }: Scope): ReadonlySet<string> {
  const entries = [...names.nouns.values()]
    .flatMap((keys) => [...keys.values()])
    .flatMap((forms) => forms.get(form) ?? []);
  return new Set(entries.map((entry) => plainText(entry) ?? ''));
}

function checkKey({ key }: Variant, { keys, number }: Chosen, scope: Scope): void {
  if (key.type === 'NumberLiteral') {
    if (number === undefined) scope.fail(`[${key.value}] is for numbers only`);
    return;
  }
  if (keys && !keys.has(key.name)) {
    scope.fail(`[${key.name}] cannot be: only ${[...keys].join(', ')}`);
  }
}

function testOf({ key }: Variant, { code, number }: Chosen): string {
  if (key.type === 'NumberLiteral') return `${number ?? code} === ${key.value}`;
  return `${code} === ${JSON.stringify(key.name)}`;
}

function keyOf(key: Variant['key']): string {
  return key.type === 'NumberLiteral' ? key.value : key.name;
}
