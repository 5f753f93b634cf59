import { administrators } from '@rebblatt/contracts';
import type { Database } from '../../lib/database.ts';
import { sql } from '../../lib/sql.ts';
import { factorIsRequired } from '../factor/factor.queries.ts';

/** Whether an account must have a second factor today; null for an account that does not exist. */
export async function isRequiredToday(db: Database, userId: number): Promise<boolean | null> {
  const [row] = await db.query<{ required: boolean }>(sql`
    SELECT role::text = ANY(${administrators}::text[]) AND ${factorIsRequired} AS required
    FROM "user" WHERE id = ${userId}`);
  return row?.required ?? null;
}
