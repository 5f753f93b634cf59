import type { Database, Tx } from './database.ts';

/** Takes back what was only tried. */
class Tried extends Error {}

/**
 * Does something and takes it back: nothing else knows what the database's own rules refuse.
 * @throws AppError what doing it would be refused with
 */
export async function tryOut(db: Database, deed: (tx: Tx) => Promise<unknown>): Promise<void> {
  const trial = db.transact(async (tx) => {
    await deed(tx);
    throw new Tried();
  });
  await trial.catch((error: unknown) => {
    if (!(error instanceof Tried)) throw error;
  });
}
