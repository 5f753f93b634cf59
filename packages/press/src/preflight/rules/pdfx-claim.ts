import type { PreflightVariant } from '@rebblatt/contracts';
import type { PDFDocument } from 'pdf-lib';
import { PDFArray, PDFDict } from 'pdf-lib';
import { decodeFilters } from '../../pdf/decode-filters.ts';
import { entryOf, nameOf, streamOf } from '../../pdf/entries.ts';
import { found } from './found.ts';
import { conditionOf, printIntents, textOf } from './output-intent.ts';
import type { CheckedFile, FileRule } from './rule.ts';

const MAX_METADATA_BYTES = 4 * 1024 * 1024;

/**
 * A file that claims to be PDF/X has at least the structure of PDF/X. That it has both a trim and an art box is only
 * noted: Illustrator always writes both, and a book writes boxes of its own.
 */
export const pdfxClaim: FileRule = {
  codes: ['PDFX-CLAIM', 'PAGE-BOX-NEST'],
  run(file) {
    const xmp = metadataOf(file.doc);
    const claimed = claimOf(file.doc, xmp);
    if (!claimed) return [];
    const plausible = isPlausible(file, xmp);
    return [
      ...(plausible ? [] : [found('PDFX-CLAIM', 'warning', { measured: claimed })]),
      ...(file.facts.pages.some(({ trim, art }) => trim && art)
        ? [found('PAGE-BOX-NEST', 'info', { params: { variant: 'trimAndArt' satisfies PreflightVariant } })]
        : []),
    ];
  },
};

function claimOf(doc: PDFDocument, xmp: string): string | undefined {
  const named = textOf(entryOf(infoOf(doc), 'GTS_PDFXVersion'));
  return named ?? /GTS_PDFXVersion(?:>|=")\s*([^<"]+)/.exec(xmp)?.[1]?.trim();
}

function isPlausible({ doc, facts, pages }: CheckedFile, xmp: string): boolean {
  const [intent, ...more] = printIntents(doc);
  const trapped = nameOf(infoOf(doc), 'Trapped') ?? /Trapped(?:>|=")\s*(\w+)/.exec(xmp)?.[1];
  return (
    intent !== undefined &&
    more.length === 0 &&
    conditionOf(intent).length > 0 &&
    doc.context.trailerInfo.ID instanceof PDFArray &&
    (trapped === 'True' || trapped === 'False') &&
    facts.pages.every(({ trim, art }) => trim !== null || art !== null) &&
    pages.every(({ fontsEmbedded }) => fontsEmbedded)
  );
}

function infoOf(doc: PDFDocument): PDFDict | undefined {
  const { Info } = doc.context.trailerInfo;
  const info = Info && doc.context.lookup(Info);
  return info instanceof PDFDict ? info : undefined;
}

function metadataOf(doc: PDFDocument): string {
  const stream = streamOf(doc.catalog, 'Metadata');
  try {
    return stream ? Buffer.from(decodeFilters(stream, MAX_METADATA_BYTES).bytes).toString('utf8') : '';
  } catch {
    return '';
  }
}
