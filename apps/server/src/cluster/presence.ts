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
    streamsElsewhere: (match, guest) =>
      tallies.elsewhere(guest === undefined ? watching(match) : sitting(match, guest)),
    *matchesElsewhere() {
      for (const name of tallies.namesElsewhere()) {
        const [kind, match] = name.split('/');
        if (kind === 'watch' && match !== undefined) yield match;
      }
    },
    listen(listener) {
      tallies.listen((name) => {
        const [kind, match] = name.split('/');
        if ((kind === 'at' || kind === 'watch') && match !== undefined) listener(match);
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
