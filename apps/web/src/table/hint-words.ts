import type { HintReasons, TableModule } from '@kast/games';
import type { Seat } from '@kast/kernel';
import type { Speech } from './seat-words.ts';

/** In letters: so much fits into three lines of a phone. */
export const HINT_ROOM = 130;

interface Hinted {
  readonly speech: Speech;
  readonly module: TableModule;
  /** Null where the game gives none. */
  readonly reasons: HintReasons | null;
  readonly move: unknown;
  readonly view: unknown;
  readonly seat: Seat;
  readonly players: Parameters<TableModule['advise']>[3];
}

/** What the computer would do, and why: the table beside it shows where. */
export function hintWords(hinted: Hinted): string {
  const { speech, module, reasons, move, view, seat, players } = hinted;
  const { t, texts } = speech;
  const shown = module.adviseShown?.(move, view, texts, players);
  const advice = t.table.hintText({ move: shown ?? module.advise(move, view, texts, players) });
  // How sure it is, the reason says as well, and a long move speaks for itself.
  const more = [reasons?.({ move, view, seat, players }), module.adviceLimit?.(view, texts)]
    .filter((said) => said !== undefined && said !== '')
    .map((said) => `${advice} ${said}`)
    .find((text) => text.length <= HINT_ROOM);
  return more ?? advice;
}
