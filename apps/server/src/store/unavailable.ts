/** The database cannot be reached, or cannot write, for the moment: who asked may ask again. */
export class UnavailableError extends Error {}

/** Is this the fault of where matches are kept, and not of what was asked or of the program? */
export function isUnavailable(reason: unknown): boolean {
  for (let cause = reason; cause instanceof Error; { cause } = cause) {
    if (cause instanceof UnavailableError || PASSING_SQLITE.has(sqliteCodeOf(cause))) return true;
  }
  return false;
}

/** SQLITE_BUSY, LOCKED, NOMEM, READONLY, IOERR, FULL, CANTOPEN. */
const PASSING_SQLITE: ReadonlySet<number> = new Set([5, 6, 7, 8, 10, 13, 14]);

/** The lower byte; the others say which variety it is. */
function sqliteCodeOf(reason: Error): number {
  return 'errcode' in reason && typeof reason.errcode === 'number' ? reason.errcode % 256 : 0;
}
