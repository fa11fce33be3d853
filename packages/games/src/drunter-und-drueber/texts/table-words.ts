import type { Colour } from '../rules/index.ts';

/** What the table says. Circles are told by name, players by the colour of their stones. */
export interface TableWords {
  readonly board: string;
  /** A circle of this colour: "red". */
  readonly colours: Readonly<Record<Colour, string>>;
  /** A circle for the ear. */
  readonly circle: {
    empty(colour: Colour): string;
    readonly hidden: string;
    /** Under a stone, where the table shows it. */
    under(colour: Colour): string;
    stone(owner: Colour): string;
    /** From the bottom up. */
    stack(owners: readonly Colour[]): string;
    /** DD3.7 */
    waited(turns: number, block: number): string;
    readonly mayLeave: string;
    readonly target: string;
  };
  pickedUp(circle: string, targets: number): string;
  readonly putBack: string;
  shows(circle: string, colour: Colour): string;

  readonly act: {
    /** Beside the board: the next move is made with a call. */
    readonly withCall: string;
    readonly klaar: string;
    readonly pass: string;
    readonly claim: string;
    readonly allow: string;
    question(attacker: Colour, circle: string): string;
    readonly takeYourTime: string;
    readonly sure: string;
    readonly callNow: string;
    readonly notYet: string;
  };

  readonly prompt: {
    place(left: number): string;
    othersPlace(who: Colour): string;
    readonly move: string;
    readonly mustPass: string;
    othersMove(who: Colour): string;
    answer(circle: string): string;
    othersAnswer(asked: Colour, circle: string): string;
    readonly out: string;
    readonly beginning: string;
  };

  /** Small notes on the board. */
  inHand(stones: number): string;
  missing(turns: number): string;
  /** DD5.3 */
  isOut(who: Colour): string;
  round(now: number, of: number): string;

  readonly tell: {
    readonly laidOut: string;
    begins(who: Colour): string;
    placed(who: Colour, circle: string): string;
    moved(who: Colour, from: string, to: string): string;
    /** Never which colour: the log would remember it for everybody. */
    uncovered(circle: string): string;
    attacked(who: Colour, asked: Colour, circle: string): string;
    passed(who: Colour): string;
    allowed(who: Colour, circle: string): string;
    claimedRightly(who: Colour, circle: string): string;
    claimedFalsely(who: Colour, circle: string): string;
    sentBack(who: Colour, circle: string): string;
    called(who: Colour): string;
    calledRightly(who: Colour): string;
    calledWrongly(who: Colour): string;
    missed(who: Colour): string;
  };
}
