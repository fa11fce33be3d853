import type { Presence } from '../live/presence.ts';
import type { GuestId, MatchId } from '../store/store.ts';
import type { Tallies } from './tallies.ts';

/** Who looks on at the other processes. */
export function presenceBy(tallies: Tallies): Presence {
  return {
    note(match, guest, change) {
      tallies.add(watching(match), change);
      if (guest !== undefined) tallies.add(sitting(match, guest), change);
    },
    isPresentElsewhere: (match, guest) => tallies.elsewhere(sitting(match, guest)) > 0,
    isWatchedElsewhere: (match) => tallies.elsewhere(watching(match)) > 0,
    listen(listener) {
      tallies.listen((name) => {
        const [kind, match] = name.split('/');
        if (kind === 'at' && match !== undefined) listener(match);
      });
    },
  };
}

function sitting(match: MatchId, guest: GuestId): string {
  return `at/${match}/${guest}`;
}

function watching(match: MatchId): string {
  return `watch/${match}`;
}
