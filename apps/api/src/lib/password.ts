import type { Worker } from 'node:worker_threads';
import { MAX_PASSWORD_BYTES } from '@rebblatt/contracts';
import { AppError } from './app-error.ts';
import { createSignInLine } from './sign-in-line.ts';
import { startWorker } from './worker.ts';

/** bcrypt's work factor: 2^12 rounds. */
const COST = 12;

/** So many passwords may wait to be hashed, whatever for; who comes then is told to come again. */
const MAX_WAITING = 100;

/** What one password takes until the first ones have shown it, and how much each of them counts from then on. */
const FIRST_GUESS_MS = 300;
const WEIGHT_OF_LAST = 0.2;

/** A hash of nothing anybody knows: an unknown e-mail costs the same time as a wrong password. */
const DUMMY_HASH = '$2b$12$C6UzMDM.H6dfI/f/IKcEeO7mB1yCPQ4pDzOqW1Zr9s0D0eH2aJ7Zy';

type Settle = { resolve: (value: string | boolean) => void; reject: (error: Error) => void };

let worker: Worker | null = null;
let lastId = 0;
const waiting = new Map<number, Settle>();
let averageMs = FIRST_GUESS_MS;
let begunAt = 0;

/** The line before the one thread that hashes; whoever signs in stands in it. */
export const signInLine = createSignInLine({ averageMs: () => averageMs, now: () => performance.now() });

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
    const now = performance.now();
    averageMs += (now - begunAt - averageMs) * WEIGHT_OF_LAST;
    begunAt = now;
    waiting.get(id)?.resolve(result);
    waiting.delete(id);
    if (waiting.size === 0) worker?.unref();
  });
  worker.on('error', failAll);
  return worker;
}

const busy = () =>
  new AppError(429, 'session.busy', { params: { seconds: Math.ceil((waiting.size * averageMs) / 2000) } });

/**
 * One worker hashes one after another: a flood of sign-ins waits in line and leaves the other core alone.
 * @throws AppError 429 `session.busy` when the line is too long
 */
const ask = (task: { password: string; hash: string | null; cost: number }) =>
  new Promise<string | boolean>((resolve, reject) => {
    if (waiting.size >= MAX_WAITING) return reject(busy());
    if (waiting.size === 0) begunAt = performance.now();
    const id = ++lastId;
    waiting.set(id, { resolve, reject });
    const thread = hasher();
    thread.ref();
    thread.postMessage({ id, ...task });
  });

/** Hashes a password with bcrypt, cost 12. The caller has checked that it has at most MAX_PASSWORD_BYTES. */
export const hashPassword = async (password: string) =>
  (await ask({ password, hash: null, cost: COST })) as string;

/** Whether a password fits a hash; without a hash it takes the same time and says no. */
export async function passwordFits(password: string, hash: string | null): Promise<boolean> {
  if (Buffer.byteLength(password) > MAX_PASSWORD_BYTES) return false;
  const fits = (await ask({ password, hash: hash ?? DUMMY_HASH, cost: COST })) as boolean;
  return fits && hash !== null;
}

/** Whether a stored hash was made with another work factor than today's. */
export const needsRehash = (hash: string) =>
  !hash.startsWith(`$2b$${COST}$`) && !hash.startsWith(`$2a$${COST}$`);
