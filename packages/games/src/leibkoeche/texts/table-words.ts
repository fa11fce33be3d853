import type { Fall, Garnished, Kind, Pan } from '../rules/index.ts';

/** What the table says. Players are called as the room calls them; tiles by their name. */
export interface TableWords {
  /** "cheese with a crown" */
  garnished(garnished: Garnished): string;
  readonly pans: Readonly<Record<Pan, string>>;

  /** The parts of the table for the ear. */
  readonly kitchen: string;
  readonly kingsTable: string;
  readonly yourTray: string;
  trayOf(who: string): string;
  /** "Computer 2: 3 pancakes, large pan, place 1 cheese, …" */
  trayTold(who: string, told: TrayTold): string;

  readonly tile: {
    readonly empty: string;
    readonly carpet: string;
    pile(kind: Kind, size: number): string;
    readonly pileGone: string;
    readonly crownOnTop: string;
    readonly crownBelow: string;
    pancake(face: number): string;
    readonly tooHot: string;
    cook(who: string): string;
    readonly yourCook: string;
    stack(size: number, top: number): string;
    readonly stackGone: string;
    pan(pan: Pan, face: number | undefined): string;
    readonly target: string;
    /** LK6.1: what comes with walking there. */
    readonly andTake: string;
    readonly andLeave: string;
  };
  readonly place: {
    /** A place of the king's table. */
    covered(place: number): string;
    known(place: number, kind: Kind): string;
    open(place: number, kind: Kind): string;
    lookedAtBy(names: readonly string[]): string;
    /** A place of a tray. */
    empty(place: number): string;
    holds(place: number, garnished: Garnished): string;
    readonly matches: string;
    readonly target: string;
  };

  readonly act: {
    readonly half: string;
    readonly full: string;
    odds(caught: number, missed: number, invalid: number): string;
    caughtOf(percent: number): string;
    readonly byHand: string;
    readonly byChance: string;
    /** LK3.6 */
    readonly again: string;
    againWith(face: number): string;
    readonly other: string;
    readonly stop: string;
    readonly whichFace: string;
    faceUp(face: number): string;
    readonly otherWhere: string;
    readonly back: string;
    /** LK6.1, LK6.2 */
    readonly onPile: string;
    readonly take: string;
    readonly skip: string;
    /** LK6.3 */
    readonly doNotLook: string;
    /** LK3.5 */
    leave(who: string): string;
    /** LK7.4 */
    shiftLeft(kind: Kind): string;
    shiftRight(kind: Kind): string;
    readonly left: string;
    readonly right: string;
    readonly chooseToShift: string;
    /** LK7.2 */
    readonly ready: string;
    readonly putBackOrder: string;
    yourPan(pan: Pan): string;
  };
  pickedUp(thing: string): string;
  readonly putBack: string;
  swapped(one: number, other: number): string;

  readonly result: Readonly<Record<Fall['result'], string>>;
  readonly moment: {
    youSaw(place: number, kind: Kind): string;
    readonly revealing: string;
    matching(count: number): string;
    readonly allMatch: string;
    readonly toTheKing: string;
    readonly onlyYou: string;
  };
  readonly prompt: {
    readonly settingUp: string;
    put(who: string): string;
    putting(who: string, whose: string): string;
    readonly shift: string;
    shifting(who: string): string;
    readonly from: string;
    readonly fromAnother: string;
    taking(who: string): string;
    toss(pan: Pan, face: number): string;
    tossAgain(face: number): string;
    tossing(who: string, pan: Pan): string;
    readonly falling: string;
    walk(steps: number): string;
    walkToKing(steps: number): string;
    walking(who: string, steps: number): string;
    readonly take: string;
    choosingToTake(who: string): string;
    readonly tray: string;
    choosingPlace(who: string): string;
    readonly peek: string;
    readonly peekOrNot: string;
    peeking(who: string): string;
    readonly second: string;
    deciding(who: string): string;
    readonly lay: string;
    readonly layInvalid: string;
    readonly layStuck: string;
    readonly layArrived: string;
    laying(who: string): string;
    readonly order: string;
    ordering(who: string): string;
  };

  /** What the computer would do, as advice. */
  readonly advice: {
    put(tile: string): string;
    readonly leave: string;
    shift(kind: Kind, end: 'left' | 'right'): string;
    from(tile: string): string;
    toss(turn: 'half' | 'full'): string;
    walk(tile: string): string;
    readonly walkToKing: string;
    readonly take: string;
    readonly skip: string;
    tray(place: number): string;
    peek(place: number): string;
    readonly peekNone: string;
    keep(face: number): string;
    swap(tile: string): string;
    lay(tile: string, face: number): string;
    order(places: readonly (Kind | null)[]): string;
  };

  readonly tell: {
    readonly setUp: Readonly<Record<'king' | 'piles' | 'stack', string>>;
    begins(who: string): string;
    put(who: string, tile: string): string;
    left(who: string): string;
    shifted(who: string, kind: Kind, end: 'left' | 'right'): string;
    tookFromStack(who: string, low: number): string;
    took(who: string, low: number, tile: string): string;
    tossed(who: string, toss: 'half' | 'full' | 'hand', pan: Pan): string;
    fell(result: Fall['result'], face: number): string;
    stuck(who: string, steps: number): string;
    walked(who: string, steps: number, tile: string): string;
    collected(who: string, garnished: Garnished, place: number): string;
    exchanged(who: string, kind: Kind, place: number): string;
    skipped(who: string, kind: Kind): string;
    peeked(who: string, place: number): string;
    lookedAway(who: string): string;
    saw(kind: Kind): string;
    turned(who: string, face: number): string;
    laid(who: string, tile: string, face: number): string;
    arrived(who: string): string;
    ordered(who: string, places: readonly (Kind | null)[]): string;
    revealed(kinds: readonly Kind[]): string;
  };
}

export interface TrayTold {
  readonly count: number;
  readonly pan: Pan | undefined;
  /** What lies where, as said by `place.holds`. */
  readonly holds: readonly string[];
}
