import { registry } from '@kast/games';
import { must, newMatch, outcomeOf, type Playthrough, playThrough, seenBy } from '@kast/kernel';

const tablut = must(
  registry.find(({ info }) => info.id === 'tablut'),
  'Tablut',
);

/** Whispers good moves to a person who plays by clicking: the same rules, outside the browser. */
export async function adviser() {
  const [game, bot] = await Promise.all([tablut.rules(), tablut.bot()]);

  function matchAfter(log: readonly string[]): Playthrough {
    const begun = newMatch(game, { seats: 2, options: {}, seedHash: '0'.repeat(64) });
    if (!begun.ok) throw new Error(begun.error.reason);
    const entries = log.map((move, ply) => ({ by: (ply % 2) + 1, move }));
    const played = playThrough(begun.value, entries);
    if (!played.ok) throw new Error(`at ply ${played.error.at}: ${played.error.refusal.reason}`);
    return played.value;
  }

  return {
    isOver: (log: readonly string[]) => outcomeOf(matchAfter(log).match) !== undefined,
    /** What a strong player would do, always the same in the same position. */
    advise: (log: readonly string[]): string => {
      const seat = (log.length % 2) + 1;
      const request = {
        level: 4,
        seed: 'advice',
        budget: { nodes: 20_000 },
        clock: () => 0,
      } as const;
      return bot.choose(seenBy(matchAfter(log), seat), request).move;
    },
  };
}

export async function lessonsOfTablut() {
  return tablut.lessons();
}
