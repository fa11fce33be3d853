import type { Happening, Seat } from '@kast/kernel';
import {
  type Answer,
  type ClockInfo,
  type ChatEvent,
  type Client,
  isPassing,
  type PlyEvent,
  type Snapshot,
  type StreamState,
  type TableEvent,
} from '@kast/protocol/client';
import { batch, effect, type ReadonlySignal, signal } from '@preact/signals';
import type { Position } from '../position.ts';
import { type Stage, type Telling, tellingOf } from '../stage.ts';
import type { Connection, TableClock } from '../table-session.ts';
import type { KnownMatch } from './known-match.ts';
import type { SeenPlies } from './seen-plies.ts';
import { clockTold, type ToldClock } from './server-time.ts';

export interface FollowOptions {
  readonly client: Client;
  readonly snapshot: Snapshot;
  readonly seen: SeenPlies;
  readonly pause: (milliseconds: number) => Promise<void>;
  /** Calls when the connection is worth another try; gives the way to stop that. */
  readonly whenAwake: (listener: () => void) => () => void;
  readonly known: KnownMatch;
  readonly stage: Stage;
  /** An entry was confirmed just now: what was foreseen of it is in the way. */
  readonly onNews: (happening: Happening, telling: Telling) => void;
  /** The stage has jumped: everything was taken anew. */
  readonly onJump: () => void;
  /** Whenever more is known. */
  readonly onKnown: () => void;
  readonly onLive: () => void;
  readonly onChat: (event: ChatEvent) => void;
}

/** The event stream of a match, and who sits at its table by what it tells. */
export interface FollowedMatch {
  readonly connection: ReadonlySignal<Connection>;
  readonly seats: ReadonlySignal<Pick<Snapshot, 'seats' | 'you'>>;
  readonly rematch: ReadonlySignal<string | undefined>;
  readonly clock: ReadonlySignal<TableClock | undefined>;
  readonly watching: ReadonlySignal<number>;
  /** What the server tells along with its no; nothing where it is too much. */
  takeMissed(events: readonly PlyEvent[] | undefined): void;
  /** Where the player has been away: once the stage stands where it was left, or after a while. */
  readonly begun: Promise<void>;
  tryAgain(): void;
  close(): void;
}

type Seated = Pick<TableEvent, 'seats' | 'rematch' | 'watching'> & {
  readonly you?: Seat | undefined;
};

const LONGEST_WAIT = 2000;
const FIRST_RETRY = 500;
const LONGEST_RETRY = 5000;

/** Takes what the server tells into what is known, and hands it to the stage in order, each ply once. */
export function followMatch(options: FollowOptions): FollowedMatch {
  const { client, snapshot, known, stage, seen } = options;
  const { id } = snapshot;
  const { position } = known;
  const first = position.peek();
  const seats = signal<Pick<Snapshot, 'seats' | 'you'>>(snapshot);
  const rematch = signal(snapshot.rematch);
  const clock = signal<TableClock | undefined>(undefined);
  let told: ToldClock | undefined;
  let isNewStream = false;
  takeClock(snapshot.clock);
  const watching = signal(snapshot.watching ?? 0);
  const connection = signal<Connection>({ kind: 'connecting' });

  /** Where a returning player was: shown again, so that what was missed can be seen to follow. */
  const seenPly = seen.get(id);
  const isBehind = seenPly > 0 && seenPly < first.ply;
  /** How far the stage was handed what happened. */
  let handedUntil = isBehind ? seenPly - 1 : first.ply;
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  let isRefreshing = false;
  let isClosed = false;
  /** Ends the wait for the next try to come back. */
  let hurryBack: (() => void) | undefined;

  let stream = client.follow(id, handedUntil, listener());
  let stopNotingSeen = (): void => undefined;
  void noteSeen();
  if (!isBehind) begin();
  const stopWaking = options.whenAwake(hurry);

  function listener() {
    return {
      onPly: takePly,
      onSnapshot: catchUp,
      onTable: takeTable,
      onState: takeState,
      onChat: options.onChat,
      onError: (error: unknown) => reportError(error),
    };
  }

  function takeClock(info: ClockInfo | undefined): void {
    if (!info) return;
    told = clockTold(told, info, performance.now(), isNewStream);
    isNewStream = false;
    clock.value = { info: told.info, ahead: told.time.ahead };
  }

  /** Until what was missed is being shown, the stage stands at the newest ply, and nobody has seen that. */
  async function noteSeen(): Promise<void> {
    await begun;
    if (!isClosed) stopNotingSeen = effect(() => seen.set(id, stage.shown.value.position.ply));
  }

  /** Who has waited for long enough plays on from the newest ply, and is not thrown back when the rest comes. */
  async function waitForMissed(): Promise<void> {
    await options.pause(LONGEST_WAIT);
    if (handedUntil < seenPly) handedUntil = position.peek().ply;
  }

  function takePly(event: PlyEvent): void {
    batch(() => {
      takeClock(event.clock);
      const isNews = known.take(event);
      if (event.happening.ply === handedUntil) tellPly(event, isNews);
    });
    if (known.isForgetful) void refresh();
    options.onKnown();
  }

  function tellPly(event: PlyEvent, isNews: boolean): void {
    handedUntil += 1;
    const told: Position = isNews
      ? position.peek()
      : { ply: handedUntil, standing: event.standing, memory: undefined };
    if (isBehind && handedUntil === seenPly) stage.jump(told);
    else hand(event, told, isNews);
    begin();
  }

  function hand({ happening }: PlyEvent, told: Position, isNews: boolean): void {
    const telling = tellingOf(told, happening);
    if (isNews) options.onNews(happening, telling);
    else stage.arrive(telling);
  }

  /** In one step, however much was missed. */
  function catchUp(later: Snapshot): void {
    if (later.standing.ply >= position.peek().ply) startOver(later);
  }

  function startOver(snapshotNow: Snapshot): void {
    const isSomebodyElse = snapshotNow.you !== seats.peek().you;
    batch(() => {
      takeClock(snapshotNow.clock);
      takeSeats(snapshotNow);
      known.replace(snapshotNow);
      const { ply } = position.peek();
      if (ply === handedUntil && !isSomebodyElse) return;
      handedUntil = ply;
      stage.jump(position.peek());
      options.onJump();
    });
    begin();
    options.onKnown();
  }

  /** Who looks changes with what they see, and not before: everything is taken anew. */
  function takeTable(event: TableEvent): void {
    const { you } = seats.peek();
    takeClock(event.clock);
    takeSeats({ ...event, you });
    if (event.you === you) return;
    stream.close();
    void comeBack();
  }

  function takeSeats({ seats: sitting, you, rematch: next, watching: lookers }: Seated): void {
    batch(() => {
      seats.value = { seats: sitting, ...(you === undefined ? {} : { you }) };
      rematch.value = next ?? rematch.value;
      watching.value = lookers ?? 0;
    });
  }

  function takeState(next: StreamState): void {
    const isReconnecting = next.kind === 'connecting' && connection.peek().kind === 'waiting';
    if (!isReconnecting) connection.value = next;
    if (next.kind !== 'live') return;
    isNewStream = true;
    options.onLive();
  }

  /** With the next entry it is tried again, where it fails. */
  async function refresh(): Promise<void> {
    if (isRefreshing) return;
    isRefreshing = true;
    const answer = await client.snapshot(id);
    isRefreshing = false;
    if (answer.ok && !isClosed) catchUp(answer.value);
  }

  /** The server had sent us away and may think otherwise by now, or we have become somebody else. */
  async function comeBack(): Promise<void> {
    const answer = await askAnew();
    if (isClosed) return;
    if (!answer.ok) {
      connection.value = { kind: 'lost', failure: answer.error };
      return;
    }
    // It has come under other rules since: this session plays by those that it was opened with.
    if (answer.value.rulesVersion !== snapshot.rulesVersion) {
      connection.value = { kind: 'lost', failure: { code: 'broken-match' } };
      return;
    }
    startOver(answer.value);
    stream = client.follow(id, position.peek().ply, listener());
  }

  /** As patient as the stream: again and again, until the answer would stay the same. */
  async function askAnew(): Promise<Answer<Snapshot>> {
    for (let failures = 0; ; failures++) {
      takeState({ kind: 'connecting' });
      const answer = await client.snapshot(id);
      if (answer.ok || isClosed || !isPassing(answer.error)) return answer;
      await waitForNextTry(Math.min(FIRST_RETRY * 2 ** failures, LONGEST_RETRY));
      if (isClosed) return answer;
    }
  }

  async function waitForNextTry(wait: number): Promise<void> {
    const { promise: hurried, resolve } = Promise.withResolvers<void>();
    hurryBack = resolve;
    takeState({ kind: 'waiting', retryAt: performance.now() + wait });
    await Promise.race([options.pause(wait), hurried]);
    hurryBack = undefined;
  }

  function hurry(): void {
    if (hurryBack) hurryBack();
    else stream.hurry();
  }

  return {
    connection,
    seats,
    rematch,
    clock,
    watching,
    takeMissed(events) {
      if (events) events.forEach(takePly);
      else void refresh();
    },
    begun: isBehind ? Promise.race([begun, waitForMissed()]) : begun,
    tryAgain() {
      if (connection.peek().kind === 'lost') void comeBack();
      else hurry();
    },
    close() {
      isClosed = true;
      stream.close();
      stopNotingSeen();
      stopWaking();
    },
  };
}
