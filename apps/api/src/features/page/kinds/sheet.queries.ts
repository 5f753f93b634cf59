import type { BookPage, PageSheet } from '@rebblatt/contracts';
import { isUploadedPage, WINE_PAGE } from '@rebblatt/contracts';
import { found } from '../../../lib/app-error.ts';
import type { Database } from '../../../lib/database.ts';
import { scopeWhere } from '../../../lib/scope.ts';
import type { PageScope } from '../page.policy.ts';
import { numberBook } from './book-numbers.presenter.ts';
import { bookPageOf, listPrintablePages } from './printable.queries.ts';
import { findWinePageInput } from './wine-page.queries.ts';

/**
 * What one page prints: a wine page its snapshot once it is released, before that the data as they stand now.
 * @throws AppError 404 outside the scope
 */
export async function findSheet(
  db: Database,
  scope: PageScope,
  id: number,
  { withSku = false } = {},
): Promise<PageSheet> {
  const page = found(
    await db.prisma.page.findFirst({
      where: { id, ...scopeWhere(scope) },
      omit: { search: true },
      include: {
        catalog: true,
        exhibitor: { select: { companyName: true } },
        contentFile: { select: { sha256: true, name: true } },
      },
    }),
  );
  const sheet = (from_snapshot: 0 | 1, content: BookPage): PageSheet => ({
    catalog_name: page.catalog.name,
    language: 'de',
    from_snapshot,
    page: content,
  });
  if (page.pageType === WINE_PAGE) {
    const live = page.snapshot === null ? found(await findWinePageInput(db.prisma, id)) : null;
    if (!live) {
      const released = await bookPageOf(db, page, []);
      return sheet(1, released.page_type === WINE_PAGE ? { ...released, with_sku: withSku } : released);
    }
    return sheet(0, { page_id: id, folio: null, page_type: WINE_PAGE, with_sku: withSku, content: live });
  }
  if (isUploadedPage(page.pageType)) return sheet(0, await bookPageOf(db, page, []));
  // A register shows the numbers it would have now, so the whole book is laid out in numbers.
  const { pages } = await listPrintablePages(db, page.catalogId);
  const numbered = numberBook(pages.map(({ book }) => book));
  return sheet(0, numbered.find(({ page_id }) => page_id === id) ?? (await bookPageOf(db, page, [])));
}
