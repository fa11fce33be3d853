import type { BlockedName } from '@kast/protocol';
import type { Store } from '../store/store.ts';

/** More than anybody keeps; beyond it the latest count. */
export const MOST_BLOCKED_NAMES = 2000;

export async function isNameBlocked(
  { store }: { readonly store: Store },
  name: string,
): Promise<boolean> {
  return isBlockedBy(await store.moderation.blockedNames(MOST_BLOCKED_NAMES), name);
}

export function isBlockedBy(
  blocked: readonly Pick<BlockedName, 'name' | 'kind'>[],
  name: string,
): boolean {
  const whole = folded(name);
  const words = new Set([...wordsIn(name), whole]);
  return blocked.some((one) => {
    const other = folded(one.name);
    return other !== '' && (one.kind === 'exact' ? other === whole : words.has(other));
  });
}

/** Letters and digits alone, without case, accents and width: "B a d", "BÄD" and "b.a.d" are the same. */
function folded(text: string): string {
  return plain(text).replaceAll(/[^\p{L}\p{N}]/gu, '');
}

function wordsIn(name: string): readonly string[] {
  return plain(name).split(/[^\p{L}\p{N}]+/u);
}

function plain(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
