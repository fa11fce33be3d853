import type { Match } from '@kast/kernel';
import type {
  PailleEvent,
  PailleMemory,
  PailleMove,
  PailleState,
  PailleView,
} from '../rules/index.ts';

export type PailleMatch = Match<PailleState, PailleMove, PailleView, PailleEvent, PailleMemory>;
