import type { AuditEntry, AuditLog } from '@kast/protocol/client';
import type { ModerationTexts } from './moderation-texts.ts';

type LogTexts = ModerationTexts['log'];

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
  log: LogTexts,
  act: string,
  about: AuditEntry['about'],
  words: { readonly name: string; readonly player: string; readonly blocked: string },
): string {
  switch (act) {
    case 'become-moderator':
      return log.becomeModerator(words);
    case 'close-report':
      return log.closeReport(words);
    case 'remove-line':
      return log.removeLine(words);
    case 'block-player':
      return log.blockPlayer({ ...words, days: Number(about['days'] ?? 0) });
    case 'unblock-player':
      return log.unblockPlayer(words);
    case 'remove-name':
      return log.removeName(words);
    case 'block-name':
      return about['kind'] === 'word' ? log.blockNameWord(words) : log.blockNameExact(words);
    case 'unblock-name':
      return log.unblockName(words);
    default:
      // Of a newer server.
      return log.unknown(words);
  }
}
