import { missedSince, snapshotFor } from '../live/for-viewer.ts';
import type { LiveMatch } from '../live/live-match.ts';
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

  const sendTable = ({ viewer }: Role): void => {
    if (sentTable === live.tableVersion) return;
    sentTable = live.tableVersion;
    stream.sendEncoded(encodedTable(live, viewer));
  };

  const sendSnapshot = ({ viewer, isMaker }: Role): void => {
    sent = live.match.ply;
    stream.send({ event: 'snapshot', id: sent, data: snapshotFor(live, viewer, isMaker) });
  };

  const sendMissed = (role: Role): void => {
    const missed = missedSince(live, role.viewer, sent);
    if (!missed) return sendSnapshot(role);
    for (const data of missed) stream.send({ event: 'ply', id: ++sent, data });
  };

  const sendNew = (role: Role): void => {
    const behind = live.match.ply - sent;
    if (behind > live.recent.length) return sendSnapshot(role);
    const { viewer } = role;
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
    const role = roleAt(live, follower);
    // T10: the seat was taken along, and nobody else may look on.
    if (!role) return stream.end(retryHint('break'));
    if (!stream.isFull) sendTable(role);
    if (!stream.isFull) sendNew(role);
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
    const role = roleAt(live, follower);
    if (!role) return stream.end(retryHint('break'));
    sendTable(role);
    sendMissed(role);
    sendChat();
  });
}

/** For how long a match that broke is not tried again. */
const RETRY_BROKEN = 60_000;
