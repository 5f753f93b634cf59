import { PDFArray, PDFDict, type PDFDocument, PDFName, PDFStream } from 'pdf-lib';
import { checkProfile } from '../colour/check-profile.ts';
import { decodeStream } from '../pdf/streams.ts';
import { PressError } from '../press-error.ts';
import { checkMetadata } from './check-metadata.ts';
import type { Report } from './finding.ts';
import { textOf } from './text-of.ts';

const name = (text: string) => PDFName.of(text);
const CATALOG_KEYS = ['Type', 'Pages', 'Metadata', 'OutputIntents', 'Lang'];

/** The rules about the file as a whole: version, identifier, catalogue, output intent, metadata. */
export function checkFile(bytes: Uint8Array, doc: PDFDocument, report: Report): void {
  const head = Buffer.from(bytes.subarray(0, 8)).toString('latin1');
  if (head !== '%PDF-1.6') report('file-version', head);
  const { ID, Encrypt } = doc.context.trailerInfo;
  if (Encrypt !== undefined) report('encrypted', 'The trailer names an encryption.');
  const halves = ID instanceof PDFArray ? ID.asArray() : [];
  if (halves.length !== 2 || !halves.every((half) => textOf(half) !== undefined))
    report('file-id', 'The trailer has no identifier of two strings.');
  for (const key of doc.catalog.keys())
    if (!CATALOG_KEYS.includes(key.decodeText())) report('catalog-key', key.decodeText());
  checkIntent(doc, report);
  checkMetadata(doc, report);
}

function checkIntent(doc: PDFDocument, report: Report): void {
  const list = doc.catalog.lookup(name('OutputIntents'));
  const intents = list instanceof PDFArray ? list.asArray().map((_, i) => list.lookup(i)) : [];
  const ours = intents.filter(
    (intent) => intent instanceof PDFDict && intent.lookup(name('S')) === name('GTS_PDFX'),
  ) as PDFDict[];
  const [intent] = ours;
  if (ours.length !== 1) report('output-intent', `There are ${ours.length}.`);
  if (intent) checkProfileOf(intent, report);
}

function checkProfileOf(intent: PDFDict, report: Report): void {
  if (!textOf(intent.lookup(name('OutputConditionIdentifier'))))
    report('output-intent', 'It names no condition.');
  const profile = intent.lookup(name('DestOutputProfile'));
  if (!(profile instanceof PDFStream)) {
    report('output-intent', 'It has no profile.');
    return;
  }
  if (String(profile.dict.lookup(name('N'))) !== '4') report('output-intent', 'N is not 4.');
  try {
    checkProfile(decodeStream(profile));
  } catch (error) {
    report('output-intent', error instanceof PressError ? error.message : String(error));
  }
}
