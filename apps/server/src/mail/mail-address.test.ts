import { describe, expect, it } from 'vitest';
import { mailboxHash, readMailAddress } from './mail-address.ts';

describe('readMailAddress', () => {
  it.each([
    ['ann@example.org', 'ann@example.org'],
    [' Ann.B+games@Example.ORG ', 'Ann.B+games@example.org'],
    ['ann@bücher.example', 'ann@xn--bcher-kva.example'],
    ["o'neill@sub.example.co.uk", "o'neill@sub.example.co.uk"],
  ])('reads %s', (typed, address) => {
    expect(readMailAddress(typed)).toEqual({ ok: true, value: address });
  });

  it.each([
    ['nothing', ''],
    ['no address', 'ann'],
    ['no name', '@example.org'],
    ['a list', 'ann@example.org, bob@example.org'],
    ['a name beside it', 'Ann <ann@example.org>'],
    ['another header', 'ann@example.org\r\nBcc: bob@example.org'],
    ['another command', 'ann@example.org>\r\nRCPT TO:<bob@example.org'],
    ['a comment', 'ann(bob)@example.org'],
    ['quotes', '"ann bob"@example.org'],
    ['a number for a host', 'ann@[127.0.0.1]'],
    ['a number for a host, bare', 'ann@127.0.0.1'],
    ['a host of this machine', 'ann@localhost'],
    ['a null', 'ann\u0000@example.org'],
    ['two ats', 'ann@bob@example.org'],
    ['two dots', 'ann..b@example.org'],
    ['a name that is too long', `${'a'.repeat(65)}@example.org`],
    ['letters that look like others', 'аnn@example.org'],
  ])('refuses %s', (_what, typed) => {
    expect(readMailAddress(typed)).toEqual({ ok: false, error: { code: 'bad-mail-address' } });
  });
});

describe('mailboxHash', () => {
  it('is one for all ways to write to a mailbox, and tells nothing without the secret', () => {
    const hash = mailboxHash('secret', 'ann@example.org');
    expect(mailboxHash('secret', 'Ann+1@example.org')).toBe(hash);
    expect(mailboxHash('secret', 'anna@example.org')).not.toBe(hash);
    expect(mailboxHash('other', 'ann@example.org')).not.toBe(hash);
    expect(hash).not.toContain('ann');
  });
});
