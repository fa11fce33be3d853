import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { root } from './root.mjs';

/**
 * Whether a signal that came here is to be sent on to the command.
 * @param {NodeJS.Signals} name
 * @param {{ platform: NodeJS.Platform, isTerminal: boolean }} where
 */
export function passesOn(name, { platform, isTerminal }) {
  // There a signal is the end of a process, at once; the console has told the command itself.
  if (platform === 'win32') return false;
  // A terminal sends Ctrl-C to the child as well: twice would look like impatience.
  return name !== 'SIGINT' || !isTerminal;
}

/**
 * Runs a command as if it were this process: its output, the signals that come in, its exit code.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, signal?: AbortSignal, shell?: boolean }} [options]
 * @returns {Promise<number>} the exit code
 */
export function run(command, args, { cwd = root, env = process.env, signal, shell } = {}) {
  const child = spawn(command, args, { cwd, env, signal, shell, stdio: 'inherit' });
  /** @param {NodeJS.Signals} name */
  const passOn = (name) => {
    const where = { platform: process.platform, isTerminal: process.stdin.isTTY };
    if (passesOn(name, where)) child.kill(name);
  };
  process.on('SIGINT', passOn).on('SIGTERM', passOn).on('SIGHUP', passOn);
  const watch = endWithNpm(() => child.kill('SIGTERM'));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, killedBy) => {
      clearInterval(watch);
      process.off('SIGINT', passOn).off('SIGTERM', passOn).off('SIGHUP', passOn);
      resolve(killedBy === null ? (code ?? 1) : 128 + constants.signals[killedBy]);
    });
  });
}

/**
 * A killed npm takes nobody along, and the server would stay behind on its port. Only under npm: who
 * starts a script by hand may leave it running.
 * @param {() => void} end
 */
function endWithNpm(end) {
  if (process.env['npm_lifecycle_event'] === undefined) return undefined;
  const parent = process.ppid;
  return setInterval(() => {
    if (process.ppid !== parent || !isAlive(parent)) end();
  }, 200).unref();
}

/**
 * On Windows a process whose parent has gone keeps its number.
 * @param {number} pid
 */
function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch (reason) {
    return /** @type {NodeJS.ErrnoException} */ (reason).code !== 'ESRCH';
  }
}
