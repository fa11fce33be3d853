import { computerSeed } from '@kast/bots/computer';
import { must, pick, questionTo, seededRandom, seenBy } from '@kast/kernel';
import type { BotTurn, Played } from '../bots/bot-turn.ts';
import { type ComputerSeat, computerSeats, isComputer } from '../live/computer-seats.ts';
import type { LiveMatch } from '../live/live-match.ts';
import type { Decision } from './decision.ts';
import { enterDecision } from './enter-decision.ts';
import type { MatchServices } from './services.ts';

type Needed = Pick<MatchServices, 'store' | 'now' | 'askReferee' | 'bridgePause'>;

/** Whether a computer has to decide in this match, as it stands. */
export function asksComputer({ match, seats }: LiveMatch): boolean {
  return match.questions.some(({ seat }) => isComputer(match, seats, seat));
}

/** What computers are asked in this match, as it stands. */
export function botTurnsIn(live: LiveMatch, services: Needed): readonly BotTurn[] {
  return computerSeats(live.match, live.seats).flatMap((computer) => {
    const question = questionTo(live.match, computer.seat)?.id;
    return question === undefined ? [] : [botTurn(live, services, computer, question)];
  });
}

function botTurn(
  live: LiveMatch,
  services: Needed,
  { seat, level }: ComputerSeat,
  question: number,
): BotTurn {
  const { facts } = live;
  const isStillAsked = (): boolean =>
    !live.isBroken &&
    questionTo(live.match, seat)?.id === question &&
    // T12: its owner may be back.
    isComputer(live.match, live.seats, seat);
  /** Follows from the secret seed, so that a restart does not change the bot's mind. */
  const seed = (): string => computerSeed(facts.seed, seat, question);

  const enter = async (decision: Decision): Promise<Played> => {
    const entered = await enterDecision(live, services, decision);
    if (entered.ok) return 'played';
    if (entered.error.code === 'stale') return 'gone';
    return entered.error.code === 'no-verdict'
      ? { failed: entered.error }
      : { refused: entered.error };
  };

  return {
    match: live.id,
    account: facts.account,
    seat,
    seats: live.match.setup.seats,
    question,
    level,
    // Who has resigned and looks on waits for nothing that could not wait.
    watched: () => live.isWatched && isPlayedByPeople(live),
    isStillAsked,
    // Listening holds the match: no second copy of it comes to life while a computer thinks.
    onGone: (listener) =>
      live.listen(() => {
        if (!isStillAsked()) listener();
      }),
    task: (budget) => ({
      game: facts.game,
      rulesVersion: facts.rulesVersion,
      seen: seenBy(live.hosted, seat),
      level,
      seed: seed(),
      ...(budget ? { budget } : {}),
    }),
    play: (move) => enter({ seat, question, move, from: 'computer' }),
    anyMove() {
      const { game, state } = live.match;
      const random = seededRandom(seed());
      const moves = game.moves(state, seat);
      const move = moves.length > 0 ? pick(random, moves) : game.sample?.(state, seat, random);
      return game.notation.make(state, must(move, 'a legal move'));
    },
    drawOffer() {
      const { offers, resigned } = live.match;
      // T12: who sits in agrees to nothing.
      if (live.seats[seat - 1]?.kind !== 'bot') return undefined;
      const offer = offers.find((one) => one.seat !== seat);
      // T3: who has resigned enters no more acts.
      const mayAnswer = !resigned.includes(seat) && !offers.some((one) => one.seat === seat);
      if (!offer || !mayAnswer) return undefined;
      const act = { act: 'accept-draw', offer: offer.ply } as const;
      return { ply: live.match.ply, accept: () => enter({ seat, act, from: 'computer' }) };
    },
  };
}

/** Whether anybody would notice that nothing happens there. */
export function isWaitedFor(live: LiveMatch): boolean {
  return live.isWatched || isPlayedByPeople(live);
}

function isPlayedByPeople({ seats, match }: LiveMatch): boolean {
  return seats.some(({ kind, seat }) => kind === 'person' && !match.resigned.includes(seat));
}
