import { missedSince, snapshotFor } from '../live/for-viewer.ts';
import type { LiveMatch } from '../live/live-match.ts';
import { must } from '@kast/kernel';
import { type Looking, roleAt, type Role } from '../matches/seat-authorization.ts';
import { chatStream } from './chat-stream.ts';
import { encodedPly, encodedTable } from './encoded-events.ts';
import type { EventStream } from './event-stream.ts';
import { retryHint } from './retry-hint.ts';

export interface Follower extends Looking {
  /** How many entries of the log the viewer knows. */
  readonly ply: number;
}

/**
 * Sends one viewer what happens in a match: first what came after `ply` while they were away, then
 * whatever lies between the last ply sent and the match as it stands. A stream that is full is left alone
 * until it has room again, and then goes on from there; one that is too far behind gets a snapshot.
 */
export function streamMatch(live: LiveMatch, follower: Follower, stream: EventStream): void {
  let sent = follower.ply;
  let sentTable = -1;
  const sendChat = chatStream(live, follower, stream);
  const roleNow = (): Role =>
    must(roleAt(live, follower), 'a role, as there was when it was looked for');

  const sendTable = (): void => {
    if (sentTable === live.tableVersion) return;
    sentTable = live.tableVersion;
    stream.sendEncoded(encodedTable(live, roleNow().viewer));
  };

  const sendSnapshot = (): void => {
    const { viewer, isMaker } = roleNow();
    sent = live.match.ply;
    stream.send({ event: 'snapshot', id: sent, data: snapshotFor(live, viewer, isMaker) });
  };

  const sendMissed = (): void => {
    const missed = missedSince(live, roleNow().viewer, sent);
    if (!missed) return sendSnapshot();
    for (const data of missed) stream.send({ event: 'ply', id: ++sent, data });
  };

  const sendNew = (): void => {
    const behind = live.match.ply - sent;
    if (behind > live.recent.length) return sendSnapshot();
    const { viewer } = roleNow();
    for (const played of behind === 0 ? [] : live.recent.slice(-behind)) {
      if (stream.isFull) return;
      stream.sendEncoded(encodedPly(live, played, viewer));
      sent = played.match.ply;
    }
  };

  const goOn = (): void => {
    if (live.isBroken) {
      stream.send({ event: 'broken', data: { code: 'broken-match' } });
      stream.end(RETRY_BROKEN);
      return;
    }
    // T10: the seat was taken along, and nobody else may look on.
    if (!roleAt(live, follower)) return stream.end(retryHint('break'));
    if (!stream.isFull) sendTable();
    if (!stream.isFull) sendNew();
    if (!stream.isFull) sendChat();
  };

  // Nobody plays at a screen that the whole room sees: it does not tell that its owner is there.
  const leave = live.enter(follower.as === 'watcher' ? undefined : follower.guest);
  const unlisten = live.listen(goOn);
  stream.onRoom(() => live.notify(goOn));
  stream.onEnd(() => {
    unlisten();
    leave();
  });
  live.notify(() => {
    if (!roleAt(live, follower)) return stream.end(retryHint('break'));
    sendTable();
    sendMissed();
    sendChat();
  });
}

/** For how long a match that broke is not tried again. */
const RETRY_BROKEN = 60_000;
