import { Compile } from 'typebox/schema';

/** As much of JSON Schema as our documents have. */
interface Schema {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly minItems?: number;
  readonly minimum?: number;
  readonly pattern?: string;
  readonly patternProperties?: Readonly<Record<string, Schema>>;
}

interface Content {
  readonly content?: Readonly<Record<string, { schema?: Schema; example?: unknown }>>;
}

interface Operation {
  readonly requestBody?: Content;
  readonly responses?: Readonly<Record<string, Content>>;
}

interface Document {
  readonly paths?: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

/** The document as it is sent: made when somebody asks for it, and once, since it takes as long as fifty moves. */
export function documentOnce(make: () => object): () => string {
  let made: string | undefined;
  return () => (made ??= JSON.stringify(withExamples(make())));
}

/** The same document, with an example beside every body that is asked with or answered. */
function withExamples<Given extends object>(document: Given): Given {
  const copy = structuredClone(document);
  for (const operations of Object.values((copy as Document).paths ?? {})) {
    for (const { requestBody, responses = {} } of Object.values(operations)) {
      for (const content of [requestBody, ...Object.values(responses)]) addExample(content);
    }
  }
  return copy;
}

function addExample(content: Content | undefined): void {
  const json = content?.content?.['application/json'];
  if (!json?.schema) return;
  const example = exampleOf(json.schema);
  if (example !== undefined) json.example = example;
}

/** What stands in examples under these names, wherever it fits the schema. */
const NAMED: Readonly<Record<string, readonly unknown[]>> = {
  id: ['q3WnT0xkZ2a1Lr8v', '4fJm0sQh7dKq2zXw9bNc1A'],
  match: ['q3WnT0xkZ2a1Lr8v'],
  rematch: ['q3WnT0xkZ2a1Lr8v'],
  game: ['tablut'],
  games: [['tablut', 'la-courte-paille']],
  name: ['Ann'],
  names: [['Ann', 'Bob']],
  key: ['one-key-per-decision'],
  move: ['e5-e7'],
  moves: [['e5-e7', 'e5-e6']],
  code: ['K7PX3M9A'],
  token: ['kast_6yq0tB1vH9sPz4mWc8Xn2LdJr7KfUe3GaTiQoYwSxE4'],
  seed: ['5e'.repeat(32)],
  seedHash: ['a3'.repeat(32)],
  nonce: ['7c'.repeat(32)],
  hash: ['d1'.repeat(32)],
  nonceHash: ['d1'.repeat(32)],
  rule: ['TB5.1'],
  turnRule: ['TB2.1'],
  madeAt: [1_800_000_000_000],
  lastAt: [1_800_000_000_000],
  places: [[1, 2]],
  lines: [[['d5-d8', 'e5-e7']]],
  language: ['nl'],
  endpoint: ['https://push.example.org/send/4fJm0sQh7dKq'],
  p256dh: ['B'.repeat(87)],
  auth: ['A'.repeat(22)],
};

/** For a pattern that nothing above fits. */
const TEXTS = ['Ann', 'tablut', '1', 'abcdefgh', 'K7PX3M9A', '5e'.repeat(32), 'A'.repeat(22)];

/** Something that fits a schema and looks like what is really sent; undefined where nothing was found. */
function exampleOf(schema: Schema, name = ''): unknown {
  const isFit = fits(schema);
  const known = (NAMED[name] ?? []).find(isFit);
  if (known !== undefined) return known;
  const made = valueFor(schema);
  return isFit(made) ? made : TEXTS.find(isFit);
}

function fits(schema: Schema): (value: unknown) => boolean {
  const validator = Compile(schema as object);
  return (value) => validator.Check(value);
}

function valueFor(schema: Schema): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf) return schema.anyOf[0] && exampleOf(schema.anyOf[0]);
  switch (schema.type) {
    case 'object':
      return objectOf(schema);
    case 'array':
      return arrayOf(schema);
    case 'integer':
    case 'number':
      return Math.max(1, schema.minimum ?? 1);
    case 'boolean':
      return true;
    case 'null':
      return null;
    case 'string':
      return 'Ann';
    default:
      return {};
  }
}

function arrayOf({ items, minItems = 1 }: Schema): readonly unknown[] {
  return items ? Array.from({ length: Math.max(1, minItems) }, () => exampleOf(items)) : [];
}

/** What need not be there is left out, but for what an act may name. */
function objectOf({ properties = {}, required = [] }: Schema): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(properties)
      .filter(([name]) => required.includes(name))
      .map(([name, part]) => [name, exampleOf(part, name)]),
  );
}
