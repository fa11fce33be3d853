/** The part of JSON Schema that our schemas use. */
export interface WireSchema {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly description?: string;
  readonly anyOf?: readonly WireSchema[];
  readonly items?: WireSchema;
  readonly properties?: Readonly<Record<string, WireSchema>>;
  readonly additionalProperties?: boolean | WireSchema;
  readonly required?: readonly string[];
}

const NAMES: Readonly<Record<string, string>> = { integer: 'number', null: 'null' };

/** A schema as a TypeScript reader would write it. */
export function typeText(schema: WireSchema, indent = ''): string {
  if (schema.enum) return schema.enum.map(literal).join(' | ');
  if (schema.const !== undefined) return literal(schema.const);
  if (schema.anyOf) return schema.anyOf.map((one) => typeText(one, indent)).join(' | ');
  if (schema.type === 'array') return arrayText(schema.items ?? {}, indent);
  if (schema.type === 'object') return objectText(schema, indent);
  return NAMES[schema.type ?? ''] ?? schema.type ?? 'unknown';
}

function arrayText(items: WireSchema, indent: string): string {
  const text = typeText(items, indent);
  return items.anyOf || items.enum ? `(${text})[]` : `${text}[]`;
}

function objectText(schema: WireSchema, indent: string): string {
  const { properties = {}, additionalProperties, required = [] } = schema;
  const inner = `${indent}  `;
  const fields = Object.entries(properties).map(([name, field]) => {
    const mark = required.includes(name) ? '' : '?';
    const note = field.description === undefined ? '' : `  // ${field.description}`;
    return `${inner}${name}${mark}: ${typeText(field, inner)}${note}`;
  });
  if (typeof additionalProperties === 'object') {
    fields.push(`${inner}[name: string]: ${typeText(additionalProperties, inner)}`);
  }
  if (fields.length === 0) return 'object';
  const isShort = fields.every((field) => !field.includes('//') && !field.includes('\n'));
  const line = `{ ${fields.map((field) => field.trim()).join(', ')} }`;
  if (isShort && indent.length + line.length <= 80) return line;
  return `{\n${fields.join('\n')}\n${indent}}`;
}

function literal(value: unknown): string {
  return typeof value === 'string' ? `'${value}'` : JSON.stringify(value);
}
