import {
  type AnyGame,
  fail,
  type MatchSetup,
  ok,
  seededRandom,
  type Seat,
  type Viewer,
} from '@kast/kernel';
import {
  type Client,
  isPassing,
  type PlyEvent,
  type Snapshot,
  type StreamState,
  type TableEvent,
} from '@kast/protocol/client';
import { batch, computed, effect, signal } from '@preact/signals';
import { createStage } from '@kast/ui/stage';
import { failed, type Fate, type Fault, refused } from '../fault.ts';
import { judgeBy } from '../judge.ts';
import { isAct } from '../match-log.ts';
import { type Position, seenIn } from '../position.ts';
import type { Connection, TableSession } from '../table-session.ts';
import { foresee } from './foreseen.ts';
import { holdersFrom } from './holders.ts';
import { createInvitations } from './invitations.ts';
import type { KeptAnswers } from './kept-answers.ts';
import { createKnownMatch } from './known-match.ts';
import { createPendingAnswer } from './pending-answer.ts';
import type { SeenPlies } from './seen-plies.ts';
import { createTableActs } from './table-acts.ts';
import { whyNoTakeBackIn, whyNotAsked } from './why-not.ts';

export interface OnlineTable {
  readonly game: AnyGame;
  readonly client: Client;
  readonly snapshot: Snapshot;
  readonly seen: SeenPlies;
  readonly kept: KeptAnswers;
  /** Where this page came from: the start of an invitation's address. */
  readonly origin: string;
  readonly pause: (milliseconds: number) => Promise<void>;
  /** Calls when the connection is worth another try; gives the way to stop that. */
  readonly whenAwake: (listener: () => void) => () => void;
}

type Seated = Pick<TableEvent, 'seats' | 'rematch'> & { readonly you?: Seat | undefined };

const LONGEST_WAIT = 2000;

/**
 * A match on the server. Three positions, each with one owner: *known* is what the server has confirmed,
 * *pending* the one answer under way, *told* what the stage has shown.
 */
export async function openOnlineSession(table: OnlineTable): Promise<TableSession> {
  const { game, client, snapshot, seen, pause } = table;
  const { id } = snapshot;
  const setup: MatchSetup = {
    seats: snapshot.seats.length,
    options: snapshot.options,
    seedHash: snapshot.seedHash,
  };
  const known = createKnownMatch(game, setup, snapshot);
  const { position } = known;
  const first = position.peek();
  const seats = signal<Pick<Snapshot, 'seats' | 'you'>>(snapshot);
  const rematch = signal(snapshot.rematch);
  const connection = signal<Connection>({ kind: 'connecting' });
  const mishap = signal<Fault | undefined>(undefined);
  const invitations = createInvitations(client, id);
  const viewer = computed<Viewer>(() => seats.value.you ?? 'watcher');
  const stage = createStage(first);
  const state = computed(() =>
    game.imagine(seenIn(setup, viewer.value, position.value), seededRandom(id)),
  );
  const answering = createPendingAnswer({
    id,
    client,
    known,
    stage,
    kept: table.kept,
    pause,
    foresee: (answered) => foresee(game, state.value, position.value, answered),
    takeMissed,
  });
  const acts = createTableActs({ id, client, known, pause, takeMissed });

  /** Where a returning player was: shown again, so that what was missed can be seen to follow. */
  const seenPly = seen.get(id);
  const isBehind = seenPly > 0 && seenPly < first.ply;
  /** How far the stage was handed what happened. */
  let handedUntil = isBehind ? seenPly - 1 : first.ply;
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  let isRefreshing = false;
  let isClosed = false;

  let stream = client.follow(id, handedUntil, listener());
  let stopNotingSeen = (): void => undefined;
  void noteSeen();
  if (!isBehind) begin();
  const stopWaking = table.whenAwake(() => stream.hurry());
  if (snapshot.maker) invitations.fetch();

  function listener() {
    return {
      onPly: takePly,
      onSnapshot: catchUp,
      onTable: takeTable,
      onState: takeState,
      onError: (error: unknown) => reportError(error),
    };
  }

  /** Until what was missed is being shown, the stage stands at the newest ply, and nobody has seen that. */
  async function noteSeen(): Promise<void> {
    await begun;
    if (!isClosed) stopNotingSeen = effect(() => seen.set(id, stage.shown.value.position.ply));
  }

  function takePly(event: PlyEvent): void {
    const { happening, standing } = event;
    const isNews = known.take(event);
    if (happening.ply === handedUntil) {
      handedUntil += 1;
      const told: Position = isNews
        ? position.peek()
        : { ply: handedUntil, standing, memory: undefined };
      if (isBehind && handedUntil === seenPly) stage.jump(told);
      else hand(event, told, isNews);
      begin();
    }
    if (known.isForgetful) void refresh();
    acts.lookAgain();
  }

  function takeMissed(events: readonly PlyEvent[] | undefined): void {
    if (events) events.forEach(takePly);
    else void refresh();
  }

  function hand({ happening }: PlyEvent, told: Position, isNews: boolean): void {
    const { events, entry, tookBack } = happening;
    const isQuiet = isAct(entry) && tookBack === undefined;
    const telling = { position: told, events, isQuiet };
    if (isNews) answering.tell(happening, telling);
    else stage.arrive(telling);
  }

  /** In one step, however much was missed. */
  function catchUp(later: Snapshot): void {
    if (later.standing.ply >= position.peek().ply) startOver(later);
  }

  function startOver(snapshotNow: Snapshot): void {
    const isSomebodyElse = snapshotNow.you !== seats.peek().you;
    batch(() => {
      takeSeats(snapshotNow);
      known.replace(snapshotNow);
      const { ply } = position.peek();
      if (ply === handedUntil && !isSomebodyElse) return;
      handedUntil = ply;
      stage.jump(position.peek());
      answering.lookAgain();
    });
    begin();
    acts.lookAgain();
  }

  /** Who looks changes with what they see, and not before: everything is taken anew. */
  function takeTable(event: TableEvent): void {
    const { you } = seats.peek();
    takeSeats({ ...event, you });
    if (event.you === you) return;
    stream.close();
    void comeBack();
  }

  function takeSeats({ seats: sitting, you, rematch: next }: Seated): void {
    batch(() => {
      seats.value = { seats: sitting, ...(you === undefined ? {} : { you }) };
      rematch.value = next ?? rematch.value;
    });
  }

  function takeState(next: StreamState): void {
    const isReconnecting = next.kind === 'connecting' && connection.peek().kind === 'waiting';
    if (!isReconnecting) connection.value = next;
    if (next.kind === 'live' && snapshot.maker) invitations.fetch();
  }

  /** With the next entry it is tried again, where it fails. */
  async function refresh(): Promise<void> {
    if (isRefreshing) return;
    isRefreshing = true;
    const answer = await client.snapshot(id);
    isRefreshing = false;
    if (answer.ok) catchUp(answer.value);
  }

  /** The server had sent us away and may think otherwise by now, or we have become somebody else. */
  async function comeBack(): Promise<void> {
    connection.value = { kind: 'connecting' };
    const answer = await client.snapshot(id);
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

  async function resumeAnswer(): Promise<void> {
    const fate = await answering.resume(seats.peek().you);
    if (fate !== 'confirmed') mishap.value = fate;
  }

  // Not a glimpse of how it stands before being shown how it came to this.
  if (isBehind) await Promise.race([begun, pause(LONGEST_WAIT)]);
  void resumeAnswer();
  return {
    id,
    place: 'online',
    game,
    setup,
    holders: computed(() => holdersFrom(seats.value.seats, seats.value.you)),
    viewer,
    position,
    log: signal(known.log),
    async loadEarlier() {
      const from = known.log.from.peek();
      if (from === 0) return undefined;
      const page = await client.history(id, from);
      if (!page.ok) return failed(page.error);
      known.prepend(page.value);
      return undefined;
    },
    stage,
    judge: computed(() => {
      const { standing } = position.value;
      const asked = answering.isAnswering.value ? { ...standing, toDecide: [] } : standing;
      return judgeBy(game, state.value, asked);
    }),
    isAnswering: answering.isAnswering,
    thinking: computed(() =>
      position.value.standing.toDecide.find((seat) => seats.value.seats[seat - 1]?.kind === 'bot'),
    ),
    connection,
    trouble: computed(() => mishap.value ?? invitations.trouble.value),
    invitations: computed(() =>
      invitations.invites.value
        .filter(({ seat }) => seats.value.seats[seat - 1]?.kind === 'open')
        .map(({ seat, token }) => ({ seat, address: `${table.origin}/m/${id}?seat=${token}` })),
    ),
    rematch,
    async play(seat, text) {
      const { standing } = position.peek();
      const { question } = standing;
      if (question === undefined || answering.isAnswering.peek()) {
        return refused(whyNotAsked(standing));
      }
      mishap.value = undefined;
      const fate = await answering.give(seat, text, question);
      // `retry` sends it on.
      if (isUnanswered(fate)) mishap.value = fate;
      return fate;
    },
    act: (_, made) => acts.enter(made),
    mayDraw: (seat: Seat) => seat === seats.value.you && position.value.standing.mayDraw,
    whyNoTakeBack: computed(() => {
      const refusal = whyNoTakeBackIn(game, viewer.value, position.value.standing);
      return refusal && refused(refusal);
    }),
    async takeBack() {
      const { standing } = position.peek();
      const refusal = whyNoTakeBackIn(game, viewer.peek(), standing);
      if (refusal || standing.takeBack === undefined)
        return refused(refusal ?? whyNotAsked(standing));
      return acts.enter({ act: 'undo', ply: standing.takeBack });
    },
    async askRematch() {
      const answer = await client.rematch(id);
      return answer.ok ? ok(answer.value.id) : fail(failed(answer.error));
    },
    async record() {
      const answer = await client.record(id);
      return answer.ok ? ok(answer.value) : fail(failed(answer.error));
    },
    retry() {
      mishap.value = undefined;
      if (snapshot.maker) invitations.fetch();
      if (connection.peek().kind === 'lost') void comeBack();
      else stream.hurry();
      void resumeAnswer();
    },
    close() {
      isClosed = true;
      stream.close();
      stopNotingSeen();
      stopWaking();
    },
  };
}

/** Nobody knows whether the server has it. */
function isUnanswered(fate: Fate): fate is Fault {
  return fate !== 'confirmed' && fate.kind === 'failed' && isPassing(fate.failure);
}
