import type { ChildProcess } from 'node:child_process';

/** Whether a process can be given a task. */
export const isAlive = ({ exitCode, signalCode, connected }: ChildProcess): boolean =>
  exitCode === null && signalCode === null && connected;

/** Ends a process and waits for its exit; one that was never started has none. */
export async function endProcess(process: ChildProcess): Promise<void> {
  if (process.pid === undefined || process.exitCode !== null || process.signalCode !== null) return;
  const gone = new Promise((resolve) => process.once('exit', resolve));
  process.ref();
  process.kill('SIGKILL');
  await gone;
}
