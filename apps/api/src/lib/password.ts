import { availableParallelism } from 'node:os';
import { MAX_PASSWORD_BYTES } from '@rebblatt/contracts';
import { AppError } from './app-error.ts';
import { createHashers, type HashTask } from './hashers.ts';
import { createSignInLine } from './sign-in-line.ts';

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

let averageMs = FIRST_GUESS_MS;

/** As many passwords are hashed at once as there are cores: a flood of sign-ins is queued behind them. */
const hashers = createHashers((ms) => {
  averageMs += (ms - averageMs) * WEIGHT_OF_LAST;
});

/** How long the queue takes for each password at present. */
const averageOfQueueMs = () => averageMs / availableParallelism();

/** The queue of those who sign in, in front of the threads that hash. */
export const signInLine = createSignInLine({ averageMs: averageOfQueueMs, now: () => performance.now() });

const busy = () =>
  new AppError(429, 'session.busy', {
    params: { seconds: Math.ceil((hashers.asked() * averageOfQueueMs()) / 2000) },
  });

/** @throws AppError 429 `session.busy` when the queue is too long */
const ask = async (task: HashTask) => {
  if (hashers.asked() >= MAX_WAITING) throw busy();
  return hashers.ask(task);
};

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
