import pg from 'pg';

type Query = (...args: unknown[]) => unknown;

/** Statements with a callback and cursors tell by themselves when they are done; the pool's own are such. */
const isPromised = (args: unknown[]) =>
  typeof args.at(-1) !== 'function' && typeof (args[0] as { submit?: unknown } | null)?.submit !== 'function';

/**
 * The one kind of connection to the database there is.
 *
 * It outlives nothing, but it takes nobody along: a connection that breaks while it is held and no statement is under
 * way (between two statements of a transaction, or on its way from the pool to whoever asked for it) says so by an
 * event, and an 'error' that nobody listens to ends the process. Its holder learns of it from the next statement,
 * which is refused.
 *
 * It sends a statement when the one before has been answered. Prisma reads the relations of a row side
 * by side, in a transaction too, where all of them share one connection; node-postgres lines them up today, says so with
 * a warning, and will refuse them in its next version.
 */
export class SequentialClient extends pg.Client {
  #before: Promise<unknown> = Promise.resolve();

  constructor(config?: string | pg.ClientConfig) {
    super(config);
    this.on('error', () => undefined);
  }

  override query = ((...args: unknown[]) => {
    const send = () => (super.query as Query)(...args);
    if (!isPromised(args)) return send();
    const answer = this.#before.then(send);
    this.#before = answer.catch(() => undefined);
    return answer;
  }) as pg.Client['query'];
}
