import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { root } from './root.mjs';

/**
 * Runs a command as if it were this process: its output, the signals that come in, its exit code.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, signal?: AbortSignal }} [options]
 * @returns {Promise<number>} the exit code
 */
export function run(command, args, { cwd = root, env = process.env, signal } = {}) {
  const child = spawn(command, args, { cwd, env, signal, stdio: 'inherit' });
  /** @param {NodeJS.Signals} name */
  const passOn = (name) => {
    // A terminal sends Ctrl-C to the child as well: twice would look like impatience.
    if (name === 'SIGINT' && process.stdin.isTTY) return;
    child.kill(name);
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
    if (process.ppid !== parent) end();
  }, 200).unref();
}
