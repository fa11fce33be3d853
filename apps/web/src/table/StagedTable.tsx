import type { TableModule } from '@kast/games';
import { prepareSound, type TableProps } from '@kast/ui';
import type { Stage } from '@kast/ui/stage';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import './board-space.css';

type Given = TableProps<unknown, unknown, unknown, never>;

interface StagedTableProps<Position> extends Omit<Given, 'view' | 'texts' | 'stage'> {
  readonly module: TableModule;
  readonly texts: Parameters<TableModule['tell']>[1];
  readonly stage: Stage<Position>;
  readonly viewOf: (position: Position) => unknown;
  /** What the button says that goes on from a moment; absent where nobody is asked to. */
  readonly goOn?: string | undefined;
}

/** A game's own table, showing what a stage tells. */
export function StagedTable<Position>(props: StagedTableProps<Position>): JSX.Element {
  const { module, stage, viewOf, goOn, ...rest } = props;
  const { number, position, before, events } = stage.scene.value;
  useEffect(prepareSound, []);
  return (
    <div class="staged-table">
      <module.Table
        {...rest}
        view={viewOf(position)}
        stage={{
          number,
          before: viewOf(before),
          events,
          attach: stage.attach,
          atRest: stage.atRest,
          wayOn:
            goOn === undefined
              ? undefined
              : { word: goOn, isOpen: stage.isAsking.value, go: stage.goOn },
        }}
      />
    </div>
  );
}
