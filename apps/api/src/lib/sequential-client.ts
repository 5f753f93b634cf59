import pg from 'pg';

type Query = (...args: unknown[]) => unknown;

/** Statements with a callback and cursors tell by themselves when they are done; the pool's own are such. */
const isPromised = (args: unknown[]) =>
  typeof args.at(-1) !== 'function' && typeof (args[0] as { submit?: unknown } | null)?.submit !== 'function';

/** Plans a connection keeps; those of a wide join take some 100 kB each. */
export const MAX_PREPARED = 100;

/** Where node-postgres notes what it has prepared on a connection, name to text. */
type Noted = { connection: { parsedStatements: Record<string, string> } };

/**
 * The one kind of connection to the database there is.
 *
 * A connection that breaks while it is held and no statement is under way (between two statements of a transaction, or
 * on its way from the pool to whoever asked for it) says so by an event, and an 'error' that nobody listens to ends the
 * process. Its holder learns of it from the next statement, which is refused.
 *
 * It sends a statement when the one before has been answered. Prisma reads the relations of a row side by side, in a
 * transaction too, where all of them share one connection; node-postgres lines them up today, says so with a warning,
 * and will refuse them in its next version.
 *
 * Named statements are prepared once and kept; of more than `MAX_PREPARED` the one that was not used for the longest
 * time is let go, since people can put together more lists than anybody could keep plans for.
 */
export class SequentialClient extends pg.Client {
  #before: Promise<unknown> = Promise.resolve();
  /** Names in the order of their last use. */
  readonly #prepared = new Set<string>();

  constructor(config?: string | pg.ClientConfig) {
    super(config);
    this.on('error', () => undefined);
  }

  override query = ((...args: unknown[]) => {
    const send = () => {
      const { name } = (args[0] ?? {}) as { name?: string };
      if (name !== undefined) this.#use(name);
      return (super.query as Query)(...args);
    };
    if (!isPromised(args)) return send();
    const answer = this.#before.then(send);
    this.#before = answer.catch(() => undefined);
    return answer;
  }) as pg.Client['query'];

  #use(name: string): void {
    this.#prepared.delete(name);
    this.#prepared.add(name);
    const [oldest] = this.#prepared;
    if (this.#prepared.size <= MAX_PREPARED || oldest === undefined) return;
    this.#prepared.delete(oldest);
    const { parsedStatements } = (this as unknown as Noted).connection;
    const text = parsedStatements[oldest];
    // One that was refused was never prepared.
    if (text === undefined) return;
    delete parsedStatements[oldest];
    super.query(`DEALLOCATE ${this.escapeIdentifier(oldest)}`, (error: unknown) => {
      if (!error) return;
      // In a transaction that has failed already it is kept, and so is the note of it.
      parsedStatements[oldest] = text;
      this.#prepared.add(oldest);
    });
  }
}
