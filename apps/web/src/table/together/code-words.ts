/** "ABCD EFGH": so that it can be read and typed. */
export function inGroups(code: string): string {
  return code.replace(/(.{4})(?=.)/g, '$1 ');
}
