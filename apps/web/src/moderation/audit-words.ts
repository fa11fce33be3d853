import type { AuditEntry, AuditLog } from '@kast/protocol/client';
import type { ModerationTexts } from './moderation-texts.ts';

type Told = ModerationTexts['log'];

/** What a moderator did, in words; who has no name is not told by an id that says nothing to anybody. */
export function auditWords(
  texts: ModerationTexts,
  { act, moderator, about, why }: AuditEntry,
  names: AuditLog['names'],
): string {
  const name = names[moderator] ?? texts.someModerator;
  const player = names[String(about['player'])] ?? texts.somePlayer;
  const blocked = String(about['name']);
  const done = wordsOfAct(texts.log, act, about, { name, player, blocked });
  return why === '' ? done : `${done} · ${why}`;
}

function wordsOfAct(
  told: Told,
  act: string,
  about: AuditEntry['about'],
  words: { readonly name: string; readonly player: string; readonly blocked: string },
): string {
  switch (act) {
    case 'become-moderator':
      return told.becomeModerator(words);
    case 'close-report':
      return told.closeReport(words);
    case 'remove-line':
      return told.removeLine(words);
    case 'block-player':
      return told.blockPlayer({ ...words, days: Number(about['days'] ?? 0) });
    case 'unblock-player':
      return told.unblockPlayer(words);
    case 'remove-name':
      return told.removeName(words);
    case 'block-name':
      return about['kind'] === 'word' ? told.blockNameWord(words) : told.blockNameExact(words);
    case 'unblock-name':
      return told.unblockName(words);
    default:
      // Of a newer server.
      return told.unknown(words);
  }
}
