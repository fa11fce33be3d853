/**
 * How to start npm from a script that npm runs. On Windows `npm` is a script of the command prompt, which
 * cannot be started like a program; npm itself says where its own script is.
 * @param {readonly string[]} args
 * @param {{ platform: NodeJS.Platform, node: string, npmScript: string | undefined }} machine
 * @returns {{ command: string, args: string[], shell: boolean }}
 */
export function npmCommand(args, { platform, node, npmScript }) {
  if (npmScript !== undefined && /npm-cli\.c?js$/.test(npmScript)) {
    return { command: node, args: [npmScript, ...args], shell: false };
  }
  return { command: 'npm', args: [...args], shell: platform === 'win32' };
}
