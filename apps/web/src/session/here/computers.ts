import { agreesToDraw, type Choice } from '@kast/bots';
import { type Match, must, type Seat, seenBy, turnOf } from '@kast/kernel';
import { type ReadonlySignal, signal } from '@preact/signals';
import type { LocalSeat } from '../../setup/table-setup.ts';
import type { Thinker } from '../bots/thinker.ts';

export interface ComputersAtTable {
  readonly match: ReadonlySignal<Match>;
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
  /** After every change: drops what was thought about, and thinks for whoever has to decide now. */
  readonly wake: () => void;
  readonly rest: () => void;
}

/** A computer that answers at once is uncanny, and its move would fall into the player's own. */
const NATURAL_MOMENT = 550;

/** T3: the computer makes the moves of who has resigned. */
const LEVEL_FOR_RESIGNED = 2;

/** The computers at a table on this device. They get what their seat has seen, and nothing else. */
export function computersAt(table: ComputersAtTable): Computers {
  const { match, seats, thinker, pause } = table;
  const thinking = signal<Seat | undefined>(undefined);
  /** Grows with every change, so that a thought about an older position is thrown away. */
  let turnNumber = 0;

  function rest(): void {
    turnNumber += 1;
    thinker.drop();
    thinking.value = undefined;
  }

  function wake(): void {
    rest();
    const turn = turnOf(match.value);
    const seat = turn.kind === 'seats' ? turn.seats.find(isPlayedByComputer) : undefined;
    thinking.value = seat;
    if (seat !== undefined) void decide(seat, turnNumber);
  }

  async function decide(seat: Seat, asked: number): Promise<void> {
    const question = {
      game: match.value.game.info.id,
      seen: seenBy(match.value, seat),
      level: levelOf(seat),
      seed: `${table.seed}:${match.value.plies.length}`,
    };
    try {
      const [choice] = await Promise.all([thinker.think(question), pause(NATURAL_MOMENT)]);
      if (asked !== turnNumber) return;
      table.play(seat, agrees(seat, choice) ? 'draw' : choice.move);
    } catch (error) {
      if (asked !== turnNumber) return;
      thinking.value = undefined;
      table.onStumble(error);
    }
  }

  function agrees(seat: Seat, { estimate }: Choice): boolean {
    const { offers } = match.value;
    const isAsked = isBot(seat) && offers.length > 0 && !offers.includes(seat);
    return isAsked && agreesToDraw(estimate, seat, seats.length);
  }

  function isBot(seat: Seat): boolean {
    return seats[seat - 1]?.kind === 'bot';
  }

  function isPlayedByComputer(seat: Seat): boolean {
    return isBot(seat) || match.value.resigned.includes(seat);
  }

  function levelOf(seat: Seat) {
    const holder = must(seats[seat - 1], `seat ${seat}`);
    return holder.kind === 'bot' ? holder.level : LEVEL_FOR_RESIGNED;
  }

  return { thinking, wake, rest };
}
