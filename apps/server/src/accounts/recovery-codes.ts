import { createHmac, randomInt } from 'node:crypto';
import { SEAT_CODE_LETTERS } from '@kast/protocol';

const HOW_MANY = 8;
const LENGTH = 16;
const CODE = new RegExp(`^[${SEAT_CODE_LETTERS}]{${LENGTH}}$`);

export interface NewCodes {
  /** As they are shown, once. */
  readonly codes: string[];
  readonly hashes: readonly string[];
}

/** Nearly eighty bits each: nobody finds one by trying. */
export function newRecoveryCodes(secret: string): NewCodes {
  const codes = Array.from({ length: HOW_MANY }, newCode);
  return {
    codes: codes.map((code) => code.replaceAll(/(.{4})(?=.)/g, '$1-')),
    hashes: codes.map((code) => hashOf(secret, code)),
  };
}

/** Of a code however somebody has typed it; undefined where it cannot be one. */
export function hashOfTypedCode(secret: string, typed: string): string | undefined {
  const code = typed.toUpperCase().replaceAll(/[\s-]/g, '');
  return CODE.test(code) ? hashOf(secret, code) : undefined;
}

function newCode(): string {
  const letters = Array.from(
    { length: LENGTH },
    () => SEAT_CODE_LETTERS[randomInt(SEAT_CODE_LETTERS.length)],
  );
  return letters.join('');
}

function hashOf(secret: string, code: string): string {
  return createHmac('sha256', secret).update(`recovery-code:${code}`).digest('base64url');
}
