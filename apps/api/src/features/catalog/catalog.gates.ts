import { conflict, found } from '../../lib/app-error.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Tx } from '../../lib/database.ts';
import { findCatalog } from './catalog.queries.ts';
import type { CatalogWithDays } from './deadline.queries.ts';
import { findCatalogInWork } from './deadline.queries.ts';

/**
 * The catalogue on which somebody may work today: this one, or without an id the active one, or after its end the one on
 * which somebody may go on.
 * @throws AppError 404; 409 `catalog.inactive` for one that nobody may work on, `catalog.none-active` without any
 */
export async function catalogInWork(
  reader: Pick<Tx, 'catalog'>,
  clock: Clock,
  id?: number,
): Promise<CatalogWithDays> {
  const catalog = await findCatalogInWork(reader, clock, id);
  if (catalog) return catalog;
  if (id === undefined) throw conflict('catalog.none-active');
  const { name } = found(await findCatalog(reader, id));
  throw conflict('catalog.inactive', { name });
}
