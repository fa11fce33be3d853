import { signal } from '@preact/signals';

export const settingsAreOpen = signal(false);

export function openSettings(): void {
  settingsAreOpen.value = true;
}

export function closeSettings(): void {
  settingsAreOpen.value = false;
}
