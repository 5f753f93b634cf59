import pg from 'pg';

type Results = pg.QueryResult[];
type Callback = (error: Error | undefined, results: Results) => void;
type Connection = pg.Connection & { submittedNamedStatements: Record<string, string> };

/** A statement of node-postgres, with the methods that its types leave out. */
const Statement = pg.Query as unknown as new (
  statement: pg.QueryConfig & { queryMode: 'extended' },
) => {
  submit(connection: Connection): void;
  prepare(connection: Connection): void;
  handleCommandComplete(message: unknown, connection: Connection): void;
  handleError(error: Error, connection: Connection): void;
};

/**
 * Two statements that are sent together: they take one round trip and are one transaction, so the second can use a
 * setting of the first. node-postgres ends every statement with a Sync message, which ends its transaction; here one
 * Sync follows both.
 */
export class StatementPair extends Statement {
  readonly statements: readonly [pg.QueryConfig, pg.QueryConfig];
  #failed = false;

  constructor(first: pg.QueryConfig, second: pg.QueryConfig) {
    super({ ...first, queryMode: 'extended' });
    this.statements = [first, second];
  }

  /** Runs both on a connection, or on any one of a pool. @returns their results in order */
  runOn(connection: pg.Pool | pg.ClientBase): Promise<Results> {
    const query = connection.query.bind(connection) as (
      pair: this,
      values: undefined,
      then: Callback,
    ) => void;
    return new Promise((resolve, reject) => {
      query(this, undefined, (error, results) => (error ? reject(error) : resolve(results)));
    });
  }

  /** Sends both. A value that cannot be sent has been followed by a Sync already. */
  override prepare(connection: Connection): void {
    for (const statement of this.statements) {
      Object.assign(this, statement);
      super.prepare(connection);
      if (this.#failed) return;
    }
    connection.sync();
    Object.assign(this, this.statements[0]);
  }

  /** Node-postgres sends the Sync here. */
  protected _getRows(connection: Connection): void {
    connection.execute({ portal: '' }, true);
  }

  override handleCommandComplete(message: unknown, connection: Connection): void {
    super.handleCommandComplete(message, connection);
    // The messages that follow are about the second statement.
    Object.assign(this, this.statements[1]);
  }

  /** After an error the database ignores the messages up to the Sync: the second statement has not been prepared. */
  override handleError(error: Error, connection: Connection): void {
    this.#failed = true;
    for (const { name } of this.statements) if (name) delete connection.submittedNamedStatements[name];
    super.handleError(error, connection);
  }
}
