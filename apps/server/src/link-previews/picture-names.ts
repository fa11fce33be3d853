/**
 * The names that the faces of a picture can write. It says nothing of others rather than show boxes in place of
 * letters; the words beside it name everybody.
 */
export function pictureNames(
  names: readonly (string | undefined)[],
): readonly (string | undefined)[] {
  return names.map((name) => (name !== undefined && WRITTEN.test(name) ? name : undefined));
}

/** What is written in Europe with Latin letters. */
const WRITTEN = /^[ -~\u00A1-\u017E\u2018-\u201E]+$/;
