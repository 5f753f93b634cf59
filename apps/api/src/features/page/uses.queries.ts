import type { OnPageKind, PageUse } from '@rebblatt/contracts';
import { MAX_PAGE_USES } from '@rebblatt/contracts';
import type { Tx } from '../../lib/database.ts';
import type { Prisma } from '../../lib/generated/prisma/client.ts';
import { scopeWhere } from '../../lib/scope.ts';
import type { PageScope } from './page.policy.ts';

const onPage: Record<OnPageKind, (id: number) => Prisma.PageWhereInput> = {
  wine: (wineId) => ({ categories: { some: { wines: { some: { wineId } } } } }),
  logo: (logoId) => ({ logoId }),
  stand: (standId) => ({ standId }),
  'page-title': (pageTitleId) => ({ pageTitleId }),
};

/** The columns that {@link asUse} needs. */
export const columnsOfUse = {
  id: true,
  position: true,
  catalogId: true,
  catalog: { select: { name: true } },
} as const;

/** A page as a refusal names it. */
export const asUse = ({
  id,
  position,
  catalogId,
  catalog,
}: Prisma.PageGetPayload<{ select: typeof columnsOfUse }>): PageUse => ({
  id,
  position,
  catalog_id: catalogId,
  catalog_name: catalog.name,
});

/**
 * The pages on which something stands, those of the newest catalogue first; at most `MAX_PAGE_USES`.
 * @param within limits them to those that the caller may see
 */
export async function findUses(
  reader: Pick<Tx, 'page'>,
  what: OnPageKind,
  id: number,
  within?: PageScope,
): Promise<PageUse[]> {
  const pages = await reader.page.findMany({
    where: { AND: [onPage[what](id), within ? scopeWhere(within) : {}] },
    orderBy: [{ catalog: { fromOn: 'desc' } }, { position: 'asc' }],
    take: MAX_PAGE_USES,
    select: columnsOfUse,
  });
  return pages.map(asUse);
}
