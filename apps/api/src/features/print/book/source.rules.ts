import { createHash } from 'node:crypto';
import {
  hasFactsUnderWines,
  isUploadedPage,
  type PrintedLook,
  winesOf,
  withoutFacts,
} from '@rebblatt/contracts';
import { awardDrawings, pageStylesheet } from '@rebblatt/printed-page';
import type { PrintablePage } from '../../book/printable.queries.ts';

const hashOf = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex');

/** A hash of what a page is laid out from, without its place in the book: of an upload its file, of a
 * wine what the design prints. */
export function sourceOf(catalogName: string, { book, file }: PrintablePage, look?: PrintedLook): string {
  if (isUploadedPage(book.page_type)) return hashOf([file?.sha256]);
  const wines = hasFactsUnderWines(look) ? null : winesOf(book);
  return hashOf([catalogName, book.page_type, wines ? withoutFacts(wines) : book.content]);
}

/** A hash of what all pages share: the templates, the catalogue's own design, and the output condition by its identifier. */
export const designOf = (condition: string, look?: PrintedLook): string =>
  hashOf([pageStylesheet(look), awardDrawings, condition, ...(look ? [look] : [])]);
