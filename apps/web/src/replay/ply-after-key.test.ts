import { describe, expect, it } from 'vitest';
import { type KeyPress, plyAfterKey } from './ply-after-key.ts';

function pressed(key: string, held: Partial<KeyPress> = {}): number | undefined {
  return plyAfterKey({ key, ctrlKey: false, altKey: false, metaKey: false, ...held }, 4);
}

describe('a key in a replay', () => {
  it('steps, or jumps to an end', () => {
    expect(['ArrowLeft', 'ArrowRight', 'Home', 'End', 'a'].map((key) => pressed(key))).toEqual([
      3,
      5,
      0,
      Number.POSITIVE_INFINITY,
      undefined,
    ]);
  });

  it.each(['ctrlKey', 'altKey', 'metaKey'] as const)('is the browser’s with %s', (held) => {
    expect(pressed('ArrowLeft', { [held]: true })).toBeUndefined();
  });
});
