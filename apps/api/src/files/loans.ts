import { rm } from 'node:fs/promises';

/** A file that several read at the same time and that is gone after the last of them. */
export interface Loan {
  path: string;
  /** Called once by each who borrowed it. */
  giveBack(): Promise<void>;
}

interface Lent {
  path: Promise<string>;
  borrowers: number;
}

/** What somebody works with now, by key: who asks meanwhile gets the same. */
const lent = new Map<string, Lent>();

/**
 * Lends the file that `make` makes. Who asks for the same while it is made, or while somebody still has it, shares it.
 * @param key names what is in the file
 */
export async function borrow(key: string, make: () => Promise<string>): Promise<Loan> {
  const loan = lent.get(key) ?? { path: make(), borrowers: 0 };
  lent.set(key, loan);
  loan.borrowers += 1;
  const giveBack = async () => {
    loan.borrowers -= 1;
    if (loan.borrowers > 0) return;
    if (lent.get(key) === loan) lent.delete(key);
    await loan.path.then((path) => rm(path, { force: true })).catch(() => undefined);
  };
  try {
    return { path: await loan.path, giveBack };
  } catch (error) {
    await giveBack();
    throw error;
  }
}
