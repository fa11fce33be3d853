import type { TableModule } from '@kast/games';
import type { Standing, Viewer } from '@kast/kernel';
import type { Speech } from './seat-words.ts';
import type { TableState } from './table-state.ts';
import { awaitedBeforeChance, turnPlayers, turnWords } from './turn-words.ts';

/** What is asked now, or of whom, in a sentence. */
export function askedWords(
  speech: Speech,
  module: Pick<TableModule, 'prompt'>,
  state: TableState,
): string {
  const { session } = state;
  const { standing } = state.turnPosition.value;
  const holders = session.holders.value;
  const viewer = promptViewer(state);
  // The game knows neither of those who have resigned nor of those who have not come.
  const isOfTheTable =
    hasResigned(viewer, standing) || awaitedBeforeChance(standing, holders).length > 0;
  return isOfTheTable
    ? turnWords(speech, { standing, holders, thinking: session.thinking.value })
    : module.prompt(standing.view, viewer, speech.texts, turnPlayers(speech, holders));
}

/** Who share a device are spoken to in turn. */
function promptViewer({ session, deciding }: TableState): Viewer {
  return deciding.value ?? session.viewer.value;
}

/** T3: nothing is asked any more of whoever has resigned. */
function hasResigned(viewer: Viewer, { resigned }: Standing): boolean {
  return typeof viewer === 'number' && resigned.includes(viewer);
}
