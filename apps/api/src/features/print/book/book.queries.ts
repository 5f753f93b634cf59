import type { BookRun } from '@rebblatt/contracts';
import { printedPagesOf } from '@rebblatt/printed-page';
import { withCodes } from '../../../drawing/qr-code.ts';
import type { Database } from '../../../lib/database.ts';
import type { Catalog } from '../../../lib/generated/prisma/client.ts';
import { numberBook } from '../../book/book-numbers.rules.ts';
import type { LeftOutPage, PrintablePage } from '../../book/printable.queries.ts';
import { listPrintablePages } from '../../book/printable.queries.ts';
import { findCatalog } from '../../catalog/catalog.queries.ts';
import { findLook } from '../../catalog/look.queries.ts';

/** A catalogue's book as it would be printed now, numbered. */
export interface Book {
  catalog: Catalog;
  pages: PrintablePage[];
  leftOut: LeftOutPage[];
  run: BookRun;
}

/** The book of a catalogue, or null when there is no such catalogue. */
export async function findBook(db: Database, catalogId: number): Promise<Book | null> {
  const catalog = await findCatalog(db.prisma, catalogId);
  if (!catalog) return null;
  const { pages, leftOut } = await listPrintablePages(db, catalogId);
  const look = await findLook(db.prisma, catalogId);
  const numbered = numberBook(
    pages.map(({ book }) => book),
    look,
  );
  const run = {
    catalog_name: catalog.name,
    language: 'de' as const,
    ...(look && { look }),
    pages: withCodes(numbered, look),
  };
  return { catalog, pages, leftOut, run };
}

/** The number of a book within its catalogue, and the name of its file, which says it. */
export interface BookName {
  number: number;
  name: string;
}

/** How the next book of a catalogue is called; only one is made at a time. @param day of its making, YYYY-MM-DD */
export async function findBookName(db: Database, { id, name }: Catalog, day: string): Promise<BookName> {
  const { _max } = await db.prisma.printResult.aggregate({
    where: { catalogId: id },
    _max: { number: true },
  });
  const number = (_max.number ?? 0) + 1;
  return { number, name: `${name} ${day} Buch ${number}.pdf` };
}

/** How many pages a book has inside its cover, counted from the layout. */
export const countContentPages = ({ run }: Book) =>
  run.pages.reduce((sum, page) => sum + printedPagesOf(page, run.look), 0);
