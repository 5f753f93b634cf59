import { isUploadedPage, MAX_USES } from '@rebblatt/contracts';
import { AppError, invalidField, notFound } from '../../lib/app-error.ts';
import type { Database } from '../../lib/database.ts';
import { asUse, columnsOfUse } from '../uses/uses.queries.ts';

/**
 * The chosen pages of one catalogue by position, of which every one can be printed.
 * @throws AppError 404 when there is no such page; 422 on `ids` for pages of several catalogues; 409 `page.no-pdf`
 *   with the pages whose file is missing
 */
export async function findChosenPages(db: Database, ids: number[]): Promise<number[]> {
  const pages = await db.prisma.page.findMany({
    where: { id: { in: ids } },
    orderBy: { position: 'asc' },
    select: { ...columnsOfUse, pageType: true, contentFileId: true },
  });
  if (pages.length < ids.length) throw notFound();
  if (pages.some(({ catalogId }) => catalogId !== pages[0]?.catalogId))
    throw invalidField('ids', 'validation.invalid');
  const missing = pages.filter(
    ({ pageType, contentFileId }) => isUploadedPage(pageType) && contentFileId === null,
  );
  if (missing.length > 0) {
    const named = missing.slice(0, MAX_USES).map(asUse);
    throw new AppError(409, 'page.no-pdf', { uses: { pages: named, more: missing.length - named.length } });
  }
  return pages.map(({ id }) => id);
}
