import type { BookPage, ChangedFact, PrintedContent, PrintedLook } from '@rebblatt/contracts';
import { hasWines, isUploadedPage, winePageInput } from '@rebblatt/contracts';
import { pageOfWines } from '../../drawing/page-of-wines.ts';
import { withCode } from '../../drawing/qr-code.ts';
import { found } from '../../lib/app-error.ts';
import type { Database } from '../../lib/database.ts';
import type { Prisma } from '../../lib/generated/prisma/client.ts';
import { scopeWhere } from '../../lib/scope.ts';
import { findLook } from '../catalog/look.queries.ts';
import type { PageScope } from '../page/page.policy.ts';
import { factsOf, findWinePageInput, livingFacts } from '../page/wine-page.queries.ts';
import { numberBook } from './book-numbers.rules.ts';
import { changedFacts } from './changed-facts.rules.ts';
import { findNumbers } from './plan/plan.queries.ts';
import type { PrintablePage } from './printable.queries.ts';
import { bookPageOf, listPrintablePages } from './printable.queries.ts';

const columns = {
  omit: { search: true, printed: true },
  include: {
    ...livingFacts,
    catalog: true,
    contentFile: { select: { sha256: true, name: true } },
  },
} satisfies Prisma.PageFindManyArgs;

type Row = Prisma.PageGetPayload<typeof columns>;

/** What printing a page needs of the others: their numbers, and for a register what they print, which takes long. */
interface Others {
  numbers(): Promise<(position: number) => number>;
  book(): Promise<PrintablePage[]>;
}

/** Reads when it is first asked for, and only once. */
function once<T>(read: () => Promise<T>): () => Promise<T> {
  let reading: Promise<T> | undefined;
  return () => {
    reading ??= read();
    return reading;
  };
}

const othersIn = (db: Database, catalogId: number): Others => ({
  numbers: once(() => findNumbers(db, catalogId)),
  book: once(async () => (await listPrintablePages(db, catalogId)).pages),
});

/**
 * The printed content of pages of one catalogue, in the order of `ids`: of a wine page its snapshot once it is released,
 * the current data before that.
 * @throws AppError 404 when one of them is outside the scope
 */
export async function findPrintedContents(
  db: Database,
  scope: PageScope,
  ids: number[],
  { withSku = false } = {},
): Promise<PrintedContent[]> {
  const rows = await db.prisma.page.findMany({
    where: { id: { in: ids }, ...scopeWhere(scope) },
    ...columns,
  });
  const byId = new Map(rows.map((page) => [page.id, page]));
  const pages = ids.map((id) => found(byId.get(id)));
  const catalogId = pages[0]?.catalogId ?? 0;
  const others = othersIn(db, catalogId);
  const look = await findLook(db.prisma, catalogId);
  const contents: PrintedContent[] = [];
  for (const page of pages) contents.push(await contentOf(db, page, others, { look, withSku }));
  return contents;
}

/** The printed content of one page, as {@link findPrintedContents}. @throws AppError 404 outside the scope */
export const findPrintedContent = async (
  db: Database,
  scope: PageScope,
  id: number,
  how: { withSku?: boolean } = {},
): Promise<PrintedContent> => found((await findPrintedContents(db, scope, [id], how))[0]);

async function contentOf(
  db: Database,
  page: Row,
  { numbers, book }: Others,
  { look, withSku }: { look: PrintedLook | undefined; withSku: boolean },
): Promise<PrintedContent> {
  const printed = (from_snapshot: 0 | 1, content: BookPage, changed: ChangedFact[] = []): PrintedContent => ({
    catalog_name: page.catalog.name,
    language: 'de',
    ...(look && { look }),
    from_snapshot,
    page: withCode(content, look),
    changed,
  });
  if (hasWines(page.pageType)) {
    const folio = page.active ? (await numbers())(page.position) : null;
    const how = { folio, with_sku: withSku };
    if (page.snapshot !== null) {
      const content = winePageInput.parse(page.snapshot);
      return printed(1, pageOfWines(page.id, content, how), changedFacts(content, factsOf(page)));
    }
    return printed(0, pageOfWines(page.id, found(await findWinePageInput(db.prisma, page.id)), how));
  }
  if (isUploadedPage(page.pageType)) return printed(0, await bookPageOf(db, page, []));
  // A register shows the numbers it would have now, so the whole book has to be numbered.
  const numbered = numberBook(
    (await book()).map((one) => one.book),
    look,
  );
  return printed(0, numbered.find(({ page_id }) => page_id === page.id) ?? (await bookPageOf(db, page, [])));
}
