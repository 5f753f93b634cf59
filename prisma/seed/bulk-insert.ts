/** The part of a database connection that the seed needs. */
export interface Connection {
  query(sql: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[] }>;
}

/** Columns by their name in the database; every row of one insert has the same. */
export type Row = Record<string, unknown>;

const ROWS_PER_STATEMENT = 5000;

/**
 * Inserts rows in few statements; their types are read from the table. When rows contain ids, the sequence of the
 * column continues after the highest one.
 */
export async function bulkInsert(connection: Connection, table: string, rows: Row[]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = Object.keys(first)
    .map((column) => `"${column}"`)
    .join(', ');
  for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT) {
    const part = JSON.stringify(rows.slice(start, start + ROWS_PER_STATEMENT));
    await connection.query(
      `INSERT INTO "${table}" (${columns}) SELECT ${columns} FROM jsonb_populate_recordset(NULL::"${table}", $1::jsonb)`,
      [part],
    );
  }
  if ('id' in first) {
    await connection.query(
      `SELECT setval(sequence, (SELECT max(id) FROM "${table}"))
       FROM pg_get_serial_sequence('"${table}"', 'id') AS sequence WHERE sequence IS NOT NULL`,
    );
  }
}
