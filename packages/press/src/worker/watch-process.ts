import { Worker } from 'node:worker_threads';

/**
 * Runs in a thread of its own, because the main thread may be busy with a hostile file. Ends the process when its parent
 * is gone, which it would not notice, and when a task has used up its time on the processor: the clock of a busy machine
 * says nothing about the file. Windows has no such signal; there the caller's far bound of the clock is the only one.
 */
const WATCH = `
  const { parentPort } = require('node:worker_threads');
  const parent = process.ppid;
  const used = () => { const { user, system } = process.cpuUsage(); return (user + system) / 1000; };
  let until = Infinity;
  parentPort.on('message', (milliseconds) => { until = milliseconds; });
  const end = (signal) => { try { process.kill(process.pid, signal); } catch {} };
  setInterval(() => { if (process.ppid !== parent) end('SIGKILL'); }, 2000);
  setInterval(() => { if (used() > until) end('SIGXCPU'); }, 100);
`;

/** The milliseconds of the processor that this process has used, all threads together. */
export function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

/** Watches over the tasks of this process, one at a time. */
export interface ProcessWatch {
  /**
   * A task begins.
   * @param budgetMs how much of the processor's time it may take, in milliseconds; beyond it the process ends
   * @returns how much it has taken so far
   */
  begin(budgetMs: number | undefined): () => number;
  end(): void;
}

/** Starts watching this process. */
export function watchProcess(): ProcessWatch {
  const thread = new Worker(WATCH, { eval: true, execArgv: [], env: {} });
  thread.unref();
  return {
    begin(budgetMs) {
      const before = processorMs();
      if (budgetMs !== undefined) thread.postMessage(before + budgetMs);
      return () => processorMs() - before;
    },
    end: () => thread.postMessage(Number.POSITIVE_INFINITY),
  };
}
