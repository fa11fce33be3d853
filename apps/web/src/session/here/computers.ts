import type { Choice } from '@kast/bots';
import { agreesToDraw, computerLevel, computerSeed, type Level } from '@kast/bots/computer';
import {
  type HostedMatch,
  must,
  questionTo,
  type Seat,
  seenBy,
  turnOf,
  whyNoDraw,
} from '@kast/kernel';
import { type ReadonlySignal, signal } from '@preact/signals';
import type { LocalSeat } from '../../setup/table-setup.ts';
import type { Thinker } from '../bots/thinker.ts';
import { isComputer } from '../holder.ts';

export interface ComputersAtTable {
  readonly hosted: ReadonlySignal<HostedMatch>;
  readonly seats: readonly LocalSeat[];
  readonly seed: string;
  readonly thinker: Thinker;
  readonly pause: (milliseconds: number) => Promise<void>;
  /** Makes the move that a computer has chosen. */
  readonly play: (seat: Seat, text: string) => void;
  readonly onStumble: (error: unknown) => void;
}

export interface Computers {
  /** The seat that is being thought for. */
  readonly thinking: ReadonlySignal<Seat | undefined>;
  /** After every change: drops a thought about what is not asked any more, and thinks for who is asked now. */
  readonly wake: () => void;
  readonly rest: () => void;
}

/** What is being thought about: a thought is good as long as its question stands. */
interface Thought {
  readonly seat: Seat;
  readonly question: number;
  isDropped: boolean;
}

/** A computer that answers at once is uncanny, and its move would fall into the player's own. */
const NATURAL_MOMENT = 550;

/** The computers at a table on this device. They get what their seat has seen, and nothing else. */
export function computersAt(table: ComputersAtTable): Computers {
  const { hosted, seats, thinker, pause } = table;
  const thinking = signal<Seat | undefined>(undefined);
  let thought: Thought | undefined;

  function rest(): void {
    if (thought) {
      thought.isDropped = true;
      thinker.drop();
    }
    thought = undefined;
    thinking.value = undefined;
  }

  function wake(): void {
    const { match } = hosted.value;
    if (thought && questionTo(match, thought.seat)?.id === thought.question) return;
    rest();
    const turn = turnOf(match);
    const seat = turn.kind === 'seats' ? turn.seats.find(levelOf) : undefined;
    if (seat === undefined) return;
    thinking.value = seat;
    const { id: question } = must(questionTo(match, seat), 'a question');
    thought = { seat, question, isDropped: false };
    void decide(thought);
  }

  async function decide(current: Thought): Promise<void> {
    const { seat, question } = current;
    const { id: game, rulesVersion } = hosted.value.match.game.info;
    const request = {
      game,
      rulesVersion,
      seen: seenBy(hosted.value, seat),
      level: must(levelOf(seat), 'a level'),
      seed: computerSeed(table.seed, seat, question),
    };
    try {
      const [choice] = await Promise.all([thinker.think(request), pause(NATURAL_MOMENT)]);
      if (current.isDropped) return;
      // Agreeing to a draw answers no question: the same one may be thought about again.
      thought = undefined;
      answer(seat, choice);
    } catch (error) {
      if (current.isDropped) return;
      thought = undefined;
      thinking.value = undefined;
      table.onStumble(error);
    }
  }

  function answer(seat: Seat, { estimate, move }: Choice): void {
    const { match } = hosted.value;
    const isOffered = match.offers.length > 0 && isComputer(seats, seat) && !whyNoDraw(match, seat);
    const { ply, setup } = match;
    const agrees = isOffered && agreesToDraw({ estimate, seat, seats: setup.seats, ply });
    table.play(seat, agrees ? 'draw' : move);
  }

  function levelOf(seat: Seat): Level | undefined {
    const holder = must(seats[seat - 1], `seat ${seat}`);
    return computerLevel(holder, hosted.value.match.resigned.includes(seat));
  }

  return { thinking, wake, rest };
}
