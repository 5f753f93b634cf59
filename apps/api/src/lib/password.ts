import type { Worker } from 'node:worker_threads';
import { AppError } from './app-error.ts';
import { startWorker } from './worker.ts';

/** bcrypt's work factor: 2^12 rounds. */
const COST = 12;

/** So many passwords may wait to be hashed, at about four a second; who comes then is told to come again. */
const MAX_WAITING = 100;

/** A hash of nothing anybody knows: an unknown e-mail costs the same time as a wrong password. */
const DUMMY_HASH = '$2b$12$C6UzMDM.H6dfI/f/IKcEeO7mB1yCPQ4pDzOqW1Zr9s0D0eH2aJ7Zy';

type Settle = { resolve: (value: string | boolean) => void; reject: (error: Error) => void };

let worker: Worker | null = null;
let lastId = 0;
const waiting = new Map<number, Settle>();

function failAll(error: Error) {
  worker = null;
  for (const { reject } of waiting.values()) reject(error);
  waiting.clear();
}

function hasher(): Worker {
  if (worker) return worker;
  worker = startWorker(import.meta.url, 'password');
  worker.unref();
  worker.on('message', ({ id, result }: { id: number; result: string | boolean }) => {
    waiting.get(id)?.resolve(result);
    waiting.delete(id);
    if (waiting.size === 0) worker?.unref();
  });
  worker.on('error', failAll);
  return worker;
}

/**
 * One worker hashes one after another: a flood of sign-ins waits in line and leaves the other core alone.
 * @throws AppError 503 `server.unavailable` when the line is too long
 */
const ask = (task: { password: string; hash: string | null; cost: number }) =>
  new Promise<string | boolean>((resolve, reject) => {
    if (waiting.size >= MAX_WAITING) return reject(new AppError(503, 'server.unavailable'));
    const id = ++lastId;
    waiting.set(id, { resolve, reject });
    const thread = hasher();
    thread.ref();
    thread.postMessage({ id, ...task });
  });

/** Hashes a password with bcrypt, cost 12. The caller has checked that it has at most 72 bytes. */
export const hashPassword = async (password: string) =>
  (await ask({ password, hash: null, cost: COST })) as string;

/** Whether a password fits a hash; without a hash it takes the same time and says no. */
export async function passwordFits(password: string, hash: string | null): Promise<boolean> {
  if (Buffer.byteLength(password) > 72) return false;
  const fits = (await ask({ password, hash: hash ?? DUMMY_HASH, cost: COST })) as boolean;
  return fits && hash !== null;
}

/** Whether a stored hash was made with another work factor than today's. */
export const needsRehash = (hash: string) =>
  !hash.startsWith(`$2b$${COST}$`) && !hash.startsWith(`$2a$${COST}$`);
