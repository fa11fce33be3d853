/** Puts a text where it can be pasted from. False where the browser would not. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

export function canShare(): boolean {
  return 'share' in navigator;
}

/**
 * The device's own way of handing something on. Changing one's mind is no failure. False where the browser would
 * not, as when it was pressed too long ago.
 */
export async function share(data: ShareData): Promise<boolean> {
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}

/** Hands a file to the person at this device. */
export function saveFile(name: string, content: string): void {
  save(name, new Blob([content], { type: 'application/json' }));
}

export function saveText(name: string, content: string): void {
  save(name, new Blob([content], { type: 'text/plain' }));
}

/** The device's own way of handing a file on, where it takes it; elsewhere it is saved. */
export async function handOn(file: File): Promise<'handed-on' | 'saved'> {
  const files = [file];
  if (canShare() && navigator.canShare?.({ files }) && (await share({ files }))) return 'handed-on';
  save(file.name, file);
  return 'saved';
}

function save(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
