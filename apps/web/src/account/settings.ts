import { isLanguage, type Language, preferredLanguage } from '@kast/games';
import { LANGUAGE_COOKIE } from '@kast/protocol/client';
import { setStill, setTheme, setVolume, type Theme } from '@kast/ui';
import { type Pace, PACES, setPace } from '@kast/ui/stage';
import { signal } from '@preact/signals';
import { type KeyValue, readJson } from '../device/key-value.ts';
import { deviceStore } from '../device/device-store.ts';
import { speak } from '../i18n/language.ts';

/** What somebody likes on this device. */
export interface Settings {
  /** Absent: the language that the browser prefers. */
  readonly language?: Language;
  readonly theme: Theme;
  /** Off where somebody has muted it; how loud it was before is kept. */
  readonly sound: boolean;
  /** In percent; absent in what older pages kept. */
  readonly volume?: number;
  /** How fast what happens is shown; absent in what older pages kept. */
  readonly pace?: Pace;
  /** Less motion than the system asks for. */
  readonly still: boolean;
  /** Moves in the game's notation beside their words, and a field to type them; absent: not. */
  readonly notation?: boolean;
  /** What is said at tables; absent: shown. */
  readonly chat?: boolean;
}

const KEY = 'kast.settings';
const USUAL_VOLUME = 60;
const USUAL: Settings = { theme: 'system', sound: true, still: false };

export const settings = signal<Settings>(USUAL);

/** Reads what this device remembers, and makes the page look and speak so; a link may ask for its own language. */
export async function applySettings(): Promise<void> {
  const language = new URLSearchParams(location.search).get('lang');
  const kept = readSettings(deviceStore);
  tellServer(kept.language);
  await follow(isLanguage(language) ? { ...kept, language } : kept);
}

export async function changeSettings(change: Partial<Settings>): Promise<void> {
  const changed = { ...settings.value, ...change };
  deviceStore.set(KEY, JSON.stringify(changed));
  tellServer(changed.language);
  await follow(changed);
}

/** How loud it is, in percent: 0 is off. */
export function volumeOf({ sound, volume = USUAL_VOLUME }: Settings): number {
  return sound ? volume : 0;
}

/** Drawn down to 0 it is off, and turned on again it is as loud as before. */
export function withVolume(volume: number): Partial<Settings> {
  return volume === 0 ? { sound: false } : { sound: true, volume };
}

export function readSettings(store: KeyValue): Settings {
  return settingsIn(readJson(store, KEY, isObject) ?? {});
}

async function follow(next: Settings): Promise<void> {
  settings.value = next;
  setTheme(next.theme);
  setVolume(volumeOf(next) / 100);
  setPace(next.pace ?? 'calm');
  setStill(next.still);
  await speak(next.language ?? preferredLanguage(navigator.languages));
}

/** Pages that are rendered ahead come in the language of this cookie, else in the browser's own. */
function tellServer(language: Language | undefined): void {
  const lasting = language === undefined ? 'max-age=0' : 'max-age=31536000';
  document.cookie = `${LANGUAGE_COOKIE}=${language ?? ''}; path=/; ${lasting}; samesite=lax`;
}

const IS_VALID: { readonly [Key in keyof Settings]-?: (value: unknown) => boolean } = {
  language: isLanguage,
  theme: (value) => value === 'system' || value === 'light' || value === 'dark',
  sound: isBoolean,
  volume: (value) => Number.isInteger(value) && Number(value) > 0 && Number(value) <= 100,
  pace: (value) => PACES.some((pace) => pace === value),
  still: isBoolean,
  notation: isBoolean,
  chat: isBoolean,
};

function isBoolean(value: unknown): boolean {
  return typeof value === 'boolean';
}

/** What another version of the page has kept may be unknown here: that costs nobody the rest. */
export function settingsIn(kept: object): Settings {
  const known = Object.entries(kept).filter(
    ([key, value]) => isSetting(key) && IS_VALID[key](value),
  );
  return { ...USUAL, ...Object.fromEntries(known) };
}

function isSetting(key: string): key is keyof Settings {
  return Object.hasOwn(IS_VALID, key);
}

export function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
