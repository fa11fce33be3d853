import {
  type AnyGame,
  fail,
  type MatchSetup,
  ok,
  seededRandom,
  type Seat,
  type Viewer,
} from '@kast/kernel';
import { isPassing, type PlyEvent } from '@kast/protocol/client';
import { computed, signal } from '@preact/signals';
import { createStage, performReading } from '@kast/ui/stage';
import { NO_CURTAIN } from '../curtain.ts';
import { failed, type Fate, type Fault, refused } from '../fault.ts';
import { isComputer } from '../holder.ts';
import { judgeBy } from '../judge.ts';
import { seenIn } from '../position.ts';
import type { TableSession } from '../table-session.ts';
import { createChatFeed } from './chat-feed.ts';
import { followMatch, type FollowOptions } from './follow-match.ts';
import { foresee } from './foreseen.ts';
import { holdersFrom } from './holders.ts';
import { addNonceWhenAsked } from './add-nonce.ts';
import { createInvitations } from './invitations.ts';
import type { KeptAnswers } from './kept-answers.ts';
import type { KeptNonces } from './kept-nonces.ts';
import { createKnownMatch } from './known-match.ts';
import { createPendingAnswer } from './pending-answer.ts';
import { type SayAwayOptions, sayAwayWhenLeaving } from './say-away.ts';
import { createTableActs } from './table-acts.ts';
import { whyNoTakeBackIn, whyNotAsked } from './why-not.ts';

export interface OnlineTable
  extends Pick<FollowOptions, 'client' | 'snapshot' | 'seen' | 'pause' | 'whenAwake'> {
  readonly game: AnyGame;
  readonly kept: KeptAnswers;
  readonly nonces: KeptNonces;
  readonly whenLeaving?: SayAwayOptions['whenLeaving'];
  readonly sendLast?: SayAwayOptions['sendLast'];
  /** For everybody in the room: with the eyes of a watcher, and nobody dismisses anything. */
  readonly isForRoom: boolean;
  /** Where this page came from: the start of an invitation's address. */
  readonly origin: string;
}

/**
 * A match on the server. Three positions, each with one owner: *known* is what the server has confirmed,
 * *pending* the one answer under way, *told* what the stage has shown.
 */
export async function openOnlineSession(table: OnlineTable): Promise<TableSession> {
  const { game, client, snapshot, pause, isForRoom } = table;
  const { id } = snapshot;
  const setup: MatchSetup = {
    seats: snapshot.seats.length,
    options: snapshot.options,
    seedHash: snapshot.seedHash,
  };
  const known = createKnownMatch(game, setup, snapshot, () => state.peek());
  const { position } = known;
  const mishap = signal<Fault | undefined>(undefined);
  const address = `${table.origin}/m/${id}`;
  const invitations = createInvitations(client, id);
  const fetchInvitations = (): void => {
    if (snapshot.maker) invitations.fetch();
  };
  const stage = createStage(position.peek(), {
    untilRead: isForRoom ? performReading : undefined,
  });
  const chat = createChatFeed();
  const following = followMatch({
    ...table,
    known,
    stage,
    onNews: (happening, telling) => answering.tell(happening, telling),
    onJump: () => answering.lookAgain(),
    onKnown: () => acts.lookAgain(),
    onChat: (event) => chat.take(event),
    onLive: () => {
      fetchInvitations();
      adding.lookAgain();
      const fault = mishap.peek();
      if (fault && isUnanswered(fault)) sendOn();
    },
  });
  const { connection, seats, rematch, clock, watching } = following;
  const viewer = computed<Viewer>(() => seats.value.you ?? 'watcher');
  const state = computed(() =>
    game.imagine(seenIn(setup, viewer.value, position.value), seededRandom(id)),
  );
  const takeMissed = (events: readonly PlyEvent[] | undefined): void =>
    following.takeMissed(events);
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
  const adding = addNonceWhenAsked({
    id,
    seedHash: setup.seedHash,
    client,
    seats,
    resigned: computed(() => position.value.standing.resigned),
    kept: table.nonces,
    pause,
  });
  /** While an answer is under way nothing is asked, and there is nothing to take back that is known to stand. */
  const asked = computed(() => {
    const { standing } = position.value;
    return answering.isAnswering.value
      ? { ...standing, toDecide: [], takeBack: undefined }
      : standing;
  });
  const { whenLeaving = never, sendLast = ignore } = table;
  const sayAway = sayAwayWhenLeaving({ snapshot, seats, whenLeaving, sendLast });
  fetchInvitations();

  async function resumeAnswer(): Promise<void> {
    const fate = await answering.resume(seats.peek().you);
    if (fate !== 'confirmed') mishap.value = fate;
  }

  function sendOn(): void {
    mishap.value = undefined;
    void resumeAnswer();
  }

  // Not a glimpse of how it stands before being shown how it came to this.
  await following.begun;
  void resumeAnswer();
  return {
    id,
    place: 'online',
    address,
    isEntered: false,
    game,
    setup,
    isRated: snapshot.rated === true,
    holders: computed(() => holdersFrom(seats.value.seats, seats.value.you)),
    viewer,
    curtain: NO_CURTAIN,
    speaksFor: () => true,
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
    judge: computed(() => judgeBy(game, state.value, asked.value)),
    isAnswering: answering.isAnswering,
    thinking: computed(() =>
      position.value.standing.toDecide.find((seat) => isComputer(seats.value.seats, seat)),
    ),
    connection,
    chat,
    trouble: computed(() => mishap.value ?? adding.trouble.value ?? invitations.trouble.value),
    invitations: computed(() =>
      invitations.invites.value
        .filter(({ seat }) => seats.value.seats[seat - 1]?.kind === 'open')
        .map(({ seat, token }) => ({ seat, address: `${address}?seat=${token}` })),
    ),
    tableInvitation: computed(() => {
      const token = invitations.table.value;
      const isFull = seats.value.seats.every(({ kind }) => kind !== 'open');
      return token === undefined || isFull ? undefined : `${address}/hand?seat=${token}`;
    }),
    rematch,
    clock,
    absence: snapshot.absence,
    watching,
    async play(seat, text) {
      const { standing } = position.peek();
      const { question } = standing;
      if (question === undefined || answering.isAnswering.peek()) {
        return refused(whyNotAsked(standing));
      }
      mishap.value = undefined;
      const fate = await answering.give(seat, text, question);
      // It is sent on when the stream is live again, or somebody tries again.
      if (isUnanswered(fate)) mishap.value = fate;
      return fate;
    },
    act: (_, made) => acts.enter(made),
    mayDraw: (seat: Seat) => seat === seats.value.you && position.value.standing.mayDraw,
    whyNoTakeBack: computed(() => {
      const refusal = whyNoTakeBackIn(game, viewer.value, asked.value);
      return refusal && refused(refusal);
    }),
    async takeBack() {
      const standing = asked.peek();
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
      fetchInvitations();
      adding.lookAgain();
      following.tryAgain();
      sendOn();
    },
    close() {
      sayAway();
      adding.stop();
      following.close();
    },
  };
}

/** Nobody knows whether the server has it. */
function isUnanswered(fate: Fate): fate is Fault {
  return fate !== 'confirmed' && fate.kind === 'failed' && isPassing(fate.failure);
}

function never(): () => void {
  return ignore;
}

function ignore(): void {
  // Nobody has to be told.
}
