import type { PailleMove } from '../../rules/index.ts';
import type { Decision, Effect } from '../choices.ts';
import type { RaftProps } from '../drawing/Card.tsx';
import type { PailleProps } from '../table-props.ts';

export interface TrayProps extends Pick<PailleProps, 'hint' | 'play' | 'explain'> {
  readonly raft: RaftProps;
  readonly decision: Decision | undefined;
  /** What is in hand makes this move. */
  readonly move: PailleMove | undefined;
  readonly onEffect: (effect: Effect | undefined) => void;
}
