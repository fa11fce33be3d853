import { pause } from '../device/pause.ts';

/** What somebody did on a page that was rendered ahead, before the app was there to hear it. */
interface EarlyAct {
  readonly kind: 'click' | 'input' | 'change';
  readonly target: HTMLElement;
  readonly value: string | undefined;
  readonly checked: boolean | undefined;
}

/** The script in the document keeps them; see there. */
interface EarlyActs {
  readonly all: readonly EarlyAct[];
  readonly end: () => void;
}

/** From now on the app hears by itself. */
export function earlyActs(): readonly EarlyAct[] {
  const { earlyActs: kept } = globalThis as unknown as { readonly earlyActs?: EarlyActs };
  kept?.end();
  return kept?.all ?? [];
}

/** Does them now. The app draws into what was there, so that what was pressed is still the same thing. */
export async function repeatActs(acts: readonly EarlyAct[]): Promise<void> {
  for (const { kind, target, value, checked } of acts) {
    if (!target.isConnected) continue;
    if (kind === 'click') {
      target.closest<HTMLElement>('button, [role=gridcell]')?.click();
      // The next one may be meant for what this one has changed.
      await pause(0);
      continue;
    }
    Object.assign(target, { value, checked });
    target.dispatchEvent(new Event(kind, { bubbles: true }));
  }
}
