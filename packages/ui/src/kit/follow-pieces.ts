import { isAlike } from './is-same.ts';

/** Something that lies on a table, as this viewer sees it. */
export interface Piece {
  /** Where the game tells one from another by name: a card, a cook. Otherwise the kit follows it by sight. */
  readonly id?: string;
  /** What is seen of it; those of one kind cannot be told apart but by where they lie. */
  readonly kind: string;
  /** The cell that it lies in. */
  readonly at: string;
  /** From the bottom, where several lie in one cell. */
  readonly layer?: number;
}

/** The same thing in every drawing has the same key. */
export type Keyed<P extends Piece> = P & { readonly key: string };

export interface Change<P extends Piece> {
  readonly before: Keyed<P>;
  readonly after: Keyed<P>;
}

/** What became of the pieces between two drawings. */
export interface Followed<P extends Piece> {
  readonly pieces: readonly Keyed<P>[];
  /** Lies elsewhere, in another cell or another layer. */
  readonly moved: readonly Change<P>[];
  /** Shows something else: only what has an id does. */
  readonly turned: readonly Change<P>[];
  readonly appeared: readonly Keyed<P>[];
  readonly left: readonly Keyed<P>[];
}

/**
 * Follows pieces by sight, as an eye does: by name, else what lies where it lay, else what is gone from one
 * place and of the same kind in another.
 */
export function followPieces<P extends Piece>(
  before: readonly Keyed<P>[],
  now: readonly P[],
): Followed<P> {
  const gone = new Set(before);
  const found = new Map<P, Keyed<P>>();
  for (const isSame of [hasName, liesThere, liesInCell, isOfKind]) {
    const byMark = marked(gone, isSame);
    for (const piece of now) {
      const mark = found.has(piece) ? undefined : isSame(piece);
      const same = mark === undefined ? undefined : byMark.get(mark)?.shift();
      if (!same) continue;
      found.set(piece, same);
      gone.delete(same);
    }
  }

  // What has gone may still be drawn for a moment.
  const taken = new Set(before.map(({ key }) => key));
  const pieces = now.map((piece): Keyed<P> => {
    const same = found.get(piece);
    const key = same?.key ?? piece.id ?? newKey(piece.kind, taken);
    taken.add(key);
    const keyed = { ...piece, key };
    // What is as it was is not drawn again.
    return same && isAlike(same, keyed) ? same : keyed;
  });
  const changes = pieces.flatMap((after, index): Change<P>[] => {
    const piece = now[index];
    const same = piece && found.get(piece);
    return same ? [{ before: same, after }] : [];
  });
  return {
    pieces,
    moved: changes.filter(({ before: old, after }) => !isAtSamePlace(old, after)),
    turned: changes.filter(({ before: old, after }) => old.kind !== after.kind),
    appeared: pieces.filter((_, index) => !found.has(now[index] as P)),
    left: [...gone],
  };
}

/** What marks a piece out, by one way of looking; undefined where it has no such mark. */
type Mark = (piece: Piece) => string | undefined;

const hasName: Mark = ({ id }) => id;
const liesThere: Mark = ({ id, kind, at, layer = 0 }) => id ?? `${kind} ${at} ${layer}`;
const liesInCell: Mark = ({ id, kind, at }) => id ?? `${kind} ${at}`;
const isOfKind: Mark = ({ id, kind }) => id ?? kind;

function marked<P extends Piece>(pieces: Iterable<Keyed<P>>, mark: Mark): Map<string, Keyed<P>[]> {
  const byMark = new Map<string, Keyed<P>[]>();
  for (const piece of pieces) {
    const own = mark(piece);
    if (own !== undefined) byMark.set(own, [...(byMark.get(own) ?? []), piece]);
  }
  return byMark;
}

function isAtSamePlace(one: Piece, other: Piece): boolean {
  return one.at === other.at && (one.layer ?? 0) === (other.layer ?? 0);
}

function newKey(kind: string, taken: ReadonlySet<string>): string {
  for (let number = 1; ; number++) {
    const key = `${kind}-${number}`;
    if (!taken.has(key)) return key;
  }
}
