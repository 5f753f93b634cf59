import type { Worker } from 'node:worker_threads';
import { MAX_PASSWORD_BYTES } from '@rebblatt/contracts';
import { AppError } from './app-error.ts';
import { createSignInLine } from './sign-in-line.ts';
import { startWorker } from './worker.ts';

/** bcrypt's cost factor of the product: 2^12 rounds. */
export const PASSWORD_COST = 12;

let cost = PASSWORD_COST;

/**
 * Hashes with another cost from now on: a test run hashes hundreds of passwords, and each takes half a second of a core.
 * @param factor 4 (bcrypt's least) to 15; below PASSWORD_COST only for tests and demo data, as `readEnv` makes sure
 */
export function hashAtCost(factor: number): void {
  cost = factor;
}

/** How many passwords may wait to be hashed, for whatever purpose; further callers are told to try again later. */
const MAX_WAITING = 100;

/** The first estimate of the time for one password, and the weight of each measured one in the moving average. */
const FIRST_GUESS_MS = 300;
const WEIGHT_OF_LAST = 0.2;

/** A hash of an unknown password, so that an unknown e-mail takes the same time as a wrong password. */
const dummyHash = () => `${prefix()}C6UzMDM.H6dfI/f/IKcEeO7mB1yCPQ4pDzOqW1Zr9s0D0eH2aJ7Zy`;

/** How a hash of today's cost begins. */
const prefix = (version = '2b') => `$${version}$${String(cost).padStart(2, '0')}$`;

type Settle = { resolve: (value: string | boolean) => void; reject: (error: Error) => void };

let worker: Worker | null = null;
let lastId = 0;
const waiting = new Map<number, Settle>();
let averageMs = FIRST_GUESS_MS;
let begunAt = 0;

/** The queue of those who sign in, in front of the one thread that hashes. */
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
 * One worker hashes one password after another: a flood of sign-ins is queued and leaves the other cores free.
 * @throws AppError 429 `session.busy` when the queue is too long
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

/** Hashes a password with bcrypt, in NFC. The caller must check that it has at most MAX_PASSWORD_BYTES. */
export const hashPassword = async (password: string) =>
  (await ask({ password: password.normalize('NFC'), hash: null, cost })) as string;

/** The forms in which a password may have been hashed: NFC, and before that was the rule as some keyboard sent it. */
const formsOf = (password: string) => [
  ...new Set([password.normalize('NFC'), password, password.normalize('NFD')]),
];

/**
 * Whether a password matches a hash; without a hash it takes the same time and returns false. Only one with letters that
 * can be written in two ways is compared more than once.
 */
export async function passwordFits(password: string, hash: string | null): Promise<boolean> {
  for (const form of formsOf(password)) {
    if (Buffer.byteLength(form) > MAX_PASSWORD_BYTES) continue;
    const fits = (await ask({ password: form, hash: hash ?? dummyHash(), cost })) as boolean;
    if (fits && hash !== null) return true;
  }
  return false;
}

/** Whether a stored hash was made with another cost factor than today's. */
export const needsRehash = (hash: string) => !hash.startsWith(prefix()) && !hash.startsWith(prefix('2a'));
