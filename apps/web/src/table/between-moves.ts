import { paceNow, performReading } from '@kast/ui/stage';
import { pause } from '../device/pause.ts';

/** What people here are told of a computer's move: no other one talks over it. */
export interface Reading {
  /** This is to be read, from now on; what was before has gone. */
  begin(text: string): void;
  /** Until it could be read, or somebody has pressed anything or looked away. */
  done(): Promise<void>;
}

interface Readers {
  /** Does anybody want to read, here and now? */
  readonly isWanted: () => boolean;
  /** Where presses are heard, and when it is hidden. */
  readonly page: Pick<EventTarget, 'addEventListener'>;
}

/** The pictures of the next move leave time to look up, and what is longer is looked up in the log. */
const BETWEEN_MOVES = { noticed: 0, perLetter: 35, atMost: 3200 };

export function readBetweenMoves({ isWanted, page }: Readers): Reading {
  let reading = Promise.resolve();
  return {
    begin(text) {
      const end = new AbortController();
      if (!isWanted()) end.abort();
      for (const enough of ['pointerdown', 'keydown', 'visibilitychange']) {
        page.addEventListener(enough, () => end.abort(), { signal: end.signal });
      }
      reading = performReading(text, end.signal, BETWEEN_MOVES).finally(() => end.abort());
    },
    done: () => reading,
  };
}

/** As long as the pace says; where nothing moves only until the page has done what else there is to do. */
export function pauseAtPace(milliseconds: number): Promise<void> {
  return pause(milliseconds * paceNow());
}
