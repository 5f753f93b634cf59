import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

/** A node program started by the bench. */
export interface Child {
  pid: number;
  origin: string;
  /** Stops it and waits until it has ended. */
  stop(): Promise<void>;
}

const START_WITHIN_MS = 120_000;
const ASK_EVERY_MS = 100;

/**
 * Starts a node program that serves on `port` and waits until `path` answers with 200.
 * @param env its whole environment
 * @throws Error when it ends before, or takes too long
 */
export async function startChild(
  words: string[],
  env: Record<string, string | undefined>,
  port: number,
  path: string,
): Promise<Child> {
  // The closed IPC channel tells it to end when the bench was killed.
  const child = spawn(process.execPath, words, { env, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const origin = `http://127.0.0.1:${port}`;
  const deadline = Date.now() + START_WITHIN_MS;
  while (!(await answers(origin + path))) {
    if (child.exitCode !== null) throw new Error(`A measured program ended with ${child.exitCode}.`);
    if (Date.now() > deadline) throw new Error('A measured program did not start in time.');
    await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS));
  }
  return { pid: child.pid ?? 0, origin, stop: () => stop(child) };
}

const answers = (url: string) =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  await gone;
}
