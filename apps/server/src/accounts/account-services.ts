import type { MatchServices } from '../matches/services.ts';
import type { Mail } from '../mail/mail.ts';
import type { SessionCache } from '../sessions/session-cache.ts';
import type { Passwords } from './password.ts';

/** What the acts of this room work with. */
export interface AccountServices extends MatchServices {
  readonly passwords: Passwords;
  readonly sessions: SessionCache;
  /** Absent where no mail server is configured: nothing else depends on it. */
  readonly mail: Mail | undefined;
}
