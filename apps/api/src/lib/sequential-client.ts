import pg from 'pg';

type Query = (...args: unknown[]) => unknown;

/** Statements with a callback and cursors tell by themselves when they are done; the pool's own are such. */
const isPromised = (args: unknown[]) =>
  typeof args.at(-1) !== 'function' && typeof (args[0] as { submit?: unknown } | null)?.submit !== 'function';

/**
 * A connection that sends a statement when the one before has been answered. Prisma reads the relations of a row side
 * by side, in a transaction too, where all of them share one connection; node-postgres lines them up today, says so with
 * a warning, and will refuse them in its next version.
 */
export class SequentialClient extends pg.Client {
  #before: Promise<unknown> = Promise.resolve();

  override query = ((...args: unknown[]) => {
    const send = () => (super.query as Query)(...args);
    if (!isPromised(args)) return send();
    const answer = this.#before.then(send);
    this.#before = answer.catch(() => undefined);
    return answer;
  }) as pg.Client['query'];
}
