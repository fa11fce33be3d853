import {
  type Entry,
  happeningFor,
  MASKED,
  type Match,
  must,
  outcomeOf,
  type Playthrough,
  projectionOf,
  seatsOf,
  turnOf,
  type Viewer,
} from '@kast/kernel';
import { appendOrThrow, startAgain } from '../random-play.ts';
import { phrase } from './phrase.ts';

/**
 * A match as a person can read it: every entry, what each viewer was shown of it, and who had how many
 * moves then. Kept beside the golden records, so that a change in any of it is seen.
 */
export function goldenText({ match, plies }: Playthrough): string {
  const { game, setup } = match;
  const options = Object.entries(setup.options).map(([name, value]) => `${name} ${value}`);
  const lines = [
    [game.info.id, `rules version ${game.info.rulesVersion}`, `${setup.seats} seats`].join(' · '),
    ...(options.length > 0 ? [options.join(' · ')] : []),
  ];
  let before = startAgain(match);
  lines.push('', `→ ${whatNext(before.match)}`);
  for (const { entry } of plies) {
    const after = appendOrThrow(before, entry);
    lines.push('', `${before.match.ply}  ${whoIs(entry.by)}: ${entry.move}`);
    lines.push(...sights(after, before).map((line) => `   ${line}`), `   → ${whatNext(after.match)}`);
    before = after;
  }
  return `${lines.join('\n')}\n`;
}

function whatNext(match: Match): string {
  const turn = turnOf(match);
  if (turn.kind === 'chance') return turn.source === 'lot' ? 'chance' : 'the referee';
  if (turn.kind === 'seats') {
    const moves = turn.seats.map((seat) => {
      const count = match.game.moves(match.state, seat).length;
      return `seat ${seat} has ${count} ${count === 1 ? 'move' : 'moves'}`;
    });
    return `${moves.join(', ')} (${turn.rule})`;
  }
  const { winners, scores, rule } = must(outcomeOf(match), 'an outcome');
  const won = winners.length > 0 ? `won by ${winners.map(whoIs).join(' and ')}` : 'drawn';
  return `${won}${scores ? `, scores ${scores.join(' ')}` : ''} (${rule})`;
}

/** What was shown, once for all viewers who were shown the same. */
function sights(after: Playthrough, before: Playthrough): readonly string[] {
  const { match, plies } = after;
  const ply = must(plies.at(-1), 'the entry');
  const groups = new Map<string, Viewer[]>();
  const viewers: readonly Viewer[] = [...seatsOf(match.setup.seats), 'watcher'];
  for (const viewer of viewers) {
    const [knew, knows] = [projectionOf(before, viewer), projectionOf(after, viewer)];
    const { entry, events, disclosed } = happeningFor(knew, knows, match, ply);
    const shown = [
      ...(entry.move === MASKED ? ['masked'] : []),
      ...events.map(phrase),
      ...disclosed.map(({ ply, entry }) => `now open: ${ply} ${entry.move}`),
    ].join('; ');
    groups.set(shown, [...(groups.get(shown) ?? []), viewer]);
  }
  if (groups.size === 1) return [...groups.keys()].filter((shown) => shown !== '');
  return [...groups].map(([shown, who]) => `${who.map(whoIs).join(', ')}: ${shown || 'nothing'}`);
}

function whoIs(who: Viewer | Entry['by']): string {
  return typeof who === 'number' ? `seat ${who}` : who;
}
