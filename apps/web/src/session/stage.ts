import type * as ui from '@kast/ui/stage';
import type { Position } from './position.ts';

/** What tells a match on this screen: `shown` is told, and nothing says more than that. */
export type Stage = ui.Stage<Position>;
export type Telling = ui.Telling<Position>;
