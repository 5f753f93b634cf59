import pg from 'pg';

/** The URL of a database on this machine; password and name contain only hex digits and letters. */
export function address(port: number, role: string, password: string, database: string): string {
  return `postgresql://${role}:${password}@127.0.0.1:${port}/${database}`;
}

/**
 * A client that survives the loss of its connection: an 'error' event without a listener would end the process. The
 * next statement fails instead.
 */
export function clientFor(connectionString: string, config: pg.ClientConfig = {}): pg.Client {
  const client = new pg.Client({ connectionString, ...config });
  client.on('error', () => undefined);
  return client;
}
