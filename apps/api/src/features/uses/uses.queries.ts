import type { OnPageKind, PageUse, Uses } from '@rebblatt/contracts';
import { MAX_USES } from '@rebblatt/contracts';
import type { Tx } from '../../lib/database.ts';
import type { Prisma } from '../../lib/generated/prisma/client.ts';
import type { Scope } from '../../lib/scope.ts';
import { scopeWhere } from '../../lib/scope.ts';

/** What a page can name and that then cannot be removed: of reference data too. */
export type NamedByPage = OnPageKind | 'stand' | 'page-title' | 'bottle-size';

const onPage: Record<NamedByPage, (id: number) => Prisma.PageWhereInput> = {
  wine: (wineId) => ({ categories: { some: { wines: { some: { wineId } } } } }),
  logo: (logoId) => ({ logoId }),
  stand: (standId) => ({ standId }),
  'page-title': (pageTitleId) => ({ pageTitleId }),
  'bottle-size': (id) => ({
    categories: { some: { OR: [{ bottleSize1Id: id }, { bottleSize2Id: id }] } },
  }),
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
 * The pages on which something stands, those of the newest catalogue first; at most `MAX_USES`, and how many more.
 * @param within limits them to those that the caller may see
 */
export async function findUses(
  reader: Pick<Tx, 'page'>,
  what: NamedByPage,
  id: number,
  within?: Scope<'page'>,
): Promise<Required<Pick<Uses, 'pages' | 'more'>>> {
  const where = { AND: [onPage[what](id), within ? scopeWhere(within) : {}] };
  const pages = await reader.page.findMany({
    where,
    orderBy: [{ catalog: { fromOn: 'desc' } }, { position: 'asc' }],
    take: MAX_USES,
    select: columnsOfUse,
  });
  const more = pages.length < MAX_USES ? 0 : (await reader.page.count({ where })) - pages.length;
  return { pages: pages.map(asUse), more };
}
