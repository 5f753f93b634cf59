import type { Socket } from 'node:net';
import pg from 'pg';

/** Breaks a database connection in the middle of a transaction, as a restart of the database or the network would. */
export interface ConnectionCutter {
  /**
   * The next transaction loses its connection right after its nth statement. BEGIN does not count, COMMIT only with
   * the option: then the change is not lost, but its confirmation.
   */
  armAfter(statement: number, options?: { alsoCommit?: boolean }): void;
  /** Whether the connection was broken since `armAfter`. Also cancels it. */
  happened(): boolean;
  /** Restores the normal connections. */
  remove(): void;
}

type Query = (this: pg.Client, ...args: unknown[]) => unknown;
type Cuttable = pg.Client & { connection: { stream: Socket } };

const textOf = (query: unknown) =>
  typeof query === 'string' ? query : String((query as { text?: string } | null)?.text ?? '');

/** Intercepts the statements on all database connections of this process. */
export function createConnectionCutter(): ConnectionCutter {
  const prototype = pg.Client.prototype as unknown as { query: Query };
  const original = prototype.query;
  let cutAfter: number | null = null;
  let victim: pg.Client | null = null;
  let statements = 0;
  let cut = false;
  let sparesCommit = true;

  prototype.query = function query(...args) {
    const answer = original.apply(this, args);
    if (cutAfter === null || cut) return answer;
    if (textOf(args[0]) === 'BEGIN') {
      victim ??= this;
      return answer;
    }
    if (this !== victim) return answer;
    // From here on it is committed, whether or not the caller is informed.
    if (textOf(args[0]) === 'COMMIT' && sparesCommit) cutAfter = null;
    if (++statements !== cutAfter) return answer;
    cut = true;
    const { stream } = (this as Cuttable).connection;
    // The statement is executed; the next one fails on the closed connection.
    void Promise.resolve(answer).then(
      () => stream.destroy(),
      () => stream.destroy(),
    );
    return answer;
  };

  return {
    armAfter(statement, { alsoCommit = false } = {}) {
      cutAfter = statement;
      sparesCommit = !alsoCommit;
      victim = null;
      statements = 0;
      cut = false;
    },
    happened() {
      cutAfter = null;
      return cut;
    },
    remove() {
      prototype.query = original;
    },
  };
}
