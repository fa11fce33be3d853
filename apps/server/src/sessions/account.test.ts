import { describe, expect, it } from 'vitest';
import { accountOf } from './account.ts';

describe('the account of a network', () => {
  it('is one for all guests who come from there, after a restart too', () => {
    expect(accountOf('secret', '192.0.2.7')).toBe(accountOf('secret', '192.0.2.7'));
    expect(accountOf('secret', '192.0.2.7')).not.toBe(accountOf('secret', '192.0.2.8'));
  });

  it('does not tell the address', () => {
    expect(accountOf('secret', '192.0.2.7')).not.toBe(accountOf('another', '192.0.2.7'));
    expect(accountOf('secret', '192.0.2.7')).toMatch(/^[\w-]{16}$/);
  });
});
