import type { GameTexts } from '@kast/games';
import type { JSX } from 'preact';
import type { RulebookBoard } from '../page/game-doors.ts';
import { LOOK_ONLY } from '../table/look-only.ts';
import { DIAGRAM, drawingAhead } from './drawings-ahead.ts';

interface DiagramProps {
  readonly board: RulebookBoard;
  readonly texts: GameTexts;
  readonly id: string;
  readonly caption: string;
}

/** A position, drawn by the board that is played on. */
export function Diagram({ board, texts, id, caption }: DiagramProps): JSX.Element | null {
  const view = board.diagrams[id];
  if (view === undefined) return null;
  return (
    <figure class="diagram">
      <Drawing board={board} texts={texts} id={id} view={view} />
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

function Drawing(props: Omit<DiagramProps, 'caption'> & { readonly view: unknown }): JSX.Element {
  const { board, texts, id, view } = props;
  const { module } = board;
  const mark = { [DIAGRAM]: id };
  const ahead = drawingAhead(id);
  if (ahead !== undefined) {
    return <div class="diagram-board" {...mark} dangerouslySetInnerHTML={{ __html: ahead }} />;
  }
  return (
    <div class="diagram-board" {...mark}>
      <module.Table
        {...LOOK_ONLY}
        still
        view={view}
        viewer="watcher"
        texts={texts}
        players={[]}
        last={undefined}
        hint={undefined}
      />
    </div>
  );
}
