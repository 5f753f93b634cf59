import type { ErrorCode, ErrorParams } from '@rebblatt/contracts';
import { AppError } from '../../lib/app-error.ts';
import type { Tx } from '../../lib/database.ts';
import type { NamedByPage } from './uses.queries.ts';
import { findUses } from './uses.queries.ts';

/** Refuses to remove what stands on a page, naming the pages. @throws AppError 409 with the pages */
export async function guardUnused(
  tx: Tx,
  [what, id]: [NamedByPage, number],
  code: ErrorCode,
  params?: ErrorParams,
): Promise<void> {
  const uses = await findUses(tx, what, id);
  if (uses.pages.length > 0) throw new AppError(409, code, { params, uses });
}
