import { AppError } from '../../lib/app-error.ts';
import type { Tx } from '../../lib/database.ts';
import type { HeldKind } from './holders.queries.ts';
import { findHolders } from './holders.queries.ts';

/** The table by which the refusal says how something is used. */
const tables: Record<HeldKind, string> = {
  stand: 'catalog_stand',
  service: 'catalog_request_service',
  'page-title': 'catalog_request',
};

/** Refuses to remove what exhibitors have or ordered, naming them. @throws AppError 409 with the exhibitors */
export async function guardUnheld(tx: Tx, [what, id]: [HeldKind, number]): Promise<void> {
  const uses = await findHolders(tx, what, id);
  if (uses.exhibitors.length > 0)
    throw new AppError(409, 'conflict.in-use', { params: { use: tables[what] }, uses });
}
