/** What a player is doing with a hand over a board of cells. */
export interface Hand {
  readonly selected: string | undefined;
  /** The selected piece hangs in the air, following the pointer. */
  readonly isLifted: boolean;
}

export const EMPTY_HAND: Hand = { selected: undefined, isLifted: false };

/** Mouse, finger and keyboard all end in these. */
export type Gesture =
  | { readonly kind: 'press'; readonly cell: string }
  | { readonly kind: 'lift'; readonly cell: string }
  | { readonly kind: 'drop'; readonly cell: string | undefined }
  | { readonly kind: 'cancel' };

/** `explain` asks the rules why a move is forbidden. */
export interface Act<Move> {
  readonly kind: 'play' | 'explain';
  readonly move: Move;
}

/** What there is to choose from: made of the legal moves, without a rule of its own. */
export interface Choices<Move> {
  /** Can what lies in this cell be taken in hand? */
  isOwn(cell: string): boolean;
  /** Going there: played where it is legal, otherwise explained. */
  go(from: string, to: string): Act<Move>;
  /** Pressing a cell with nothing in hand and nothing there to take. */
  press(cell: string): Act<Move> | undefined;
}

export interface Answer<Move> {
  readonly hand: Hand;
  readonly act?: Act<Move>;
}

/** Turns a gesture into a selection or a move; nothing is to be chosen where `choices` is undefined. */
export function answerTo<Move>(
  choices: Choices<Move> | undefined,
  hand: Hand,
  gesture: Gesture,
): Answer<Move> {
  if (!choices) return { hand: EMPTY_HAND };
  const selected = selectedIn(choices, hand);
  switch (gesture.kind) {
    case 'press':
      return press(choices, selected, gesture.cell);
    case 'lift':
      return choices.isOwn(gesture.cell)
        ? { hand: { selected: gesture.cell, isLifted: true } }
        : { hand: EMPTY_HAND };
    case 'drop':
      return drop(choices, selected, gesture.cell);
    default:
      return { hand: EMPTY_HAND };
  }
}

/** The selection, unless the board has changed under it. */
export function selectedIn<Move>(
  choices: Choices<Move> | undefined,
  { selected }: Hand,
): string | undefined {
  return selected !== undefined && choices?.isOwn(selected) ? selected : undefined;
}

function press<Move>(
  choices: Choices<Move>,
  selected: string | undefined,
  cell: string,
): Answer<Move> {
  if (cell === selected) return { hand: EMPTY_HAND };
  if (selected !== undefined) {
    const act = choices.go(selected, cell);
    // Another piece of one's own is taken up rather than climbed upon, unless that is a move.
    if (act.kind === 'play' || !choices.isOwn(cell)) return going(selected, act);
  }
  if (choices.isOwn(cell)) return { hand: holding(cell) };
  const act = choices.press(cell);
  return act ? { hand: EMPTY_HAND, act } : { hand: EMPTY_HAND };
}

function drop<Move>(
  choices: Choices<Move>,
  from: string | undefined,
  cell: string | undefined,
): Answer<Move> {
  if (from === undefined || cell === undefined) return { hand: EMPTY_HAND };
  if (from === cell) return { hand: holding(from) };
  return going(from, choices.go(from, cell));
}

/** After a refusal the selection stays, for a better try. */
function going<Move>(from: string, act: Act<Move>): Answer<Move> {
  return { hand: act.kind === 'play' ? EMPTY_HAND : holding(from), act };
}

function holding(cell: string): Hand {
  return { selected: cell, isLifted: false };
}
