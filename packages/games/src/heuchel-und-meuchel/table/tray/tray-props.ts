import type { HandOnTable } from '@kast/ui/kit';
import type { Decision } from '../choices.ts';
import type { HeuchelProps } from '../table-props.ts';
import type { Draft } from './arrangement.ts';

export interface TrayProps extends HeuchelProps {
  readonly decision: Decision;
  readonly hand: HandOnTable;
  /** A stack that somebody only looks at. */
  readonly looked: string | undefined;
  readonly draft: Draft;
  readonly onDraft: (draft: Draft) => void;
}
