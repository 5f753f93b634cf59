import type { Socket } from 'node:net';
import pg from 'pg';
import { StatementPair } from './statement-pair.ts';

type Query = (...args: unknown[]) => unknown;

/** Statements with a callback, such as those of the pool, and cursors report by themselves when they are done. */
const isPromised = (args: unknown[]) =>
  typeof args.at(-1) !== 'function' && typeof (args[0] as { submit?: unknown } | null)?.submit !== 'function';

const statementsOf = (query: unknown): readonly { name?: string }[] =>
  query instanceof StatementPair ? query.statements : [(query ?? {}) as { name?: string }];

/** How many plans a connection keeps; those of a wide join take about 100 kB each. */
export const MAX_PREPARED = 100;

/** A server that accepts a connection and then says nothing is not waited for. */
const CONNECT_MS = 10_000;

/** What node-postgres says of a statement that took longer than its `query_timeout`. */
const UNANSWERED = 'Query read timeout';

/** The connection of node-postgres, where it also remembers what it has prepared, name to text. */
type Inner = { connection: { stream: Socket; parsedStatements: Record<string, string> } };

/**
 * The only kind of database connection in the product.
 *
 * A connection that breaks while it is held and idle (between two statements of a transaction, or on its way from the
 * pool to its user) emits an 'error' event, which would end the process if nothing listened to it. Its holder learns of
 * it from the next statement, which is rejected.
 *
 * It sends a statement only after the previous one has been answered. Prisma reads the relations of a row concurrently,
 * even in a transaction, where all of them share one connection; node-postgres queues them today with a warning and will
 * refuse them in its next version.
 *
 * A connection whose server does not answer is ended: after some seconds while it is being opened, and with the first
 * statement that takes longer than `query_timeout`, where one is set.
 *
 * Named statements are prepared once and kept; beyond `MAX_PREPARED` the least recently used one is dropped, since
 * people can compose more different lists than there is memory for plans.
 */
export class SequentialClient extends pg.Client {
  #before: Promise<unknown> = Promise.resolve();
  /** Names, least recently used first. */
  readonly #prepared = new Set<string>();

  constructor(config?: string | pg.ClientConfig) {
    super(typeof config === 'string' ? config : { connectionTimeoutMillis: CONNECT_MS, ...config });
    this.on('error', () => undefined);
  }

  override query = ((...args: unknown[]) => {
    const send = () => {
      for (const { name } of statementsOf(args[0])) if (name !== undefined) this.#use(name);
      return (super.query as Query)(...args);
    };
    if (!isPromised(args)) return send();
    const answer = this.#before.then(send);
    this.#before = answer.catch((error: unknown) => this.#giveUp(error));
    return answer;
  }) as pg.Client['query'];

  /** Ends a connection that did not answer: whatever is sent after that would wait in vain, too. */
  #giveUp(error: unknown): void {
    if (error instanceof Error && error.message === UNANSWERED)
      (this as unknown as Inner).connection.stream.destroy();
  }

  #use(name: string): void {
    this.#prepared.delete(name);
    this.#prepared.add(name);
    const [oldest] = this.#prepared;
    if (this.#prepared.size <= MAX_PREPARED || oldest === undefined) return;
    this.#prepared.delete(oldest);
    const { parsedStatements } = (this as unknown as Inner).connection;
    const text = parsedStatements[oldest];
    // A statement that was rejected was never prepared.
    if (text === undefined) return;
    delete parsedStatements[oldest];
    super.query(`DEALLOCATE ${this.escapeIdentifier(oldest)}`, (error: unknown) => {
      if (!error) return;
      // In a failed transaction it cannot be dropped, so it is remembered again.
      parsedStatements[oldest] = text;
      this.#prepared.add(oldest);
    });
  }
}
