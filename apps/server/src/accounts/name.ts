import { fail, ok, type Result } from '@kast/kernel';
import { LONGEST_NAME, type WireError } from '@kast/protocol';

const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/**
 * A name as it will be shown: one line of letters that cannot turn the text around it, hide, or
 * pile up. Emoji that are joined to one picture are letters too.
 */
export function readName(text: string): Result<string, WireError<'bad-name'>> {
  if (!text.isWellFormed()) return fail(badName('characters'));
  const name = text.normalize('NFC').trim().replaceAll(/\s+/gu, ' ');
  if (name === '') return fail(badName('empty'));
  if (/[\p{Cc}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/u.test(name)) return fail(badName('characters'));
  if (/\p{Cf}/u.test(name.replaceAll(/(?<=\p{Extended_Pictographic}\uFE0F?)\u200D/gu, ''))) {
    return fail(badName('characters'));
  }
  if (/\p{M}{3}/u.test(name)) return fail(badName('characters'));
  if (!/[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(name)) return fail(badName('empty'));
  if ([...letters.segment(name)].length > LONGEST_NAME) return fail(badName('too-long'));
  return ok(name);
}

function badName(problem: WireError<'bad-name'>['problem']): WireError<'bad-name'> {
  return { code: 'bad-name', problem, longest: LONGEST_NAME };
}
