import pg from 'pg';
import { SequentialClient } from '../lib/sequential-client.ts';

/** The engine's numbers for the types of a column. */
const COLUMN = {
  int: 0,
  bigint: 1,
  double: 3,
  boolean: 5,
  char: 6,
  text: 7,
  textArray: 71,
  intArray: 64,
} as const;

/** The type OIDs of PostgreSQL in the results of the engine's queries; all others are read as text. */
const TYPES: Record<number, number> = {
  16: COLUMN.boolean,
  18: COLUMN.char,
  20: COLUMN.bigint,
  21: COLUMN.int,
  23: COLUMN.int,
  26: COLUMN.bigint,
  700: COLUMN.double,
  701: COLUMN.double,
  1003: COLUMN.textArray,
  1005: COLUMN.intArray,
  1007: COLUMN.intArray,
  1009: COLUMN.textArray,
};

type Outcome<T> = { ok: true; value: T } | { ok: false; error: { kind: 'GenericJs'; id: number } };

interface Question {
  sql: string;
  args: unknown[];
}

/**
 * A connection for the schema engine. Prisma's own adapter cannot be used, because it uses the main database as the
 * shadow database, splits scripts at every semicolon, and cannot read the types `"char"` and `name[]`.
 */
export function engineConnection(url: string) {
  const errors: unknown[] = [];
  const clients: pg.Client[] = [];
  const guard = async <T>(work: () => Promise<T>): Promise<Outcome<T>> => {
    try {
      return { ok: true, value: await work() };
    } catch (error) {
      return { ok: false, error: { kind: 'GenericJs', id: errors.push(error) - 1 } };
    }
  };
  const open = async () => {
    const client = new SequentialClient({ connectionString: url });
    await client.connect();
    clients.push(client);
    return {
      adapterName: 'rebblatt',
      provider: 'postgres' as const,
      getConnectionInfo: () => ({
        ok: true,
        value: { schemaName: 'public', supportsRelationJoins: false },
      }),
      queryRaw: ({ sql, args }: Question) => guard(() => ask(client, sql, args)),
      executeRaw: ({ sql, args }: Question) =>
        guard(async () => (await client.query(sql, args)).rowCount ?? 0),
      executeScript: (script: string) => guard(async () => void (await client.query(script))),
      dispose: () => guard(async () => undefined),
    };
  };
  return {
    adapterName: 'rebblatt',
    provider: 'postgres' as const,
    errorRegistry: { consumeError: (id: number) => ({ error: errors[id] }) },
    connect: () => guard(open),
    /** The engine does not close its connections when it is discarded. */
    close: () => Promise.all(clients.map((client) => client.end())),
    connectToShadowDb: () => guard(() => Promise.reject(new Error('There is no shadow database.'))),
  };
}

async function ask(client: pg.Client, sql: string, values: unknown[]) {
  const answer = await client.query({ text: sql, values, rowMode: 'array', types: { getTypeParser } });
  return {
    columnNames: answer.fields.map((field) => field.name),
    columnTypes: answer.fields.map((field) => TYPES[field.dataTypeID] ?? COLUMN.text),
    rows: answer.rows,
  };
}

const NAME_ARRAY = 1003;
const TEXT_ARRAY = 1009;

/** `name[]` has no parser, but the same format as `text[]`. */
function getTypeParser(oid: number) {
  return pg.types.getTypeParser(oid === NAME_ARRAY ? TEXT_ARRAY : oid);
}
