import { PDFArray, PDFDict, type PDFDocument, PDFName, PDFStream } from 'pdf-lib';
import { LOGO_NAME } from '../assemble/place-logos.ts';
import { loadPdf } from '../pdf/load-pdf.ts';
import { readPages } from '../pdf/page-tree.ts';
import { concatenate, contentStreams } from '../pdf/streams.ts';
import { checkFile } from './check-file.ts';
import { checkPage } from './check-page.ts';
import type { PdfxCode, PdfxFinding } from './finding.ts';
import { Painted } from './painted.ts';
import { hashOf } from './space-codes.ts';

/** PDF/X-4 allows these in files with an output intent; the press's own pages use only process inks. */
const ONLY_OURS: readonly PdfxCode[] = ['not-print-colour'];

/**
 * Reads a finished file again and checks whether it is PDF/X-4: its structure, and what every page paints. Laid-out pages
 * may paint only DeviceCMYK and DeviceGray, placed files whatever PDF/X-4 allows.
 *
 * Follows ISO 15930-7 as far as it is publicly described; not a certification.
 * @param kinds for each page in order, whether it was laid out or placed
 */
export async function checkPdfx(
  bytes: Uint8Array,
  kinds: readonly ('laid-out' | 'placed')[],
): Promise<PdfxFinding[]> {
  const findings: PdfxFinding[] = [];
  const forFile = (code: PdfxCode, detail: string) =>
    void findings.push({ code, origin: 'document', page: null, detail });
  try {
    const doc = await loadPdf(bytes, { ignoreEncryption: true });
    checkFile(bytes, doc, forFile);
    const pages = readPages(doc);
    if (pages.length !== kinds.length)
      forFile('page-count', `The file has ${pages.length} pages, not ${kinds.length}.`);
    const painted = new Painted(outputProfileOf(doc));
    for (const [i, page] of pages.entries())
      findings.push(...pageFindings(page, i + 1, kinds[i] ?? 'placed', painted));
  } catch (error) {
    forFile('unreadable', error instanceof Error ? error.message : String(error));
  }
  return findings;
}

function pageFindings(
  page: PDFDict,
  number: number,
  kind: 'laid-out' | 'placed',
  painted: Painted,
): PdfxFinding[] {
  const findings: PdfxFinding[] = [];
  const add = (origin: PdfxFinding['origin']) => (code: PdfxCode, detail: string) => {
    if (origin === 'laid-out' || !ONLY_OURS.includes(code))
      findings.push({ code, origin, page: number, detail });
  };
  checkPage(page, add('laid-out'));
  const group = page.lookup(PDFName.of('Group'));
  const space = group instanceof PDFDict ? group.lookup(PDFName.of('CS')) : undefined;
  if (space !== undefined && space !== PDFName.of('DeviceCMYK')) add(kind)('blending-space', 'page');
  const resources = page.lookup(PDFName.of('Resources'));
  const logo = { name: LOGO_NAME, codes: new Map<PdfxCode, string>() };
  try {
    const content = concatenate(contentStreams(page.lookup(PDFName.of('Contents')), page.context));
    const own = painted.page(
      content,
      resources instanceof PDFDict ? resources : undefined,
      kind === 'laid-out' ? logo : undefined,
    );
    for (const [code, detail] of own) add(kind)(code, detail);
    for (const [code, detail] of logo.codes) add('placed')(code, detail);
  } catch (error) {
    add(kind)('unreadable', error instanceof Error ? error.message : String(error));
  }
  return findings;
}

function outputProfileOf(doc: PDFDocument): string {
  const intents = doc.catalog.lookup(PDFName.of('OutputIntents'));
  const intent = intents instanceof PDFArray ? intents.lookup(0) : undefined;
  const profile = intent instanceof PDFDict ? intent.lookup(PDFName.of('DestOutputProfile')) : undefined;
  return profile instanceof PDFStream ? hashOf(profile) : '';
}
