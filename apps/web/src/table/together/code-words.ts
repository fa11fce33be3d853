/** "ABCD EFGH": so that it can be read and typed. */
export function inGroups(code: string): string {
  return code.replace(/(.{4})(?=.)/g, '$1 ');
}

/**
 * What stands behind the sign that is never sent to a server: neither its log nor a proxy's has it. Whatever
 * cannot be typed as a code is none.
 */
export function codeBehind(hash: string): string {
  const code = hash.slice(1).replaceAll('%20', ' ');
  return /^[\w -]{1,20}$/.test(code) ? code : '';
}
