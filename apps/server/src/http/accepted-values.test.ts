import { describe, expect, it } from 'vitest';
import { acceptedValues } from './accepted-values.ts';

describe('what a request accepts', () => {
  it.each([
    ['de-CH;q=0.8, en', ['en', 'de-ch']],
    ['fr; q=0.1 , de ;q=0.9', ['de', 'fr']],
    ['br;q=0, gzip;q=0', []],
    ['gzip;q=0.5, br;Q=1.0', ['br', 'gzip']],
    ['nl;q=x, , ;q=1', []],
    [undefined, []],
  ])('is read from "%s" by preference, without what is refused', (header, values) => {
    expect(acceptedValues(header)).toEqual(values);
  });

  it('is looked for in the beginning of what no browser writes', () => {
    expect(acceptedValues(`${'a,'.repeat(10_000)}nl`)).not.toContain('nl');
  });
});
