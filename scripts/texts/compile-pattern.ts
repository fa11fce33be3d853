import type { Expression, InlineExpression, Pattern } from '@fluent/syntax';
import { compileSelect } from './compile-select.ts';
import { compileThing, type Thing } from './compile-thing.ts';
import { keptTogether } from './kept-together.ts';
import type { Scope } from './scope.ts';
import { endsSentence, flowing } from './words-of-text.ts';

/** A sentence as a JavaScript expression of its parts `p`. */
export function compilePattern(pattern: Pattern, scope: Scope): string {
  return template(pattern, scope, { isSentence: isSentence(pattern), before: '' });
}

/** What stands before a thing decides whether it begins a sentence, and gets a capital. */
interface Place {
  readonly isSentence: boolean;
  readonly before: string;
}

function template(pattern: Pattern, scope: Scope, place: Place): string {
  let { before } = place;
  const pieces = pattern.elements.map((element) => {
    if (element.type === 'TextElement') {
      before = keptTogether(flowing(element.value), scope.language);
      return escaped(before);
    }
    const begins = place.isSentence && (before === '' || endsSentence(before));
    const code = compileExpression(element.expression, scope, { ...place, before });
    const isThing = begins && startsWithThing(element.expression, scope);
    before = 'something';
    if (!isThing) return `\${${code}}`;
    scope.needs.add('capital');
    return `\${capital(${code})}`;
  });
  return `\`${pieces.join('')}\``;
}

function compileExpression(expression: Expression, scope: Scope, place: Place): string {
  if (expression.type === 'SelectExpression') {
    return compileSelect(expression, scope, (variant, within) => template(variant, within, place));
  }
  return compileInline(expression, scope, place);
}

function compileInline(expression: InlineExpression, scope: Scope, place: Place): string {
  switch (expression.type) {
    case 'StringLiteral':
      return JSON.stringify(keptTogether(expression.parse().value, scope.language));
    case 'NumberLiteral':
      return expression.value;
    case 'MessageReference':
      return compileReference(expression.id.name, scope, place);
    case 'VariableReference':
    case 'FunctionReference':
      return written(compileThing(expression, scope), scope);
    case 'Placeable':
      return compileExpression(expression.expression, scope, place);
    default:
      scope.fail('terms are not used here: write a name in names.ftl');
      return '""';
  }
}

function written({ code, kind }: Thing, scope: Scope): string {
  if (kind !== 'number') return code;
  scope.needs.add('inFigures');
  return `inFigures(${code})`;
}

function compileReference(id: string, scope: Scope, place: Place): string {
  const entry = scope.references.get(id);
  if (!entry) {
    scope.fail(`refers to “${id}”, which is not in this file or in names.ftl`);
    return '""';
  }
  if (scope.within.includes(id)) {
    scope.fail(`“${id}” refers to itself`);
    return '""';
  }
  return template(entry.pattern, { ...scope, within: [...scope.within, id] }, place);
}

/** Numbers, names and notation are written as they are. */
function startsWithThing(expression: Expression, scope: Scope): boolean {
  if (expression.type === 'FunctionReference') {
    const [first] = expression.arguments.positional;
    return first !== undefined && startsWithThing(first, scope);
  }
  if (expression.type !== 'VariableReference') return false;
  const part = scope.parts[expression.id.name];
  const kind = part?.kind === 'list' ? part.item.kind : part?.kind;
  const isStranger = scope.strangers.has(expression.id.name);
  return kind === 'noun' || kind === 'phrase' || (kind === 'player' && !isStranger);
}

function isSentence({ elements }: Pattern): boolean {
  const last = elements.at(-1);
  if (last?.type === 'TextElement') return endsSentence(last.value);
  if (last?.expression.type !== 'SelectExpression') return false;
  return last.expression.variants.some(({ value }) => isSentence(value));
}

function escaped(text: string): string {
  return text.replaceAll(/[\\`]|\$\{/g, String.raw`\$&`);
}
