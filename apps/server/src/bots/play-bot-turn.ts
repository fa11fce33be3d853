import { agreesToDraw, type Budget, type Choice, type ThinkTask } from '@kast/bots';
import { fail, ok, unreachable } from '@kast/kernel';
import type { JobOutcome, JobTerms } from '../scheduler/job.ts';
import type { BotTurn, Played } from './bot-turn.ts';

export type Think = (task: ThinkTask, terms: JobTerms) => Promise<JobOutcome<Choice>>;

export interface BotFailure {
  readonly at: 'claim' | 'think' | 'play' | 'accept-draw' | 'turn';
  readonly effort: Effort;
  readonly reason: unknown;
}

/** As its level thinks; little enough to come through; and no thought at all, but a legal move. */
export type Effort = 'usual' | 'small' | 'none';

export interface PlayBotTurnOptions {
  readonly think: Think;
  /** Before something is tried again. */
  readonly pause: () => Promise<void>;
  /** That the question is gone, or the server closes. */
  readonly signal: AbortSignal;
  readonly onFailure: (failure: BotFailure) => void;
}

const LESS: Readonly<Record<Effort, Effort>> = { usual: 'small', small: 'none', none: 'none' };

const SMALL_BUDGET: Budget = { nodes: 200, milliseconds: 200 };

/** Many times what any level takes: a search that needs longer has come to harm. */
const TIME_LIMIT = 15_000;

/** Decides, and does not give up while the question stands. */
export async function playBotTurn(turn: BotTurn, options: PlayBotTurnOptions): Promise<void> {
  const { pause, signal, onFailure } = options;
  let effort: Effort = 'usual';
  const stands = (): boolean => !signal.aborted && turn.isStillAsked();

  const decide = async (): Promise<'done' | 'later' | 'less'> => {
    const choice = await choose(turn, effort, options);
    if (!stands()) return 'done';
    if (!choice.ok) {
      onFailure({ at: 'think', effort, reason: choice.error });
      return choice.error.code === 'overloaded' ? 'later' : 'less';
    }
    await answerOffer(choice.value);
    const played = await write('play', () => turn.play(choice.value.move));
    switch (played) {
      case 'played':
        return 'done';
      case 'gone':
        return 'later';
      case 'refused':
        return 'less';
      default:
        return unreachable(played);
    }
  };

  /** T4: where that does not end the match, the seat still has to decide. */
  const answerOffer = async ({ estimate }: Choice): Promise<void> => {
    const { seat, seats } = turn;
    const offer = turn.drawOffer();
    if (!offer || !agreesToDraw({ estimate, seat, seats, ply: offer.ply })) return;
    await write('accept-draw', async () => (await turn.drawOffer()?.accept()) ?? 'gone');
  };

  const write = async (
    at: BotFailure['at'],
    act: () => Promise<Played>,
  ): Promise<'played' | 'gone' | 'refused'> => {
    while (stands()) {
      const played = await attempt(act);
      if (typeof played === 'string') return played;
      onFailure({ at, effort, reason: 'failed' in played ? played.failed : played.refused });
      if ('refused' in played) return 'refused';
      await pause();
    }
    return 'gone';
  };

  while (stands()) {
    const next = await decide();
    if (next === 'done' || !stands()) return;
    if (next === 'later' || effort === 'none') await pause();
    if (next === 'less') effort = LESS[effort];
  }
}

async function attempt(act: () => Promise<Played>): Promise<Played> {
  try {
    return await act();
  } catch (reason) {
    return { failed: reason };
  }
}

async function choose(
  turn: BotTurn,
  effort: Effort,
  { think, signal }: PlayBotTurnOptions,
): Promise<JobOutcome<Choice>> {
  try {
    if (effort === 'none') return ok({ move: turn.anyMove(), estimate: [], nodes: 0, line: [] });
    const task = effort === 'small' ? turn.task(SMALL_BUDGET) : turn.task();
    const { account, match } = turn;
    const isWatched = (): boolean => turn.watched();
    return await think(task, { guest: account, match, isWatched, timeLimit: TIME_LIMIT, signal });
  } catch (reason) {
    return fail({ code: 'failed', reason });
  }
}
