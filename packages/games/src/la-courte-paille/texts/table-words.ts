import type { Card, Character, Figure } from '../rules/index.ts';

/** What a Coco effect is called, and what it does. */
export interface EffectWords {
  readonly name: string;
  readonly explain: string;
}

/**
 * What the table says. `who` is a name, or "you" with a capital: sentences begin with it and are in
 * a form that suits both.
 */
export interface TableWords {
  readonly figures: Readonly<Record<Figure, string>>;
  /** "the captain" */
  readonly theFigure: Readonly<Record<Figure, string>>;
  card(card: Card): string;
  readonly hiddenCard: string;
  /** "day 3" of the week, and whether it lies open. */
  weekCard(position: number, card: Card | undefined, up: boolean): string;
  /** Marks a face-down week card that only you know, that all know, that somebody else knows. */
  readonly knownToYou: string;
  readonly knownToAll: string;
  knownTo(names: readonly string[]): string;

  readonly places: {
    readonly week: string;
    readonly menu: string;
    readonly hand: string;
    readonly pile: string;
    readonly discard: string;
    readonly shark: string;
    readonly weekTotals: string;
    readonly chosen: string;
    pileOf(count: number): string;
    handOf(who: string, count: number): string;
    hasShark(who: string): string;
    isOut(who: string): string;
    round(round: number): string;
    daysLeft(days: number): string;
  };

  readonly effects: {
    readonly choose: string;
    readonly cook: EffectWords;
    readonly land: EffectWords;
    readonly landMenu: EffectWords;
    readonly landPile: EffectWords;
    readonly landHand: EffectWords;
    readonly carte: EffectWords;
    /** CP4.7, for a Coco in the hand. */
    readonly keep: EffectWords;
    readonly pickCook: string;
    readonly pickMenu: string;
    readonly pickHand: string;
    pickCarte(count: number): string;
  };

  /** Buttons: what is pressed to do it. */
  readonly act: {
    pick(card: Card): string;
    take(card: Card): string;
    cook(position: number): string;
    land(card: Card): string;
    look(count: number): string;
    eat(character: Character): string;
    /** Another effect of Coco after all. */
    readonly back: string;
  };
  /** Where nothing has been lifted yet. */
  readonly liftFirst: string;
  /** Marks a card that has been lifted, and one that the hint points at. */
  readonly lifted: string;
  readonly hinted: string;
  /** Place in the order of play: "plays 2nd". CP3.2 */
  playsAs(place: number): string;

  readonly prompt: {
    readonly dealing: string;
    readonly choose: string;
    chosen(names: readonly string[]): string;
    choosing(names: readonly string[]): string;
    readonly take: string;
    taking(who: string): string;
    readonly coco: string;
    cocoOf(who: string): string;
    readonly eat: string;
    eating(who: string): string;
    readonly out: string;
  };

  readonly tell: {
    readonly dealt: string;
    round(round: number): string;
    drewReplacements(who: string, count: number): string;
    shark(who: string): string;
    chose(who: string): string;
    shown(picks: readonly { readonly who: string; readonly card: Card }[]): string;
    discarded(who: string, card: Card): string;
    took(who: string, card: Card): string;
    drew(who: string, card: Card | undefined): string;
    called(who: string, effect: 'cook' | 'land' | 'carte'): string;
    cooked(position: number, card: Card): string;
    landed(from: 'menu' | 'pile' | 'hand', card: Card | undefined): string;
    looked(positions: readonly number[], cards: readonly Card[] | undefined): string;
    cleared(cards: readonly Card[]): string;
    laid(cards: readonly Card[]): string;
    turned(position: number, card: Card): string;
    reshuffled(count: number): string;
    named(who: string, character: Character): string;
    removed(who: string, cards: readonly Card[]): string;
    gathered(who: string, cocos: readonly Card[]): string;
    out(who: string): string;
  };

  /** The end of a week, told as a story. */
  readonly story: {
    eaten(figures: readonly Figure[], total: number): string;
    readonly nobodyEaten: string;
    total(figure: Figure, total: number): string;
    score(who: string, points: number): string;
    /** "R7 + R2 + Coco 3" */
    made(cards: readonly Card[]): string;
    /** CP5.5 */
    wrongGuess(who: string): string;
    settledBy(figures: readonly Figure[]): string;
    readonly settledByShark: string;
    won(names: readonly string[]): string;
    shows(who: string, cards: readonly Card[]): string;
    lastCharacter(character: Character): string;
  };
}
