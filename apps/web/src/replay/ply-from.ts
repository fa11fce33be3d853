/** The ply in an address, if there is one. */
export function plyFrom(text: string | undefined): number | undefined {
  return text !== undefined && /^\d{1,6}$/.test(text) ? Number(text) : undefined;
}
