import type { BookRun } from '@rebblatt/contracts';
import { printedPagesOf } from '@rebblatt/sheet';
import type { Database } from '../../../lib/database.ts';
import type { Catalog } from '../../../lib/generated/prisma/client.ts';
import { findCatalog } from '../../catalog/catalog.queries.ts';
import { numberBook } from '../../page/kinds/book-numbers.rules.ts';
import type { PrintablePage } from '../../page/kinds/printable.queries.ts';
import { listPrintablePages } from '../../page/kinds/printable.queries.ts';

/** A catalogue's book as it would be printed now, numbered. */
export interface Book {
  catalog: Catalog;
  pages: PrintablePage[];
  run: BookRun;
}

/** The book of a catalogue, or null when there is no such catalogue. */
export async function findBook(db: Database, catalogId: number): Promise<Book | null> {
  const catalog = await findCatalog(db.prisma, catalogId);
  if (!catalog) return null;
  const { pages } = await listPrintablePages(db, catalogId);
  const numbered = numberBook(pages.map(({ book }) => book));
  return { catalog, pages, run: { catalog_name: catalog.name, language: 'de', pages: numbered } };
}

/**
 * The file name of a book made on a day. From the second one on it contains a number, because the names of saved files
 * have to differ.
 */
export async function findBookName(db: Database, catalog: Catalog, day: string): Promise<string> {
  const name = `${catalog.name} ${day}`;
  const earlier = await db.prisma.printResult.count({
    where: { catalogId: catalog.id, file: { name: { startsWith: name } } },
  });
  return earlier === 0 ? `${name}.pdf` : `${name} (${earlier + 1}).pdf`;
}

/** How many pages a book has inside its cover, counted from the layout. */
export const countContentPages = ({ run }: Book) =>
  run.pages.reduce((sum, page) => sum + printedPagesOf(page), 0);
