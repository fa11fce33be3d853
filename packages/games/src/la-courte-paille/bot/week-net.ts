import { SeatNet } from '@kast/bots';
import { fromHex, must } from '@kast/kernel';

let opened: SeatNet | undefined;

/**
 * What a single week brings, learnt from played ones; `training/README.md` says how. Fetched when it is asked for. One for
 * all: nobody else is asked while it answers.
 */
export async function openWeekNet(): Promise<SeatNet> {
  if (!opened) {
    const { default: net } = await import('./week-net.json', { with: { type: 'json' } });
    opened = new SeatNet(must(fromHex(net.weights), 'weights'));
  }
  return opened;
}
