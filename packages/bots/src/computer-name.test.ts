import { seatsOf } from '@kast/kernel';
import { describe, expect, it } from 'vitest';
import { computerName } from './computer-name.ts';

const MATCHES = Array.from({ length: 200 }, (_, match) => match.toString(16).padStart(64, '0'));

describe('the name of a computer', () => {
  it('stays the same: matches that are kept have been told of by it', () => {
    expect(seatsOf(3).map((seat) => computerName('a'.repeat(64), seat))).toMatchInlineSnapshot(`
      [
        "Gertrud",
        "Konrad",
        "Margriet",
      ]
    `);
  });

  it('is another one in each seat of a match', () => {
    for (const match of MATCHES) {
      const names = seatsOf(6).map((seat) => computerName(match, seat));
      expect(new Set(names).size).toBe(6);
    }
  });

  it('is none that a computer at the table has kept', () => {
    for (const match of MATCHES) {
      const kept = [1, 2].map((seat) => computerName(match, seat));
      const names = seatsOf(6).map((seat) => computerName(match, seat, kept));
      expect(new Set([...kept, ...names]).size).toBe(8);
    }
  });

  it('is not the same from match to match', () => {
    expect(new Set(MATCHES.map((match) => computerName(match, 1))).size).toBeGreaterThan(30);
  });

  it('leaves room in a chip', () => {
    for (const match of MATCHES) expect(computerName(match, 1)).toMatch(/^\p{Lu}\p{Ll}{2,8}$/u);
  });
});
