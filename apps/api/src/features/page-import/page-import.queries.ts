import { winePages } from '@rebblatt/contracts';
import type { Database, Tx } from '../../lib/database.ts';
import type { Prisma } from '../../lib/generated/prisma/client.ts';

const asSource = {
  catalog: true,
  pageTitle: true,
  stand: { select: { stand: true } },
  importedTo: { select: { targetPageId: true }, orderBy: { targetPageId: 'asc' } },
  categories: { select: { _count: { select: { wines: true } } } },
} satisfies Prisma.PageInclude;

/** A page that can be copied, as the list shows it. */
export type SourceLine = Prisma.PageGetPayload<{
  include: typeof asSource;
  omit: { snapshot: true; printed: true };
}>;

/** An exhibitor's wine pages of the catalogues before a day, the latest catalogue first. */
export const listSources = (db: Database, exhibitorId: number, before: Date): Promise<SourceLine[]> =>
  db.prisma.page.findMany({
    where: { exhibitorId, pageType: { in: winePages }, catalog: { toOn: { lt: before } } },
    orderBy: [{ catalog: { fromOn: 'desc' } }, { position: 'asc' }],
    include: asSource,
    omit: { snapshot: true, printed: true },
  });

/** The page to copy from, locked, with everything that is copied; null when there is none. */
export async function lockSource(tx: Tx, id: number) {
  await tx.$queryRaw`SELECT id FROM page WHERE id = ${id} FOR UPDATE`;
  return tx.page.findUnique({
    where: { id },
    include: {
      catalog: true,
      importedTo: { select: { targetPageId: true } },
      categories: {
        orderBy: { position: 'asc' },
        include: {
          wines: { orderBy: { position: 'asc' }, include: { wine: { select: { prices: true } } } },
        },
      },
    },
  });
}

/** The wines of an exhibitor that count as one of these but for their year, by the key that the database compares. */
export const findVintages = (tx: Tx, exhibitorId: number, wines: { wineKey: string }[]) =>
  tx.wine.findMany({
    where: { exhibitorId, wineKey: { in: wines.map(({ wineKey }) => wineKey) } },
    include: { prices: true, grapes: { orderBy: { position: 'asc' } } },
  });

/** A page to copy from with its content. */
export type Source = NonNullable<Awaited<ReturnType<typeof lockSource>>>;
