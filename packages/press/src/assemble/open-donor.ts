import { readFileSync, statSync } from 'node:fs';
import { type PDFDict, type PDFDocument, PDFName } from 'pdf-lib';
import { fogra39 } from '../colour/output-condition.ts';
import { dropDeviceSettings } from '../pdf/device-settings.ts';
import { loadPdf } from '../pdf/load-pdf.ts';
import { readPages } from '../pdf/page-tree.ts';
import { paintInProcessInks } from '../pdf/process-inks.ts';
import { PressError } from '../press-error.ts';
import { placeOfFile } from '../press-place.ts';
import type { BookPlan, PdfSource } from './book-plan.ts';
import { dropOptionalContent } from './without-optional-content.ts';

/** Keys that would pull in half the donor (the target page of a link), or have no meaning outside their file. */
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

/** Files that were opened before their book was planned, by path. */
const openedAhead = new Map<string, Promise<Donor>>();

/** Opened files stay in memory until they are needed; the logos of a fair take 6 MB. */
const AHEAD_BYTES = 64 * 2 ** 20;

/**
 * Opens files that a book will need, up to a total size, so that they are ready when its pages are. A file that cannot be
 * used is reported when it is needed.
 */
export function openAhead(paths: readonly string[]): void {
  // A book that failed or was cancelled has never used its files.
  openedAhead.clear();
  let left = AHEAD_BYTES;
  for (const path of paths) {
    left -= statSync(path, { throwIfNoEntry: false })?.size ?? 0;
    if (left < 0) return;
    const donor = readDonor(path);
    donor.catch(() => undefined);
    openedAhead.set(path, donor);
  }
}

/** Reads an uploaded PDF and prepares its pages for copying. Throws `unreadable` with the file's name. */
export async function openDonor(plan: BookPlan, file: string): Promise<Donor> {
  const source = plan.files[file];
  if (source === undefined)
    throw new PressError('layout', `The plan names no file "${file}".`, { at: placeOfFile(file) });
  try {
    const donor = await (takeOpened(source) ?? readDonor(source));
    paintInProcessInks(donor.doc, (plan.outputCondition ?? fogra39()).profile);
    return donor;
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new PressError('unreadable', `The file "${file}" cannot be used: ${reason}`, {
      at: placeOfFile(file),
      cause,
    });
  }
}

/** Only once, because copying modifies a donor. */
function takeOpened(source: PdfSource): Promise<Donor> | undefined {
  if (typeof source !== 'string') return undefined;
  const donor = openedAhead.get(source);
  openedAhead.delete(source);
  return donor;
}

/** Reads an uploaded PDF and prepares its pages for copying. */
export async function readDonor(source: PdfSource): Promise<Donor> {
  const bytes = typeof source === 'string' ? readFileSync(source) : source;
  const doc = await loadPdf(bytes);
  const pages = readPages(doc);
  for (const page of pages) for (const key of LEFT_BEHIND) page.delete(PDFName.of(key));
  dropOptionalContent(doc, pages);
  dropDeviceSettings(doc);
  return { doc, pages };
}
