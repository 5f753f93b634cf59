import { rm } from 'node:fs/promises';

/** A file that several readers share and that is removed after the last of them. */
export interface Loan {
  path: string;
  /** To be called once by each borrower. */
  giveBack(): Promise<void>;
}

interface Lent {
  path: Promise<string>;
  borrowers: number;
}

/** The files in use, by key: whoever asks for one meanwhile gets the same. */
const lent = new Map<string, Lent>();

/**
 * Lends the file that `make` makes. Whoever asks for the same key while it is being made or is still in use shares it.
 * @param key identifies the content of the file
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
