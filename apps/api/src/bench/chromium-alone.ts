import { createPress, layOutRun, type Press } from '@rebblatt/press';
import { findBook } from '../features/print/book/book.queries.ts';
import type { Stage } from './stage.ts';

/** A running Chromium at normal priority, and a book's HTML in one document, which prints fastest. */
export interface ChromiumAlone {
  /** Prints it once. @returns seconds */
  print(): Promise<number>;
  close(): Promise<void>;
}

export async function openChromiumAlone({ db, dataDir }: Stage, catalogId: number): Promise<ChromiumAlone> {
  const book = await findBook(db, catalogId);
  if (!book) throw new Error('The demo book is missing.');
  const withFile = new Set(book.pages.filter((page) => page.file).map((page) => page.book.page_id));
  const pages = book.run.pages.filter((page) => !withFile.has(page.page_id));
  const { documents } = layOutRun({ ...book.run, pages }, (run) => [run]);
  const press = createPress({ dataDir, lowPriority: false });
  await press.ready();
  return { print: () => printAll(press, documents), close: () => press.close() };
}

async function printAll(press: Press, documents: string[]): Promise<number> {
  const startedAt = performance.now();
  for (const document of documents) await press.print(document);
  return (performance.now() - startedAt) / 1000;
}
