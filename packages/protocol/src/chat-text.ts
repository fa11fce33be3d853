import { fail, ok, type Result } from '@kast/kernel';
import { LONGEST_CHAT } from './chat-phrases.ts';
import type { WireError } from './errors.ts';
import { lettersOf } from './letters.ts';

/** Persian and the scripts of India are written with joiners, and emoji are joined and coloured by signs. */
const JOINING =
  /(?<=[\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])[\u200C\u200D](?=[\p{L}\p{Extended_Pictographic}])|(?<=[\p{Extended_Pictographic}\d#*])\uFE0F/u;
/** What turns text around, hides in it, or is no character at all. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Default_Ignorable_Code_Point}\u2800]/u;
const JOINING_OR_UNSEEN = new RegExp(`(?<joining>${JOINING.source})|${UNSEEN.source}`, 'gu');
/** More marks on one letter than any script has reach into the lines around. */
const PILE = /(\p{M}{4})\p{M}+/gu;

/**
 * What somebody wrote, as one line of plain text that stays in its place. What does not belong in it is left
 * out and not refused: it comes along unseen when something is pasted.
 */
export function readChatText(text: string): Result<string, WireError<'chat-refused'>> {
  const line = text
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(JOINING_OR_UNSEEN, '$<joining>')
    .replaceAll(PILE, '$1')
    .replaceAll(/ {2,}/g, ' ')
    .trim();
  if (line === '') return fail(chatRefused('empty'));
  if (line.length > MOST_UNITS) return fail(chatRefused('too-long'));
  return lettersOf(line).length > LONGEST_CHAT ? fail(chatRefused('too-long')) : ok(line);
}

/** Letters that join without an end would count as one. */
const MOST_UNITS = 4 * LONGEST_CHAT;

export function chatRefused(
  problem: WireError<'chat-refused'>['problem'],
): WireError<'chat-refused'> {
  return { code: 'chat-refused', problem, longest: LONGEST_CHAT };
}
