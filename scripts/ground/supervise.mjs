import { spawn } from 'node:child_process';
import { root } from './paths.mjs';
import { cleanEnvironment } from './run.mjs';

const PARENT_CHECK_MS = 500;
// A little more than the server gives the calls under way.
const STOP_WITHIN_MS = 75_000;

// Started directly, a lost parent may be a terminal that was closed on purpose.
const startedByNpm = Boolean(process.env.npm_lifecycle_event);

/**
 * Runs node programs in the foreground until the first of them ends or somebody asks to stop, and stops the others.
 * npm passes a SIGTERM on to the shell it starts, which is why package.json says `exec`: the shell has become us, and
 * npm waits for our end. Whoever kills npm without a word leaves us without a parent, so that one is watched. The
 * channel that comes with each child tells it when we are gone ourselves.
 *
 * @param {{ words: string[], cwd?: string, env?: Record<string, string> }[]} programs
 * @param {{ watchParent?: boolean }} [options] whether to stop when the parent is gone; npm's own child always does
 * @returns {Promise<number>} the exit code of the program that ended first; 0 when asked to stop and all went well
 */
export async function supervise(programs, options = {}) {
  const children = programs.map((program) =>
    spawn(process.execPath, program.words, {
      cwd: program.cwd ?? root,
      env: cleanEnvironment(program.env),
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    }),
  );
  const endings = children.map(
    (child) => new Promise((resolve) => child.once('exit', (...how) => resolve(exitCode(...how)))),
  );
  const stop = () => {
    for (const child of children) child.kill('SIGTERM');
    setTimeout(() => {
      for (const child of children) child.kill('SIGKILL');
    }, STOP_WITHIN_MS).unref();
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, stop);
  const watch = (options.watchParent ?? startedByNpm) ? watchParent(stop) : undefined;
  const first = await Promise.race(endings);
  stop();
  const codes = await Promise.all(endings);
  clearInterval(watch);
  return first || Math.max(...codes);
}

/** Ending because it was asked to is not a failure, whichever way a program reports it. */
function exitCode(code, signal) {
  const asked = ['SIGTERM', 'SIGINT', 'SIGHUP'].includes(signal) || code === 130 || code === 143;
  return asked ? 0 : (code ?? 1);
}

function watchParent(stop) {
  const parent = process.ppid;
  return setInterval(() => {
    if (process.ppid !== parent) stop();
  }, PARENT_CHECK_MS);
}
