import { availableParallelism } from 'node:os';
import type { Worker } from 'node:worker_threads';
import { startWorker } from './worker.ts';

/** What is hashed; with a hash the two are compared. */
export interface HashTask {
  password: string;
  hash: string | null;
  cost: number;
}

type Result = string | boolean;
interface Waiting {
  task: HashTask;
  resolve: (result: Result) => void;
  reject: (error: Error) => void;
}

/** Hashes passwords in threads, one in each at a time; the others wait in order. */
export interface Hashers {
  ask(task: HashTask): Promise<Result>;
  /** How many are being hashed or wait. */
  asked(): number;
}

/**
 * As many threads as there are cores; each starts when it is needed.
 * @param onTime is told how long each password took, in ms
 */
export function createHashers(onTime: (ms: number) => void): Hashers {
  const most = availableParallelism();
  const free: Worker[] = [];
  const waiting: Waiting[] = [];
  let threads = 0;
  let busy = 0;

  const begin = () => {
    const next = waiting[0];
    const thread = next && (free.pop() ?? (threads < most ? started() : undefined));
    if (!next || !thread) return;
    waiting.shift();
    busy++;
    thread.ref();
    const begunAt = performance.now();
    const settle = (end: () => void) => {
      thread.off('message', onMessage).off('error', onError);
      busy--;
      end();
      begin();
    };
    const onMessage = (result: Result) =>
      settle(() => {
        thread.unref();
        free.push(thread);
        onTime(performance.now() - begunAt);
        next.resolve(result);
      });
    const onError = (error: Error) =>
      settle(() => {
        threads--;
        next.reject(error);
      });
    thread.on('message', onMessage).on('error', onError);
    thread.postMessage(next.task);
  };

  const started = () => {
    threads++;
    return startWorker(import.meta.url, 'password');
  };

  return {
    ask: (task) =>
      new Promise((resolve, reject) => {
        waiting.push({ task, resolve, reject });
        begin();
      }),
    asked: () => busy + waiting.length,
  };
}
