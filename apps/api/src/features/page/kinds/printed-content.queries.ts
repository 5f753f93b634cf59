import type { BookPage, PrintedContent } from '@rebblatt/contracts';
import { isUploadedPage, WINE_PAGE, winePageInput } from '@rebblatt/contracts';
import { printedPagesOf } from '@rebblatt/sheet';
import { found } from '../../../lib/app-error.ts';
import type { Database } from '../../../lib/database.ts';
import { scopeWhere } from '../../../lib/scope.ts';
import type { PageScope } from '../page.policy.ts';
import { numberBook } from './book-numbers.rules.ts';
import { bookPageOf, listPrintablePages } from './printable.queries.ts';
import { findWinePageInput } from './wine-page.queries.ts';

/**
 * The printed content of one page: of a wine page its snapshot once it is released, the current data before that.
 * @throws AppError 404 outside the scope
 */
export async function findPrintedContent(
  db: Database,
  scope: PageScope,
  id: number,
  { withSku = false } = {},
): Promise<PrintedContent> {
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
  const printed = (from_snapshot: 0 | 1, content: BookPage): PrintedContent => ({
    catalog_name: page.catalog.name,
    language: 'de',
    from_snapshot,
    page: content,
  });
  if (page.pageType === WINE_PAGE) {
    const folio = page.active ? await findFolio(db, page) : null;
    const bare = { page_id: id, folio, page_type: WINE_PAGE, with_sku: withSku } as const;
    if (page.snapshot !== null) return printed(1, { ...bare, content: winePageInput.parse(page.snapshot) });
    return printed(0, { ...bare, content: found(await findWinePageInput(db.prisma, id)) });
  }
  if (isUploadedPage(page.pageType)) return printed(0, await bookPageOf(db, page, []));
  // A register shows the numbers it would have now, so the whole book has to be numbered.
  const { pages } = await listPrintablePages(db, page.catalogId);
  const numbered = numberBook(pages.map(({ book }) => book));
  return printed(0, numbered.find(({ page_id }) => page_id === id) ?? (await bookPageOf(db, page, [])));
}

/** The number a page would have if the book were printed now: one more than all printed pages before it. */
async function findFolio(db: Database, page: { catalogId: number; position: number }): Promise<number> {
  const { pages } = await listPrintablePages(db, page.catalogId);
  const before = pages.filter(({ position }) => position < page.position);
  return 1 + before.reduce((sum, { book }) => sum + printedPagesOf(book), 0);
}
