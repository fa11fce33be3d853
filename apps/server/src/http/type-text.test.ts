import { Type } from 'typebox';
import { describe, expect, it } from 'vitest';
import { typeText, type WireSchema } from './type-text.ts';

describe('typeText', () => {
  it.each<[WireSchema, string]>([
    [Type.Literal('open'), "'open'"],
    [Type.Literal(3), '3'],
    [Type.Literal(false), 'false'],
    [Type.Union([Type.Literal('a'), Type.Literal('b'), Type.Integer()]), "'a' | 'b' | number"],
    [Type.Array(Type.Enum(['a', 'b'])), "('a' | 'b')[]"],
    [Type.Object({ kind: Type.Literal('me') }), "{ kind: 'me' }"],
    [
      Type.Union([Type.Object({ act: Type.Literal('resign') }), Type.Null()]),
      "{ act: 'resign' } | null",
    ],
    [{}, 'unknown'],
  ])('writes schema %#', (schema, text) => {
    expect(typeText(schema)).toBe(text);
  });
});
