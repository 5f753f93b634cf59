import type { CatalogItem, SessionCatalog } from '@rebblatt/contracts';
import type { Clock } from '../../lib/clock.ts';
import type { Catalog } from '../../lib/generated/prisma/client.ts';
import { collectionOf, daysOf } from './catalog.rules.ts';

/** A catalogue as a part of the session and of other items. */
export function presentCatalogBrief(catalog: Catalog, clock: Clock): SessionCatalog {
  return {
    id: catalog.id,
    name: catalog.name,
    catalog_type: catalog.catalogType as 1 | 2,
    ...daysOf(catalog),
    currently_active: collectionOf(catalog, clock) === 'open' ? 1 : 0,
  };
}

/** A catalogue on the wire; `status` is null when there is none or the reader may not see it. */
export const presentCatalog = (
  catalog: Catalog,
  clock: Clock,
  status: CatalogItem['status'],
): CatalogItem => ({
  ...presentCatalogBrief(catalog, clock),
  status,
  reminder_days: catalog.reminderDays,
  version: catalog.version,
});
