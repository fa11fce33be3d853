import { endThen } from '../replay/end-then.ts';
import type { ReadMatch } from '../replay/read-match.ts';
import { toldPly } from '../table/told-ply.ts';
import type { StoryParts } from './story-parts.ts';

interface Told extends Pick<StoryParts, 'speech' | 'reel' | 'players'> {
  readonly read: Pick<ReadMatch, 'module' | 'playthrough'>;
}

/** What an entry of the log did, in words. */
export function toldAt({ speech, read, reel, players }: Told, entry: number): string {
  const ply = entry + 1;
  const end = endThen(read, reel.at(ply).standing);
  return toldPly(speech, read.module, reel.eventsAt(ply), players, end);
}
