import { whenIdle } from '../when-idle.ts';
import type { SoundName } from './recipes.ts';
import { vibrationOf } from './vibration.ts';

/** Where sounds come from, once it has been fetched and made. */
interface SoundPlayer {
  readonly play: (name: SoundName) => void;
  readonly setGain: (gain: number) => void;
}

/** What is heard of a page that nobody looks at. */
const IN_THE_BACKGROUND: ReadonlySet<SoundName> = new Set(['your-turn']);

let player: SoundPlayer | undefined;
let coming: Promise<void> | undefined;
let volume = 0;

/** From 0, where nothing sounds and nothing trembles, to 1. */
export function setVolume(wanted: number): void {
  volume = wanted;
  player?.setGain(gainOf(wanted));
}

/** Makes what sounds need when nothing waits for it: that takes as long as several frames. */
export function prepareSound(): void {
  if (volume === 0 || player || typeof AudioContext === 'undefined') return;
  const make = (): void => whenIdle(makePlayer);
  // Before the first press browsers would not let it sound.
  if (hasPressed()) make();
  else for (const press of PRESSES) addEventListener(press, make, { once: true });
}

const PRESSES = ['pointerdown', 'keydown'];

/** Nothing sounds before the first press; what would have is not made up for. */
export function playSound(name: SoundName): void {
  if (typeof AudioContext === 'undefined' || !hasPressed()) return;
  if (!isHeard(name, { volume, isHidden: document.hidden })) return;
  const trembling = vibrationOf(name);
  if (trembling && !document.hidden) navigator.vibrate?.([...trembling]);
  if (player) player.play(name);
  else void makePlayer().then(() => player?.play(name));
}

interface Room {
  readonly volume: number;
  /** Nobody looks at the page. */
  readonly isHidden: boolean;
}

export function isHeard(name: SoundName, { volume: loud, isHidden }: Room): boolean {
  return loud > 0 && (!isHidden || IN_THE_BACKGROUND.has(name));
}

/** Ears hear ratios: half of the slider is half as loud. */
export function gainOf(wanted: number): number {
  return wanted ** 1.7;
}

function hasPressed(): boolean {
  return globalThis.navigator?.userActivation?.hasBeenActive ?? false;
}

function makePlayer(): Promise<void> {
  coming ??= fetchPlayer();
  return coming;
}

async function fetchPlayer(): Promise<void> {
  try {
    const { createPlayer } = await import('./player.ts');
    player = createPlayer(gainOf(volume));
  } catch {
    // A sound that was lost on the way is no loss; the next one asks again.
    coming = undefined;
  }
}
