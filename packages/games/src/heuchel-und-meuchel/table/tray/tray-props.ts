import type { TableProps } from '@kast/ui';
import type { HandOnTable } from '@kast/ui/kit';
import type { HeuchelEvent, HeuchelMove, HeuchelView } from '../../rules/index.ts';
import type { HeuchelTexts } from '../../texts/speak.ts';
import type { Decision } from '../choices.ts';
import type { Draft } from './arrangement.ts';

export type HeuchelProps = TableProps<HeuchelView, HeuchelMove, HeuchelEvent, HeuchelTexts>;

export interface HeuchelTrayProps extends HeuchelProps {
  readonly decision: Decision;
  readonly hand: HandOnTable;
  /** A stack that somebody only looks at. */
  readonly looked: string | undefined;
  readonly draft: Draft;
  readonly onDraft: (draft: Draft) => void;
}
