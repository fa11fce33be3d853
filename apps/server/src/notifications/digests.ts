import type { NotificationSettings } from '@kast/protocol';
import type { Store } from '../store/store.ts';
import { nextAt } from './local-time.ts';
import type { NoticeWords } from './notice-words.ts';
import type { TellPlayer } from './tell-player.ts';

/** Minutes after midnight: when the day begins for who has no quiet hours. */
const MORNING = 9 * 60;

const AT_ONCE = 50;
const MOST_LISTED = 50;

/** When quiet hours end, or in the morning. */
export function nextDigest(now: number, { timeZone, quiet }: NotificationSettings): number {
  return nextAt(now, timeZone, quiet?.to ?? MORNING);
}

export interface DigestOptions extends TellPlayer {
  readonly store: Pick<Store, 'notifications' | 'runningMatchesOf'>;
  readonly words: NoticeWords;
}

/** Tells everybody whose hour has come which matches wait for them, if any do. Any process may do it. */
export async function tellDigests(
  { store, words, tell }: DigestOptions,
  now: number,
): Promise<void> {
  const { notifications } = store;
  for (const digest of await notifications.dueDigests(now, AT_ONCE)) {
    const { player, settings, heldBack } = digest;
    const fate = await notifications.takeDigest(digest, nextDigest(now, settings));
    const isWished = settings.digest || settings.mail?.digest === true || heldBack.length > 0;
    if (fate === 'conflict' || !isWished) continue;
    const running = await store.runningMatchesOf(player, MOST_LISTED);
    const waiting = running.filter(({ seats, status }) =>
      seats.some(
        (seat) =>
          seat.kind === 'person' && seat.holder === player && status.toDecide.includes(seat.seat),
      ),
    );
    const [first] = waiting;
    if (!first) continue;
    await tell(player, {
      kind: 'digest',
      subject: String(digest.digestAt),
      also: heldBack,
      words: (language) => words.waiting(language, waiting.length, first.id),
    });
  }
}
