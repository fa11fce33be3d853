import { fail, type Result } from '@kast/kernel';
import { badName, type BlockedName, readName, type WireError } from '@kast/protocol';
import type { Store } from '../store/store.ts';

/** More than anybody keeps; beyond it the latest count. */
export const MOST_BLOCKED_NAMES = 2000;

export type ReadAllowedName = (typed: string) => Result<string, WireError<'bad-name'>>;

/** For every name that others will see, of a player, an account or an evening: as it is typed, or refused. */
export async function allowedNames({
  store,
}: {
  readonly store: Pick<Store, 'moderation'>;
}): Promise<ReadAllowedName> {
  const blocked = await store.moderation.blockedNames(MOST_BLOCKED_NAMES);
  return (typed) => {
    const name = readName(typed);
    if (!name.ok) return name;
    return isBlockedBy(blocked, name.value) ? fail(badName('not-allowed')) : name;
  };
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
