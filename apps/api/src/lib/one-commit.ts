import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';
import type { Prisma } from './generated/prisma/client.ts';

type Tx = Prisma.TransactionClient;

/** Runs a callback in one transaction. */
type Transact = <T>(command: (tx: Tx) => Promise<T>) => Promise<T>;

/**
 * One call whose change is committed together with what is written before and after it. The first transaction of the
 * call stays open after its command; from then on all queries of the call run in it. Before that the call uses the
 * database as any other, so that no connection is held while a file is inspected.
 */
class OneCommit {
  /** The connection of the open transaction, for plain SQL. */
  connection: pg.PoolClient | null = null;
  tx: Tx | null = null;
  #opening: (tx: Tx) => Promise<void>;
  #settle: { commit: () => void; rollBack: (reason: unknown) => void } | null = null;
  #ended: Promise<void> = Promise.resolve();

  constructor(opening: (tx: Tx) => Promise<void>) {
    this.#opening = opening;
  }

  /** Runs a command of the call; the first one opens the transaction. */
  run<T>(transact: Transact, command: (tx: Tx) => Promise<T>): Promise<T> {
    if (this.tx) return command(this.tx);
    return new Promise<T>((resolve, reject) => {
      this.#ended = transact(async (tx) => {
        await this.#opening(tx);
        const result = await command(tx);
        // Deferred constraints are checked now: at the commit a violation could not be attributed to this command.
        await tx.$executeRaw`SET CONSTRAINTS ALL IMMEDIATE`;
        const settled = new Promise<void>((commit, rollBack) => {
          this.#settle = { commit, rollBack };
        });
        this.tx = tx;
        resolve(result);
        await settled;
      });
      this.#ended.catch(reject);
    });
  }

  /** Runs `last` and commits. */
  async close(transact: Transact, last: (tx: Tx) => Promise<void>): Promise<void> {
    await this.run(transact, last);
    this.tx = null;
    this.#settle?.commit();
    await this.#ended;
  }

  /** Rolls everything back if it is not committed yet. */
  async abandon(reason: unknown): Promise<void> {
    this.tx = null;
    this.#settle?.rollBack(reason);
    await this.#ended.catch(() => undefined);
  }
}

const current = new AsyncLocalStorage<OneCommit>();

/** The transaction that the current call has left open, if there is one. */
export const openTransaction = (): OneCommit | null => {
  const call = current.getStore();
  return call?.tx ? call : null;
};

/** A pool that remembers the connection of a transaction of {@link inOneCommit}. */
export class CallPool extends pg.Pool {
  override connect = ((...args: unknown[]) => {
    const connect = super.connect as (...parameters: unknown[]) => Promise<pg.PoolClient> | undefined;
    const got = connect.apply(this, args);
    const call = current.getStore();
    if (!call || call.tx || !got) return got;
    return got.then((client) => {
      call.connection = client;
      return client;
    });
  }) as pg.Pool['connect'];
}

/** A transaction of the current call: part of its one commit if it has one. */
export const inCall =
  (transact: Transact): Transact =>
  (command) => {
    const call = current.getStore();
    return call ? call.run(transact, command) : transact(command);
  };

/**
 * Runs a call so that its change and what `opening` and `last` write are one commit.
 * @param opening runs first in the transaction of the change
 * @param call gets `close`, which runs its argument last and commits; without it everything is rolled back
 */
export function inOneCommit<T>(
  transact: Transact,
  opening: (tx: Tx) => Promise<void>,
  call: (close: (last: (tx: Tx) => Promise<void>) => Promise<void>) => Promise<T>,
): Promise<T> {
  const commit = new OneCommit(opening);
  return current.run(commit, async () => {
    try {
      return await call((last) => commit.close(transact, last));
    } catch (error) {
      await commit.abandon(error);
      throw error;
    }
  });
}
