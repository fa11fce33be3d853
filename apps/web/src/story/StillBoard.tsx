import type { Viewer } from '@kast/kernel';
import type { PlayOutcome } from '@kast/ui';
import type { JSX } from 'preact';
import type { StoryParts } from './story-parts.ts';

interface StillBoardProps {
  readonly parts: Pick<StoryParts, 'read' | 'speech' | 'players'>;
  readonly view: unknown;
  readonly viewer: Viewer;
  readonly caption: string;
}

/** A position as somebody saw it, drawn by the board that is played on. */
export function StillBoard({ parts, view, viewer, caption }: StillBoardProps): JSX.Element {
  const { read, speech, players } = parts;
  const { module } = read;
  return (
    <figure class="story-still" data-shape={module.shape}>
      <figcaption>{caption}</figcaption>
      <div class="board-space" data-replay>
        <module.Table
          view={view}
          viewer={viewer}
          texts={speech.texts}
          players={players}
          deciding={undefined}
          moves={NO_MOVES}
          last={undefined}
          hint={undefined}
          play={refuse}
          explain={ignore}
          announce={ignore}
        />
      </div>
    </figure>
  );
}

const NO_MOVES: readonly unknown[] = [];

async function refuse(): Promise<PlayOutcome> {
  return 'refused';
}

function ignore(): void {
  // What is over answers to nothing.
}
