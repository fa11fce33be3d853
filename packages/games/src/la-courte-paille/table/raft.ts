import type { TableProps } from '@kast/ui';
import type { PailleEvent, PailleMove, PailleView } from '../rules/index.ts';
import type { PailleTexts } from '../texts/speak.ts';
import type { Place } from './interaction.ts';

export type PailleTableProps = TableProps<PailleView, PailleMove, PailleEvent, PailleTexts>;

/** How a card answers to the hand: nothing to press where it is only looked at. */
export interface Lifting {
  readonly onPress?: () => void;
  readonly isLifted: boolean;
  readonly isOpen: boolean;
  readonly isHinted: boolean;
}

/** What every part of the raft is given. */
export interface RaftProps extends Pick<PailleTableProps, 'view' | 'viewer' | 'texts' | 'players'> {
  readonly lifting: (place: Place, target: string) => Lifting;
}
