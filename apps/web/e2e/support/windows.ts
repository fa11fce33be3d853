import type { ViewportSize } from '@playwright/test';

/** Every kind of window that a table has to fit in. */
export const WINDOWS = {
  'phone-upright': { width: 390, height: 844 },
  'small-phone': { width: 320, height: 568 },
  'low-phone': { width: 360, height: 640 },
  'phone-sideways': { width: 844, height: 390 },
  'small-sideways': { width: 568, height: 320 },
  tablet: { width: 768, height: 1024 },
  laptop: { width: 1280, height: 800 },
  '4k': { width: 3840, height: 2160 },
  /** A laptop's window at 200 %. */
  zoomed: { width: 640, height: 400 },
} as const satisfies Record<string, ViewportSize>;

export type WindowName = keyof typeof WINDOWS;

export const WINDOW_NAMES = Object.keys(WINDOWS) as readonly WindowName[];
