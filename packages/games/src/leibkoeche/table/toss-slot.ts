import type { FunctionComponent } from 'preact';
import type { Pan, Trace } from '../rules/index.ts';
import type { LeibkoecheTexts } from '../texts/texts.ts';

/** LK8.1: the toss by hand, over the board as a side view. */
export interface HandTossProps {
  readonly pan: Pan;
  /** The face that is up on the pan. */
  readonly face: number;
  readonly texts: LeibkoecheTexts;
  /** The input of a toss that has been made: called once. What becomes of it is said by the referee. */
  readonly onToss: (trace: Trace) => void;
  /** Gives way again, untossed. */
  readonly onClose: () => void;
}

/** LK8.2: a toss that was made, by somebody else or in a replay, flown again. */
export interface ShownFlightProps {
  readonly pan: Pan;
  readonly face: number;
  readonly trace: Trace;
  readonly texts: LeibkoecheTexts;
  /** It has come to rest and has been looked at: called once. */
  readonly onLanded: () => void;
}

/** What `toss/` gives the table. It brings the physics along, and so is loaded when it is needed. */
export interface TossModule {
  readonly HandToss: FunctionComponent<HandTossProps>;
  readonly ShownFlight: FunctionComponent<ShownFlightProps>;
}
