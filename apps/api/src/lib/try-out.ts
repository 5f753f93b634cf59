import type { Database, Tx } from './database.ts';

/** Ends a transaction that was only tried; holds what it gave. */
class Tried<Result> extends Error {
  readonly result: Result;
  constructor(result: Result) {
    super('tried');
    this.result = result;
  }
}

/**
 * Does something and takes it back: nothing else knows what the database's own rules refuse.
 * @param on a database, for a transaction of its own, or the transaction that it is a part of
 * @returns what the work gave
 * @throws AppError what doing it would be refused with; within a transaction that has then failed as a whole
 */
export async function tryOut<Result>(
  on: Database | Tx,
  work: (tx: Tx) => Promise<Result>,
): Promise<Awaited<Result>> {
  if (!('transact' in on))
    return (
      await keptIf(
        on,
        () => work(on),
        () => false,
      )
    ).result;
  try {
    return await on.transact(async (tx) => {
      throw new Tried(await work(tx));
    });
  } catch (error) {
    if (error instanceof Tried) return error.result;
    throw error;
  }
}

/**
 * A part of a transaction that is taken back unless what it gave is worth keeping.
 * @returns what it gave, and whether it was kept
 */
export async function keptIf<Result>(
  tx: Tx,
  work: () => Promise<Result>,
  isKept: (result: Awaited<Result>) => boolean,
): Promise<{ result: Awaited<Result>; kept: boolean }> {
  await tx.$executeRaw`SAVEPOINT tried`;
  const result = await work();
  const kept = isKept(result);
  if (!kept) await tx.$executeRaw`ROLLBACK TO SAVEPOINT tried`;
  return { result, kept };
}
