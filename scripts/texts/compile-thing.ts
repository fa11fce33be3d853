import type { FunctionReference, InlineExpression, VariableReference } from '@fluent/syntax';
import type { AnyPart } from '@kast/games';
import { type Forms, plainText } from './names.ts';
import type { Scope } from './scope.ts';

export interface Thing {
  readonly code: string;
  readonly kind: 'number' | 'words' | 'list' | 'ordinal';
}

const NOTHING: Thing = { code: '""', kind: 'words' };

/** `$card`, `THE($figure)`, `OR($rows)`: a thing in the form that the sentence asks for. */
export function compileThing(
  expression: VariableReference | FunctionReference,
  scope: Scope,
): Thing {
  if (expression.type === 'VariableReference') return formOf(expression, '', scope);
  const [first, second] = expression.arguments.positional;
  switch (expression.id.name) {
    case 'COUNT':
      return countOf(first, scope);
    case 'ORDINAL':
      return ordinalOf(first, scope);
    case 'OR': {
      const list = inner(first, scope);
      if (list.kind !== 'list') scope.fail('OR asks for a list');
      return { code: list.code.replace(/^grammar\.all\(/, 'grammar.any('), kind: 'words' };
    }
    case 'CAPITAL':
      scope.needs.add('capital');
      return { code: `capital(${inner(first, scope).code})`, kind: 'words' };
    case 'ELIDE': {
      const word = first?.type === 'StringLiteral' ? first.parse().value : '';
      if (word === '') scope.fail('ELIDE asks for a word first: ELIDE("de", $name)');
      scope.needs.add('elided');
      return {
        code: `elided(${JSON.stringify(word)}, ${inner(second, scope).code})`,
        kind: 'words',
      };
    }
    default: {
      if (first?.type !== 'VariableReference') {
        scope.fail(`${expression.id.name} asks for a part: ${expression.id.name}($name)`);
        return NOTHING;
      }
      return formOf(first, expression.id.name.toLowerCase(), scope);
    }
  }
}

function inner(expression: InlineExpression | undefined, scope: Scope): Thing {
  if (expression?.type === 'VariableReference' || expression?.type === 'FunctionReference') {
    return compileThing(expression, scope);
  }
  scope.fail('a function asks for a part');
  return NOTHING;
}

function countOf(expression: InlineExpression | undefined, scope: Scope): Thing {
  const name = expression?.type === 'VariableReference' ? expression.id.name : '';
  const part = partOf(name, scope);
  if (part?.kind !== 'list') scope.fail('COUNT asks for a list');
  return { code: `p.${name}.length`, kind: 'number' };
}

function ordinalOf(expression: InlineExpression | undefined, scope: Scope): Thing {
  const { code, kind } = inner(expression, scope);
  if (kind !== 'number') scope.fail('ORDINAL asks for a number');
  return { code, kind: 'ordinal' };
}

/** The part of this name, noted as used. */
export function partOf(name: string, scope: Scope): AnyPart | undefined {
  const part = Object.hasOwn(scope.parts, name) ? scope.parts[name] : undefined;
  if (part) scope.used.add(name);
  else scope.fail(`there is no part “$${name}”: parts.ts lists them`);
  return part;
}

function formOf({ id }: VariableReference, form: string, scope: Scope): Thing {
  const part = partOf(id.name, scope);
  if (!part) return NOTHING;
  if (part.kind !== 'list') return said(part, { name: id.name, code: `p.${id.name}`, form }, scope);
  const each = said(part.item, { name: id.name, code: 'each', form }, scope);
  scope.needs.add('grammar');
  const isPlain = each.code === 'each';
  const items = isPlain ? `p.${id.name}` : `p.${id.name}.map((each) => ${each.code})`;
  return { code: `grammar.all(${items})`, kind: 'list' };
}

interface Asked {
  readonly name: string;
  readonly code: string;
  readonly form: string;
}

function said(part: AnyPart, asked: Asked, scope: Scope): Thing {
  const { name, code, form } = asked;
  switch (part.kind) {
    case 'number':
    case 'text':
      if (form !== '') scope.fail(`$${name} has no forms, so it has none called “${form}”`);
      return { code, kind: part.kind === 'number' ? 'number' : 'words' };
    case 'player':
      return { code: playerCode(asked, scope), kind: 'words' };
    case 'noun': {
      const keys = scope.names.nouns.get(part.name) ?? new Map<string, Forms>();
      if (keys.size === 0) scope.fail(`names.ftl has no “${part.name}_…”`);
      for (const [key, forms] of keys) needForm(`${part.name}_${key}`, forms, form, scope);
      return {
        code: `${formCode(part.name, form, scope)}[${nounKey(part, code, scope)}]`,
        kind: 'words',
      };
    }
    case 'phrase': {
      needForm(part.name, scope.names.phrases.get(part.name) ?? new Map(), form, scope);
      return { code: `${formCode(part.name, form, scope)}(${code})`, kind: 'words' };
    }
    default:
      scope.fail(`$${name} only chooses between variants: it cannot be said`);
      return NOTHING;
  }
}

/** The reader is never told of by a name: “De haai zwemt naar jou”. */
function playerCode({ name, code, form }: Asked, scope: Scope): string {
  if (scope.strangers.has(name)) {
    if (form !== '') scope.fail(`$${name} is by name here: no form is needed`);
    return `${code}.name`;
  }
  const entry = scope.names.you.get(form);
  const word = entry && plainText(entry);
  if (form === '' || word === undefined) {
    const forms = [...scope.names.you.keys()].filter(Boolean).map((each) => each.toUpperCase());
    scope.fail(
      `$${name} may be the reader: choose a variant for [you], or one of ${forms.join(', ')}`,
    );
  }
  scope.needs.add('called');
  return `called(${code}, ${JSON.stringify(word ?? '')})`;
}

function needForm(id: string, forms: Forms, form: string, scope: Scope): void {
  if (!forms.has(form)) {
    scope.fail(form === '' ? `names.ftl has no “${id}”` : `“${id}” has no form “.${form}”`);
  }
}

function formCode(name: string, form: string, { needs }: Scope): string {
  needs.add(form === '' ? 'names' : 'forms');
  return form === '' ? `names.${name}` : `forms[${JSON.stringify(`${name}.${form}`)}]`;
}

/** Which entry of the noun it is. */
export function nounKey(
  part: Extract<AnyPart, { kind: 'noun' }>,
  code: string,
  scope: Scope,
): string {
  if (!part.keyOf) return code;
  scope.needs.add('parts');
  return `parts.${partNameOf(part, scope)}.keyOf(${code})`;
}

function partNameOf(part: AnyPart, scope: Scope): string {
  const found = Object.entries(scope.parts).find(
    ([, each]) => each === part || (each.kind === 'list' && each.item === part),
  );
  const isList = found?.[1].kind === 'list' && found[1] !== part;
  return `${found?.[0] ?? ''}${isList ? '.item' : ''}`;
}
