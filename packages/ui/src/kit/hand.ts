/** What a player is doing with a hand over a table. */
export interface Hand {
  /** The cells of what is in hand, in the order in which they were picked. */
  readonly picked: readonly string[];
  /** It hangs in the air, following the pointer. */
  readonly isLifted: boolean;
}

export const EMPTY_HAND: Hand = { picked: [], isLifted: false };

/** Mouse, finger and keyboard all end in these. */
export type Gesture =
  | { readonly kind: 'press'; readonly cell: string }
  | { readonly kind: 'lift'; readonly cell: string }
  | { readonly kind: 'drop'; readonly cell: string | undefined }
  /** Dragging at what does not come along. */
  | { readonly kind: 'pull'; readonly cell: string }
  | { readonly kind: 'confirm' }
  | { readonly kind: 'cancel' };

/** `explain` asks the rules why a move is forbidden. */
export interface Act<Move> {
  readonly kind: 'play' | 'explain';
  readonly move: Move;
  /** Where what it is about lies, if not in hand: it shakes its head when this is refused. */
  readonly at?: string;
}

/** Carrying it there is half of a move: this is in hand then, and the next gesture tells the rest. */
export interface Hold {
  readonly kind: 'hold';
  readonly picked: readonly string[];
}

/**
 * What there is to choose from: made by a game of its view and its legal moves, without a rule of its own.
 * A cell is a place with a name: a square, a field, a card in the hand, a place on a tray.
 */
export interface Choices<Move> {
  /** What is in hand once this cell is picked, too; undefined where it cannot be picked. */
  pick(cell: string, picked: readonly string[]): readonly string[] | undefined;
  /** Carrying what is in hand to a cell; undefined where nothing is carried. */
  carry?(picked: readonly string[], to: string): Act<Move> | Hold | undefined;
  /** Pressing a cell that can neither be picked nor carried to. */
  press?(cell: string): Act<Move> | undefined;
  /** What dragging it there was meant as, where that is nothing that can be done: the rules say why. */
  meant?(from: string, to?: string): Move | undefined;
  /** The move that what is in hand makes by itself, once it is enough for one: for a button. */
  confirm?(picked: readonly string[]): Move | undefined;
  /** Pressing what is in hand again confirms it; otherwise it is laid down. */
  readonly againConfirms?: boolean;
}

export interface Answer<Move> {
  readonly hand: Hand;
  readonly act?: Act<Move>;
}

/** Turns a gesture into something in hand or a move; nothing is to be chosen where `choices` is undefined. */
export function answerTo<Move>(
  choices: Choices<Move> | undefined,
  hand: Hand,
  gesture: Gesture,
): Answer<Move> {
  if (!choices) return { hand: EMPTY_HAND };
  const picked = pickedIn(choices, hand);
  switch (gesture.kind) {
    case 'press':
      return press(choices, picked, gesture.cell);
    case 'lift':
      return liftFrom(choices, picked, gesture.cell);
    case 'drop':
      return dropOn(choices, picked, gesture.cell);
    case 'pull':
      return pullAt(choices, picked, gesture.cell);
    case 'confirm':
      return confirm(choices, picked);
    default:
      return { hand: EMPTY_HAND };
  }
}

/** What is in hand, unless the table has changed under it. */
export function pickedIn<Move>(
  choices: Choices<Move> | undefined,
  { picked }: Hand,
): readonly string[] {
  const still: string[] = [];
  for (const cell of picked) {
    if (!choices?.pick(cell, still)) return [];
    still.push(cell);
  }
  return still.length === picked.length ? picked : still;
}

/** Would pressing this cell do something that is allowed? */
export function reaches<Move>(
  choices: Choices<Move> | undefined,
  picked: readonly string[],
  cell: string,
): boolean {
  const carried = picked.length > 0 ? choices?.carry?.(picked, cell) : undefined;
  const act = carried ?? choices?.press?.(cell);
  return act !== undefined && act.kind !== 'explain';
}

/** For `Choices.pick`: one at a time. */
export function pickOne(isOwn: (cell: string) => boolean): Choices<unknown>['pick'] {
  return (cell) => (isOwn(cell) ? [cell] : undefined);
}

/** For `Choices.pick`: so many at most; one more takes the place of the first. */
export function pickSeveral(
  isOwn: (cell: string) => boolean,
  most: number,
): Choices<unknown>['pick'] {
  return (cell, picked) => (isOwn(cell) ? [...picked, cell].slice(-most) : undefined);
}

function press<Move>(
  choices: Choices<Move>,
  picked: readonly string[],
  cell: string,
): Answer<Move> {
  if (picked.includes(cell)) return pressAgain(choices, picked, cell);
  const next = choices.pick(cell, picked);
  if (picked.length > 0) {
    const act = choices.carry?.(picked, cell);
    // Another thing of one's own is taken up rather than gone to, unless that is a move.
    if (act && (act.kind !== 'explain' || !next)) return carrying(picked, act);
  }
  if (next) return { hand: holding(next) };
  const act = choices.press?.(cell);
  return act ? { hand: act.kind === 'play' ? EMPTY_HAND : holding(picked), act } : empty(picked);
}

function pressAgain<Move>(
  choices: Choices<Move>,
  picked: readonly string[],
  cell: string,
): Answer<Move> {
  if (choices.againConfirms) return confirm(choices, picked);
  return { hand: holding(picked.filter((other) => other !== cell)) };
}

function liftFrom<Move>(
  choices: Choices<Move>,
  picked: readonly string[],
  cell: string,
): Answer<Move> {
  const held = picked.includes(cell) ? picked : choices.pick(cell, picked);
  return { hand: held ? { picked: held, isLifted: true } : EMPTY_HAND };
}

function dropOn<Move>(
  choices: Choices<Move>,
  picked: readonly string[],
  cell: string | undefined,
): Answer<Move> {
  const held = picked.at(-1);
  // What was lifted may be gone with its question.
  if (cell === undefined || held === undefined) return { hand: EMPTY_HAND };
  if (picked.includes(cell)) return { hand: holding(picked) };
  const act = choices.carry?.(picked, cell) ?? askedWhy(choices, held, cell);
  return act ? carrying(picked, act) : { hand: holding(picked) };
}

/** Where nothing else is said of it, pressing was meant; but a drag does nothing that is to be pressed. */
function pullAt<Move>(
  choices: Choices<Move>,
  picked: readonly string[],
  cell: string,
): Answer<Move> {
  const act = askedWhy(choices, cell) ?? choices.press?.(cell);
  return { hand: holding(picked), ...(act?.kind === 'explain' && { act }) };
}

function askedWhy<Move>(choices: Choices<Move>, from: string, to?: string): Act<Move> | undefined {
  const move = choices.meant?.(from, to);
  return move === undefined ? undefined : { kind: 'explain', move, at: from };
}

function confirm<Move>(choices: Choices<Move>, picked: readonly string[]): Answer<Move> {
  const move = choices.confirm?.(picked);
  if (move === undefined) return { hand: holding(picked) };
  return { hand: EMPTY_HAND, act: { kind: 'play', move } };
}

/** After a refusal it stays in hand, for a better try. */
function carrying<Move>(picked: readonly string[], act: Act<Move> | Hold): Answer<Move> {
  if (act.kind === 'hold') return { hand: holding(act.picked) };
  return { hand: act.kind === 'play' ? EMPTY_HAND : holding(picked), act };
}

/** Pressing nothing in particular lays down what was in hand, if it is one thing to be carried. */
function empty<Move>(picked: readonly string[]): Answer<Move> {
  return { hand: picked.length > 1 ? holding(picked) : EMPTY_HAND };
}

function holding(picked: readonly string[]): Hand {
  return picked.length === 0 ? EMPTY_HAND : { picked, isLifted: false };
}
