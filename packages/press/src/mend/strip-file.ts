import { type PDFDict, type PDFDocument, PDFName } from 'pdf-lib';
import { dictOf } from '../pdf/entries.ts';

const name = (text: string) => PDFName.of(text);
const OF_CATALOG = ['OpenAction', 'AA', 'AF', 'Threads', 'Collection', 'NeedsRendering', 'AcroForm'];
const OF_PAGE = ['AA', 'Thumb', 'PieceInfo', 'AF', 'PresSteps', 'Trans', 'B'];

/** Removes what runs, what is attached, and the form, whose fields have become part of the pages. */
export function stripPrograms({ catalog }: PDFDocument, pages: readonly PDFDict[]): void {
  for (const key of OF_CATALOG) catalog.delete(name(key));
  const names = dictOf(catalog, 'Names');
  for (const key of ['JavaScript', 'EmbeddedFiles', 'AlternatePresentations']) names?.delete(name(key));
  for (const page of pages) for (const key of OF_PAGE) page.delete(name(key));
}
