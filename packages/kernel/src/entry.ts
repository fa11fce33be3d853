import type { Outcome, Step } from './game.ts';
import type { Actor, Seat } from './seat.ts';

/** One line of a match's log, as it is stored and as it stands in a record. */
export interface Entry {
  /** `table` enters what no player does: a forfeit. */
  readonly by: Actor | 'table';
  readonly move: string;
}

/** An act that every game has (docs/TABLE.md): it belongs to the match and stands in its log. */
export type Act =
  | { readonly kind: 'resign' }
  | { readonly kind: 'draw' }
  | { readonly kind: 'undo' }
  | { readonly kind: 'forfeit'; readonly seat: Seat; readonly cause: 'clock' | 'absence' };

/** An entry at its place in the log, with what it did. */
export type Ply<State = unknown, Move = unknown> =
  | {
      readonly at: number;
      readonly entry: Entry;
      readonly step: Step<State, Move>;
      readonly act?: undefined;
      readonly tookBack?: undefined;
    }
  | {
      readonly at: number;
      readonly entry: Entry;
      readonly act: Act;
      readonly step?: undefined;
      /** The place of the move that an `undo` took back. */
      readonly tookBack?: number;
    };

export function parseAct(text: string): Act | undefined {
  if (text === 'resign' || text === 'draw' || text === 'undo') return { kind: text };
  const forfeit = /^forfeit ([1-9]) (clock|absence)$/.exec(text);
  if (!forfeit) return undefined;
  return { kind: 'forfeit', seat: Number(forfeit[1]), cause: forfeit[2] as 'clock' | 'absence' };
}

export function makeAct(act: Act): string {
  return act.kind === 'forfeit' ? `forfeit ${act.seat} ${act.cause}` : act.kind;
}

/** How a match ended, if the table ended it and not the game. */
export interface Ending {
  readonly outcome: Outcome;
  readonly cause: 'resign' | 'agreement' | 'clock' | 'absence';
}
