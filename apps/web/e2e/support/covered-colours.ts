/** A colour that was told of a circle. */
interface Told {
  readonly at: number;
  readonly where: string;
}

export interface Findings {
  /** Colours of circles that lay under a stone in the same message. */
  readonly covered: readonly string[];
  /** Colours that were rightly told: a search that finds none of these finds nothing. */
  readonly open: number;
}

/** Every message in what was sent: whole bodies, and the data of event streams. */
export function messagesIn(body: string): readonly unknown[] {
  if (!body.includes('\ndata: ')) return body.startsWith('{') ? [JSON.parse(body)] : [];
  return body
    .split('\n')
    .filter((line) => line.startsWith('data: '))
    .map((line): unknown => JSON.parse(line.slice('data: '.length)));
}

/** Compares the colours in a message with the stones that lie on the board according to it. */
export function coloursIn(message: unknown): Findings {
  const stacks = find(message, 'stacks');
  if (!Array.isArray(stacks)) return { covered: [], open: 0 };
  const isCovered = ({ at }: Told): boolean => (stacks[at] as readonly unknown[]).length > 0;
  const told = [...coloursTold(message, '')];
  return {
    covered: told.filter(isCovered).map(({ at, where }) => `${where}: circle ${at}`),
    open: told.filter((each) => !isCovered(each)).length,
  };
}

function* coloursTold(value: unknown, where: string): Generator<Told> {
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value) && value.length === 48 && value.every(isColourOrNull)) {
    for (const [at, colour] of value.entries()) if (colour !== null) yield { at, where };
    return;
  }
  const { at, colour } = value as { readonly at?: unknown; readonly colour?: unknown };
  if (typeof at === 'number' && typeof colour === 'string') yield { at, where };
  for (const [key, inner] of Object.entries(value)) yield* coloursTold(inner, `${where}.${key}`);
}

function isColourOrNull(value: unknown): boolean {
  return value === null || (typeof value === 'string' && /^[ROYGBV]$/.test(value));
}

function find(value: unknown, key: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  if (key in value) return (value as Readonly<Record<string, unknown>>)[key];
  for (const inner of Object.values(value)) {
    const found = find(inner, key);
    if (found !== undefined) return found;
  }
  return undefined;
}
