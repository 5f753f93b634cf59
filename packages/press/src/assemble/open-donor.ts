import { readFileSync } from 'node:fs';
import { type PDFDict, type PDFDocument, PDFName } from 'pdf-lib';
import { loadPdf } from '../pdf/load-pdf.ts';
import { readPages } from '../pdf/page-tree.ts';
import { PressError } from '../press-error.ts';
import type { BookPlan } from './book-plan.ts';
import { dropHiddenLayers } from './hidden-layers.ts';

/** Keys that would drag half the donor along (a link's target page), or mean nothing outside their own file. */
const LEFT_BEHIND = [
  'Annots',
  'StructParents',
  'Tabs',
  'PieceInfo',
  'Thumb',
  'AA',
  'B',
  'Metadata',
  'PresSteps',
  'Trans',
];

export interface Donor {
  doc: PDFDocument;
  pages: PDFDict[];
}

/** Reads an uploaded PDF and makes its pages fit to be copied. Throws `unreadable` with the file's name. */
export async function openDonor(plan: BookPlan, file: string): Promise<Donor> {
  const source = plan.files[file];
  if (source === undefined)
    throw new PressError('layout', `The plan names no file "${file}".`, { detail: file });
  try {
    const bytes = typeof source === 'string' ? readFileSync(source) : source;
    const doc = await loadPdf(bytes);
    const pages = readPages(doc);
    for (const page of pages) {
      for (const key of LEFT_BEHIND) page.delete(PDFName.of(key));
      dropHiddenLayers(doc, page);
    }
    return { doc, pages };
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new PressError('unreadable', `The file "${file}" cannot be used: ${reason}`, {
      detail: file,
      cause,
    });
  }
}
