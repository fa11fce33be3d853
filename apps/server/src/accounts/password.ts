import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { fail, ok, type Result } from '@kast/kernel';
import { SHORTEST_PASSWORD, type WireError } from '@kast/protocol';
import { someAtOnce } from '../scheduler/some-at-once.ts';

/** 2 to the power of the first; 32 MB and some 80 ms of a thread for each. Stored with every hash. */
const COST = { log2N: 15, r: 8, p: 1 } as const;
const LENGTH = 32;
const LONGEST = 256;
const FEWEST_LETTERS = 5;

/** At once; a try takes memory, and threads that others need. Beyond the second number nobody waits. */
const MOST_AT_ONCE = 2;
const MOST_WAITING = 30;

/** As it is hashed, where it can be one: never a word of how it must be made, only that it is long. */
export function readPassword(
  text: string,
  login: string,
): Result<string, WireError<'bad-password'>> {
  const password = normalPassword(text);
  if (password.length < SHORTEST_PASSWORD) return fail(badPassword('too-short'));
  if (password.length > LONGEST) return fail(badPassword('too-long'));
  const isEasy = new Set(password).size < FEWEST_LETTERS || password.toLowerCase() === login;
  return isEasy ? fail(badPassword('too-easy')) : ok(password);
}

function badPassword(problem: WireError<'bad-password'>['problem']): WireError<'bad-password'> {
  return { code: 'bad-password', problem, shortest: SHORTEST_PASSWORD };
}

/** However the keyboard of a device puts letters together. */
function normalPassword(text: string): string {
  return text.toWellFormed().normalize('NFKC');
}

export interface Passwords {
  /** Undefined: too many wait. */
  hash(password: string): Promise<string | undefined>;
  /** As long as one of a real account takes, also where there is no hash to compare with. */
  isRight(typed: string, hash: string | undefined): Promise<boolean | undefined>;
}

export function passwords(): Passwords {
  const inTurn = someAtOnce(MOST_AT_ONCE, MOST_WAITING);

  return {
    hash: (password) =>
      inTurn(async () => {
        const salt = randomBytes(16);
        const key = await derive(password, salt, COST);
        const { log2N, r, p } = COST;
        return ['scrypt', log2N, r, p, salt.toString('base64url'), key.toString('base64url')].join(
          '$',
        );
      }),
    isRight: (typed, hash = NOBODY) =>
      inTurn(async () => {
        const [, log2N, r, p, salt = '', key = ''] = hash.split('$');
        const cost = { log2N: Number(log2N), r: Number(r), p: Number(p) };
        const found = await derive(
          normalPassword(typed).slice(0, LONGEST),
          Buffer.from(salt, 'base64url'),
          cost,
        );
        const kept = Buffer.from(key, 'base64url');
        return found.length === kept.length && timingSafeEqual(found, kept) && hash !== NOBODY;
      }),
  };
}

/** No password leads to it. */
const NOBODY = `scrypt$${COST.log2N}$${COST.r}$${COST.p}$${'A'.repeat(22)}$${'A'.repeat(43)}`;

function derive(
  password: string,
  salt: Buffer,
  { log2N, r, p }: { readonly log2N: number; readonly r: number; readonly p: number },
): Promise<Buffer> {
  const N = 2 ** log2N;
  return new Promise((resolve, reject) => {
    scrypt(password, salt, LENGTH, { N, r, p, maxmem: 256 * N * r }, (error, key) => {
      if (error) reject(error);
      else resolve(key);
    });
  });
}
