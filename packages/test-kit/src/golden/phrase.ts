/** A JSON value in as few signs as can still be read: `moved seat 1 from d5 to d6`. */
export function phrase(value: unknown): string {
  if (value === null) return '–';
  if (Array.isArray(value)) return `[${value.map(phrase).join(' ')}]`;
  if (typeof value === 'string') return value;
  if (typeof value !== 'object') return JSON.stringify(value);
  const { kind, ...rest } = value as Readonly<Record<string, unknown>>;
  const parts = Object.entries(rest).map(([name, part]) => `${name} ${inner(part)}`);
  return [...(kind === undefined ? [] : [phrase(kind)]), ...parts].join(' ');
}

function inner(value: unknown): string {
  const nested = typeof value === 'object' && value !== null && !Array.isArray(value);
  return nested ? `(${phrase(value)})` : phrase(value);
}
