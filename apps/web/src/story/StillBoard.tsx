import type { Viewer } from '@kast/kernel';
import type { JSX } from 'preact';
import { LOOK_ONLY } from '../table/look-only.ts';
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
    <figure class="story-still" data-shape={module.boardShape ?? module.shape}>
      <figcaption>{caption}</figcaption>
      <div class="board-space" data-replay>
        <module.Table
          {...LOOK_ONLY}
          view={view}
          viewer={viewer}
          texts={speech.texts}
          players={players}
          last={undefined}
          hint={undefined}
        />
      </div>
    </figure>
  );
}
