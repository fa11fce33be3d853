import type { NotificationSettings } from '@kast/protocol';
import type { DueDigest } from '../store/notification-store.ts';
import type { Store } from '../store/store.ts';
import { nextAt } from './local-time.ts';
import type { NoticeWords } from './notice-words.ts';
import type { TellPlayer } from './tell-player.ts';

/** Minutes after midnight: when the day begins for who has no quiet hours. */
const MORNING = 9 * 60;

/** As many are looked up and told side by side; then come the next. */
const AT_ONCE = 50;
const MOST_LISTED = 50;

/** When quiet hours end, or in the morning. */
export function nextDigest(now: number, { timeZone, quiet }: NotificationSettings): number {
  return nextAt(now, timeZone, quiet?.to ?? MORNING);
}

export interface DigestOptions extends TellPlayer {
  readonly store: Pick<Store, 'notifications' | 'runningMatchesOf'>;
  readonly words: NoticeWords;
  /** Nothing more is begun. */
  readonly isStopped?: () => boolean;
}

/** Tells everybody whose hour has come which matches wait for them, if any do. Any process may do it. */
export async function tellDigests(options: DigestOptions, now: number): Promise<void> {
  for (;;) {
    const due = await options.store.notifications.dueDigests(now, AT_ONCE);
    // Whoever was taken, here or by another process, is due later: the next look finds others.
    const told = await Promise.allSettled(due.map((digest) => tellDigest(options, digest, now)));
    const failed = told.find(({ status }) => status === 'rejected');
    if (failed?.status === 'rejected') throw failed.reason;
    if (due.length < AT_ONCE || options.isStopped?.()) return;
  }
}

async function tellDigest(
  { store, words, tell }: DigestOptions,
  digest: DueDigest,
  now: number,
): Promise<void> {
  const { player, settings, heldBack } = digest;
  const fate = await store.notifications.takeDigest(digest, nextDigest(now, settings));
  const isWished = settings.digest || settings.mail?.digest === true || heldBack.length > 0;
  if (fate === 'conflict' || !isWished) return;
  const running = await store.runningMatchesOf(player, MOST_LISTED);
  const waiting = running.filter(({ seats, status }) =>
    seats.some(
      (seat) =>
        seat.kind === 'person' && seat.holder === player && status.toDecide.includes(seat.seat),
    ),
  );
  const [first] = waiting;
  if (!first) return;
  await tell(player, {
    kind: 'digest',
    subject: String(digest.digestAt),
    also: heldBack,
    words: (language) => words.waiting(language, waiting.length, first.id),
  });
}
