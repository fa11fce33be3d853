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
  readonly onFailure: (match: string, reason: unknown) => void;
}

/** Who is asked something at the moment; beyond this somebody is told less. */
const MOST_AWAITED = 50_000;

/**
 * Tells players of their turn who do not look at the match, on any screen. What is awaited is only remembered
 * here: after a crash the daily digest tells it.
 */
export function turnNotices({
  live: matches,
  words,
  tell,
  grace,
  onFailure,
}: TurnNoticesOptions): TurnNotices {
  const awaited = new Map<string, NodeJS.Timeout>();

  const attend = (live: LiveMatch): void => {
    if (live.isBroken) return;
    for (const { player, question } of absentPlayers(live)) {
      const name = `${live.id}/${question.seat}/${question.id}`;
      if (awaited.has(name) || awaited.size >= MOST_AWAITED) continue;
      const timer = setTimeout(() => {
        void tellIfStillAbsent(live.id, player, question)
          .catch((reason: unknown) => onFailure(live.id, reason))
          .finally(() => awaited.delete(name));
      }, grace);
      timer.unref();
      awaited.set(name, timer);
    }
  };

  const tellIfStillAbsent = async (
    id: string,
    player: GuestId,
    question: Question,
  ): Promise<void> => {
    const found = await matches.find(id);
    if (!found.ok) return;
    const isStill = absentPlayers(found.value).some(
      (one) => one.player === player && one.question.id === question.id,
    );
    if (!isStill) return;
    const { game } = found.value.facts;
    await tell(player, {
      kind: 'yourTurn',
      subject: `${id}/${question.id}`,
      words: (language) => words.yourTurn(language, { id, game }),
    });
  };

  return {
    attend,
    stop() {
      for (const timer of awaited.values()) clearTimeout(timer);
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
