import {
  type AnyGame,
  type MatchSetup,
  ok,
  fail,
  parseAct,
  type Seat,
  seededRandom,
  type Viewer,
} from '@kast/kernel';
import type { Client, Invite, PlyEvent, Snapshot, TableEvent } from '@kast/protocol/client';
import { batch, computed, effect, signal } from '@preact/signals';
import { failed, type Fault, refused } from '../fault.ts';
import { judgeBy } from '../judge.ts';
import { afterArrival, type Position, seenFrom } from '../position.ts';
import { createStage } from '../stage.ts';
import type { Connection, TableSession } from '../table-session.ts';
import { foreseen } from './foreseen.ts';
import { holdersFrom } from './holders.ts';
import type { SeenPlies } from './seen-plies.ts';
import { sendMove } from './send-move.ts';

export interface OnlineTable {
  readonly game: AnyGame;
  readonly client: Client;
  readonly snapshot: Snapshot;
  readonly seen: SeenPlies;
  /** Where this page came from: the start of an invitation's address. */
  readonly origin: string;
  readonly pause: (milliseconds: number) => Promise<void>;
  /** Calls when the line is worth another try; gives the way to stop that. */
  readonly whenAwake: (listener: () => void) => () => void;
}

const LONGEST_WAIT = 2000;

/** A match on the server: judged here before it is sent, shown at once, believed when it is confirmed. */
export async function openOnlineSession(table: OnlineTable): Promise<TableSession> {
  const { game, client, snapshot, seen, pause } = table;
  const { id } = snapshot;
  const setup: MatchSetup = {
    seats: snapshot.seats.length,
    options: snapshot.options,
    seedHash: snapshot.seedHash,
  };
  const first: Position = {
    standing: snapshot.standing,
    log: snapshot.log,
    happened: snapshot.happened,
  };
  const seenPly = seen.get(id);
  const isBehind = seenPly > 0 && seenPly < first.standing.ply;

  const position = signal(first);
  const seats = signal<Pick<Snapshot, 'seats' | 'you'>>(snapshot);
  const rematch = signal(snapshot.rematch);
  const connection = signal<Connection>('connecting');
  const mishap = signal<Fault | undefined>(undefined);
  const sending = signal(false);
  const invites = signal<readonly Invite[]>([]);
  const viewer = computed<Viewer>(() => seats.value.you ?? 'watcher');
  const stage = createStage(first, pause);
  /** What the stage is led along: behind `position` while a returning player catches up. */
  let trail = isBehind ? before(first, seenPly) : first;
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();

  const state = computed(() =>
    game.imagine(seenFrom(setup, viewer.value, position.value), seededRandom(id)),
  );
  const judge = computed(() => {
    const { standing } = position.value;
    const deciding = sending.value ? { ...standing, toDecide: [] } : standing;
    return judgeBy(game, state.value, deciding);
  });

  const stream = client.follow(id, trail.log.length, {
    onPly: takePly,
    onTable: takeTable,
    onLine: (up) => {
      connection.value = up ? 'live' : 'lost';
    },
    onLost: (failure) => {
      mishap.value = failed(failure);
    },
  });
  const forget = effect(() => seen.set(id, stage.shown.value.position.standing.ply));
  const hurry = (): void => stream.hurry();
  const stopWaking = table.whenAwake(hurry);
  if (snapshot.maker) void fetchInvites();

  function takePly(arrival: PlyEvent): void {
    trail = afterArrival(trail, arrival);
    const { ply } = trail.standing;
    if (isBehind && ply === seenPly) stage.jump(trail);
    else stage.arrive(trail);
    begin();
    // By the log: where things must be remembered, missed plies all come with how it stands now.
    if (trail.log.length > position.value.log.length) position.value = trail;
  }

  function takeTable(event: TableEvent): void {
    batch(() => {
      seats.value = event;
      rematch.value = event.rematch ?? rematch.value;
    });
  }

  async function fetchInvites(): Promise<void> {
    const answer = await client.invites(id);
    if (answer.ok) invites.value = answer.value.invites;
  }

  async function act(seat: Seat, text: string): Promise<Fault | undefined> {
    const { standing } = position.value;
    const made = { seat, text };
    const shown = parseAct(text) ? undefined : foreseen(game, state.value, position.value, made);
    if (shown) stage.arrive(shown);
    sending.value = true;
    const failure = await sendMove({ client, id, ply: standing.ply, move: text, pause });
    sending.value = false;
    if (!failure) return undefined;
    if (shown) stage.jump(position.value);
    return failed(failure);
  }

  // Not a glimpse of how it stands before being shown how it came to this.
  if (isBehind) await Promise.race([begun, pause(LONGEST_WAIT)]);
  return {
    id,
    place: 'online',
    game,
    setup,
    holders: computed(() => holdersFrom(seats.value.seats, seats.value.you)),
    viewer,
    position,
    stage,
    judge,
    thinking: computed(() =>
      position.value.standing.toDecide.find((seat) => seats.value.seats[seat - 1]?.kind === 'bot'),
    ),
    connection,
    trouble: mishap,
    invitations: computed(() =>
      invites.value
        .filter(({ seat }) => seats.value.seats[seat - 1]?.kind === 'open')
        .map(({ seat, token }) => ({ seat, address: `${table.origin}/m/${id}?seat=${token}` })),
    ),
    rematch,
    whyNoTakeBack: computed(() => whyNot(game, position.value)),
    act,
    async takeBack() {
      const why = whyNot(game, position.value);
      return why ?? act(seats.value.you ?? 0, 'undo');
    },
    async askRematch() {
      const answer = await client.rematch(id);
      return answer.ok ? ok(answer.value.id) : fail(failed(answer.error));
    },
    async record() {
      const answer = await client.record(id);
      return answer.ok ? ok(answer.value) : fail(failed(answer.error));
    },
    retry: hurry,
    close() {
      stream.close();
      forget();
      stopWaking();
    },
  };
}

/** What was known just before a ply. How it stood then comes with the ply itself. */
function before({ standing, log, happened }: Position, ply: number): Position {
  return { standing, log: log.slice(0, ply - 1), happened: happened.slice(0, ply - 1) };
}

/** T6, as the server will judge it. */
function whyNot(game: AnyGame, { standing }: Position): Fault | undefined {
  if (standing.canTakeBack) return undefined;
  if (standing.outcome) return refused({ rule: 'T2', reason: 'match-over', facts: {} });
  const forbidden = game.info.noTakeBack;
  if (forbidden)
    return refused({ rule: forbidden, reason: 'take-back-not-in-this-game', facts: {} });
  return refused({ rule: 'T6', reason: 'nothing-to-take-back', facts: {} });
}
