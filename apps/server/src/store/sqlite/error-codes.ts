/** SQLITE_BUSY: another process writes. */
const BUSY = 5;
/** SQLITE_CONSTRAINT: what is there already, or must not be. */
const CONSTRAINT = 19;

export function isBusy(reason: unknown): boolean {
  return codeOf(reason) === BUSY;
}

export function isConstraint(reason: unknown): boolean {
  return codeOf(reason) === CONSTRAINT;
}

/** In the lower byte of whatever variety of it. */
function codeOf(reason: unknown): number | undefined {
  const hasCode =
    reason instanceof Error && 'errcode' in reason && typeof reason.errcode === 'number';
  return hasCode ? (reason.errcode as number) % 256 : undefined;
}
