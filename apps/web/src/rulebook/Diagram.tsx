import type { GameTexts, TableModule } from '@kast/games';
import type { Fate } from '@kast/ui';
import type { JSX } from 'preact';

interface DiagramProps {
  readonly module: TableModule;
  readonly texts: GameTexts;
  readonly id: string;
  readonly caption: string;
}

/** A position, drawn by the board that is played on. */
export function Diagram({ module, texts, id, caption }: DiagramProps): JSX.Element | null {
  const view = module.diagrams[id];
  if (view === undefined) return null;
  return (
    <figure class="diagram">
      <div class="diagram-board">
        <module.Table
          still
          view={view}
          viewer="watcher"
          texts={texts}
          players={[]}
          deciding={undefined}
          moves={[]}
          last={undefined}
          hint={undefined}
          play={refuse}
          explain={ignore}
          announce={ignore}
        />
      </div>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

async function refuse(): Promise<Fate> {
  return 'refused';
}

function ignore(): void {
  // A drawing answers to nothing.
}
