import { onTestFinished } from 'vitest';
import { hashAtCost, PASSWORD_COST } from '../lib/password.ts';

/** bcrypt's least cost: 1 ms instead of half a second for each of some two hundred passwords. */
const QUICK_COST = 4;

hashAtCost(QUICK_COST);

/** For a test that reads what a hash is like: until it is finished, passwords are hashed as in the product. */
export function hashAsTheProduct(): void {
  hashAtCost(PASSWORD_COST);
  onTestFinished(() => hashAtCost(QUICK_COST));
}
