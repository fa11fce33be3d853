import { fail, ok, type Result } from '@kast/kernel';
import type { WireError } from './errors.ts';
import { lettersOf } from './letters.ts';
import { LONGEST_NAME } from './longest-name.ts';

/** Also the fillers of Hangul, which count as letters, and the blank of Braille. */
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;
/** What joins emoji to one picture, or asks for their coloured form. */
const EMOJI_JOINER =
  /(?<=\p{Extended_Pictographic}\p{Emoji_Modifier}?)(?:\uFE0F?\u200D(?=\p{Extended_Pictographic})|\uFE0F)|\uFE0F(?=\u20E3)/gu;

/**
 * A name as it will be shown: one line of letters that cannot turn the text around it, hide, or
 * pile up. Emoji that are joined to one picture are letters too.
 */
export function readName(text: string): Result<string, WireError<'bad-name'>> {
  if (!text.isWellFormed()) return fail(badName('characters'));
  const name = text.normalize('NFC').trim().replaceAll(/\s+/gu, ' ');
  if (name === '') return fail(badName('empty'));
  if (/[\p{Cc}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/u.test(name)) return fail(badName('characters'));
  if (INVISIBLE.test(name.replaceAll(EMOJI_JOINER, ''))) return fail(badName('characters'));
  if (/\p{M}{3}/u.test(name)) return fail(badName('characters'));
  if (!/[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(name)) return fail(badName('empty'));
  const spelled = lettersOf(name);
  if (spelled.length > LONGEST_NAME || spelled.some(isLong)) return fail(badName('too-long'));
  return ok(name);
}

/** Of the same script or of joined emoji: whatever is longer counts as one and is not shown as one. */
const MOST_IN_A_LETTER = 4;

/** Letters that join without an end, as the consonants of Hangul and Devanagari do, would be one. */
function isLong(letter: string): boolean {
  return (letter.match(/[\p{L}\p{N}\p{Extended_Pictographic}]/gu)?.length ?? 0) > MOST_IN_A_LETTER;
}

export function badName(problem: WireError<'bad-name'>['problem']): WireError<'bad-name'> {
  return { code: 'bad-name', problem, longest: LONGEST_NAME };
}
