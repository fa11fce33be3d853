import { DamagedRowError, type MatchId } from '../store/store.ts';

/** A match that cannot be read, or that its rules cannot show. It harms nobody else. */
export class BrokenMatchError extends Error {
  readonly match: MatchId;

  constructor(match: MatchId, reason: string, cause?: unknown) {
    super(`match ${match} cannot be gone on with: ${reason}`, { cause });
    this.match = match;
  }
}

/** This copy of it has failed before. Another one may have been opened since, which is sound. */
export class FailedCopyError extends BrokenMatchError {
  constructor(match: MatchId) {
    super(match, 'it has failed before');
  }
}

/** It was brought under other rules while it was live: this copy cannot go on, but another can be opened. */
export class RulesChangedError extends BrokenMatchError {
  constructor(match: MatchId, rulesVersion: number) {
    super(match, `it is under version ${rulesVersion} of its rules now`);
  }
}

/** An earlier part of the log cannot be read. The match itself goes on. */
export class BrokenHistoryError extends Error {
  constructor(match: MatchId, cause: unknown) {
    super(`an earlier part of match ${match} cannot be read`, { cause });
  }
}

/** Is this the fault of one match, and not of the store or the program? */
export function breaksMatch(reason: unknown): reason is BrokenMatchError | DamagedRowError {
  return reason instanceof BrokenMatchError || reason instanceof DamagedRowError;
}
