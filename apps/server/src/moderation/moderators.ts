import { createHash, timingSafeEqual } from 'node:crypto';
import type { Config } from '../config.ts';
import type { GuestId, Store } from '../store/store.ts';

/** Who may moderate: those who once knew the secret of the settings, as long as it is that one. */
export interface Moderators {
  isModerator(player: GuestId): Promise<boolean>;
  /** False where the secret is another one. */
  admit(player: GuestId, secret: string, now: number): Promise<boolean>;
}

export function moderatorsBy(
  { moderationSecret }: Pick<Config, 'moderationSecret'>,
  { moderation }: Pick<Store, 'moderation'>,
): Moderators {
  const known = moderationSecret === undefined ? undefined : hashOf(moderationSecret);
  return {
    isModerator: async (player) =>
      known !== undefined && moderation.isModerator(player, known.toString('hex')),
    async admit(player, secret, now) {
      if (known === undefined || !timingSafeEqual(known, hashOf(secret))) return false;
      await moderation.makeModerator(player, known.toString('hex'), now);
      return true;
    },
  };
}

/** The secret has at least 24 characters: nobody finds it from its hash. */
function hashOf(secret: string): Buffer {
  return createHash('sha256').update(`moderation ${secret}`).digest();
}
