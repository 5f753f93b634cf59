import type { BookState } from '@rebblatt/contracts';
import { printManifest } from '@rebblatt/contracts';
import type { Database } from '../../../lib/database.ts';
import { findPreflightAsk } from '../../print-setting/print-setting.queries.ts';
import { findBook } from '../book/book.queries.ts';
import { designOf, sourceOf } from '../book/source.rules.ts';
import type { PrintedNow } from './state.rules.ts';
import { bookStateOf } from './state.rules.ts';

async function findPrintedNow(db: Database, catalogId: number): Promise<PrintedNow> {
  const [book, { condition }] = await Promise.all([findBook(db, catalogId), findPreflightAsk(db)]);
  const sources = (book?.pages ?? []).map(
    (page) => [page.book.page_id, sourceOf(book?.catalog.name ?? '', page, book?.run.look)] as const,
  );
  return { sources: new Map(sources), design: designOf(condition, book?.run.look) };
}

/** What each of these books of one catalogue is: complete or a draft, current or outdated. */
export async function findBookStates(
  db: Database,
  catalogId: number,
  results: { id: number; manifest: unknown }[],
): Promise<Map<number, BookState>> {
  const now = await findPrintedNow(db, catalogId);
  return new Map(results.map(({ id, manifest }) => [id, bookStateOf(printManifest.parse(manifest), now)]));
}

/** The same of one book. */
export async function findBookState(
  db: Database,
  { catalogId, manifest }: { catalogId: number; manifest: unknown },
): Promise<BookState> {
  return bookStateOf(printManifest.parse(manifest), await findPrintedNow(db, catalogId));
}
