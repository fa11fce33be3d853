import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asciiBytes, fromHex, hmacSha256, sha256, toHex } from './sha256.ts';

const bytes = (maxLength: number) => fc.uint8Array({ maxLength });

describe('sha256', () => {
  // FIPS 180-4, the examples of the standard.
  it.each([
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    [
      'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    ],
  ])('hashes %j as the standard says', (message, digest) => {
    expect(toHex(sha256(asciiBytes(message)))).toBe(digest);
  });

  it('hashes a million times the letter a as the standard says', () => {
    const digest = 'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0';
    expect(toHex(sha256(asciiBytes('a'.repeat(1_000_000))))).toBe(digest);
  });

  it.each([55, 56, 63, 64, 65, 119, 120])('pads a message of %i bytes', (length) => {
    const message = new Uint8Array(length).fill(0x5a);
    expect(toHex(sha256(message))).toBe(createHash('sha256').update(message).digest('hex'));
  });

  it('agrees with Node on any message', () => {
    fc.assert(
      fc.property(bytes(300), (message) => {
        expect(toHex(sha256(message))).toBe(createHash('sha256').update(message).digest('hex'));
      }),
    );
  });
});

describe('hmacSha256', () => {
  // RFC 4231, test cases 1, 2 and 6 (a key longer than a block).
  it.each([
    [
      '0b'.repeat(20),
      'Hi There',
      'b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7',
    ],
    [
      '4a656665',
      'what do ya want for nothing?',
      '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
    ],
    [
      'aa'.repeat(131),
      'Test Using Larger Than Block-Size Key - Hash Key First',
      '60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54',
    ],
  ])('with key %s is what the RFC says', (key, message, digest) => {
    const keyBytes = fromHex(key) ?? new Uint8Array();
    expect(toHex(hmacSha256(keyBytes, asciiBytes(message)))).toBe(digest);
  });

  it('agrees with Node on any key and message', () => {
    fc.assert(
      fc.property(bytes(100), bytes(200), (key, message) => {
        const expected = createHmac('sha256', key).update(message).digest('hex');
        expect(toHex(hmacSha256(key, message))).toBe(expected);
      }),
    );
  });
});

describe('hex', () => {
  it('reads back what it writes', () => {
    fc.assert(
      fc.property(bytes(50), (written) => {
        expect(fromHex(toHex(written))).toEqual(written);
      }),
    );
  });

  it.each(['a', 'AB', '0g', ' 00', '0x00'])('refuses %j', (text) => {
    expect(fromHex(text)).toBeUndefined();
  });
});
