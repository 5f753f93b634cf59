import { createHash } from 'node:crypto';
import { isUploadedPage, type PrintedLook } from '@rebblatt/contracts';
import { awardDrawings, pageStylesheet } from '@rebblatt/printed-page';
import type { PrintablePage } from '../../book/printable.queries.ts';

const hashOf = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex');

/** A hash of what a page is laid out from, without its place in the book: of an upload its file. */
export const sourceOf = (catalogName: string, { book, file }: PrintablePage): string =>
  hashOf(isUploadedPage(book.page_type) ? [file?.sha256] : [catalogName, book.page_type, book.content]);

/** A hash of what all pages share: the templates, the catalogue's own design, and the output condition by its identifier. */
export const designOf = (condition: string, look?: PrintedLook): string =>
  hashOf([pageStylesheet(look), awardDrawings, condition, ...(look ? [look] : [])]);
