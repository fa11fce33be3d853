import type { Question, Seat } from '@kast/kernel';
import type { LiveMatch } from '../live/live-match.ts';
import type { LiveMatches } from '../live/live-matches.ts';
import type { GuestId } from '../store/store.ts';
import type { NoticeWords } from './notice-words.ts';
import type { TellPlayer } from './tell-player.ts';

export interface TurnNotices {
  /** After every change of a match in memory. */
  readonly attend: (live: LiveMatch) => void;
  stop(): void;
}

export interface TurnNoticesOptions extends TellPlayer {
  readonly live: Pick<LiveMatches, 'find'>;
  readonly words: NoticeWords;
  /** How long somebody may be away before they are told, in milliseconds. */
  readonly grace: number;
  /** Where somebody could not be told: after how many milliseconds it is tried again, each time. */
  readonly tryAgain?: readonly number[];
  readonly onFailure: (match: string, reason: unknown) => void;
}

interface Awaited {
  /** By its id. */
  readonly question: number;
  timer: NodeJS.Timeout | undefined;
}

/** Seats that are asked something while nobody looks from there; beyond this somebody is told less. */
const MOST_AWAITED = 50_000;

const MINUTE = 60_000;
const TRY_AGAIN = [MINUTE, 5 * MINUTE, 25 * MINUTE];

/**
 * Tells players of their turn who do not look at the match, on any screen; again after a while where a push service
 * or mail server does not take it, as long as they are asked and do not look. What is awaited is only remembered
 * here: after a crash the daily digest tells it.
 */
export function turnNotices({
  live: matches,
  words,
  tell,
  grace,
  tryAgain = TRY_AGAIN,
  onFailure,
}: TurnNoticesOptions): TurnNotices {
  /** By seat: what it was asked before is answered, and nobody is told of it any more. */
  const awaited = new Map<string, Awaited>();
  let isStopped = false;

  const attend = (live: LiveMatch): void => {
    if (live.isBroken || isStopped) return;
    for (const { player, question } of absentPlayers(live)) {
      const seat = `${live.id}/${question.seat}`;
      const known = awaited.get(seat);
      if (known?.question === question.id) continue;
      if (!known && awaited.size >= MOST_AWAITED) continue;
      clearTimeout(known?.timer);
      const asked: Awaited = { question: question.id, timer: undefined };
      awaited.set(seat, asked);
      tellAfter([grace, ...tryAgain], seat, asked, () =>
        tellIfStillAbsent(live.id, player, question),
      );
    }
  };

  /** At the first of these times; where that fails, so much later at the next. */
  const tellAfter = (
    [wait, ...later]: readonly number[],
    seat: string,
    asked: Awaited,
    tellNow: () => Promise<'settled' | 'failed'>,
  ): void => {
    // Asked something else meanwhile, or stopped.
    if (awaited.get(seat) !== asked) return;
    if (wait === undefined) return void awaited.delete(seat);
    const tellOrWait = async (): Promise<void> => {
      const isTold = (await tellNow()) === 'settled';
      tellAfter(isTold ? [] : later, seat, asked, tellNow);
    };
    asked.timer = setTimeout(() => void tellOrWait(), wait);
    asked.timer.unref();
  };

  const tellIfStillAbsent = async (
    id: string,
    player: GuestId,
    question: Question,
  ): Promise<'settled' | 'failed'> => {
    try {
      return await tellTurn(id, player, question);
    } catch (reason) {
      onFailure(id, reason);
      return 'failed';
    }
  };

  const tellTurn = async (
    id: string,
    player: GuestId,
    question: Question,
  ): Promise<'settled' | 'failed'> => {
    const found = await matches.find(id);
    if (!found.ok) return 'settled';
    const isStill = absentPlayers(found.value).some(
      (one) => one.player === player && one.question.id === question.id,
    );
    if (!isStill) return 'settled';
    const { game } = found.value.facts;
    return tell(player, {
      kind: 'yourTurn',
      subject: `${id}/${question.id}`,
      words: (language) => words.yourTurn(language, { id, game }),
    });
  };

  return {
    attend,
    stop() {
      isStopped = true;
      for (const { timer } of awaited.values()) clearTimeout(timer);
      awaited.clear();
    },
  };
}

interface AbsentPlayer {
  readonly player: GuestId;
  readonly question: Question;
}

/** Whoever is asked something and does not look. */
function absentPlayers(live: LiveMatch): readonly AbsentPlayer[] {
  return live.match.questions.flatMap((question) => {
    const player = holderOf(live, question.seat);
    return player === undefined || live.isPresent(player) ? [] : [{ player, question }];
  });
}

function holderOf({ seats }: LiveMatch, asked: Seat): GuestId | undefined {
  const found = seats.find(({ seat }) => seat === asked);
  return found?.kind === 'person' ? found.holder : undefined;
}
