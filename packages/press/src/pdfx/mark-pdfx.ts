import { deflateSync } from 'node:zlib';
import { PDFDict, type PDFDocument, PDFName, PDFRawStream, PDFString } from 'pdf-lib';
import type { AssemblyStep } from '../assemble/draft.ts';
import { fileId } from '../assemble/file-id.ts';
import { fogra39, type OutputCondition } from '../colour/output-condition.ts';
import { titleOf, xmpPacket } from './xmp.ts';

const name = (text: string) => PDFName.of(text);
/** The only keys of a printed page. */
const PAGE_KEYS = ['Type', 'Parent', 'Resources', 'MediaBox', 'BleedBox', 'TrimBox', 'Contents', 'Group'];
const PROGRAM = 'Rebblatt';

/**
 * Makes the file conform to PDF/X-4 (ISO 15930-7): output intent with its profile, metadata that agree with the document
 * information, trapping state, and pages with only what is printed. The content of placed files is not changed.
 */
export const markPdfx: AssemblyStep = {
  name: 'mark-pdfx',
  run({ doc, plan, pages }) {
    const title = titleOf(plan.info.title);
    doc.setTitle(title);
    doc.setCreator(PROGRAM);
    doc.setProducer(PROGRAM);
    doc.setCreationDate(plan.info.createdAt);
    doc.setModificationDate(plan.info.createdAt);
    const info = doc.context.lookup(doc.context.trailerInfo.Info);
    if (info instanceof PDFDict) info.set(name('Trapped'), name('False'));

    const packet = xmpPacket({
      title,
      producer: PROGRAM,
      creator: PROGRAM,
      createdAt: plan.info.createdAt,
      documentId: fileId(plan).slice(0, 32),
    });
    const metadata = doc.context.stream(Buffer.from(packet), { Type: 'Metadata', Subtype: 'XML' });
    doc.catalog.set(name('Metadata'), doc.context.register(metadata));
    addOutputIntent(doc, plan.outputCondition ?? fogra39());
    for (const page of pages) if (page) markPage(page);
  },
};

function addOutputIntent(doc: PDFDocument, condition: OutputCondition): void {
  const { context } = doc;
  const dict = context.obj({ N: 4, Filter: 'FlateDecode' }) as PDFDict;
  const profile = PDFRawStream.of(dict, new Uint8Array(deflateSync(condition.profile)));
  const intent = context.obj({ Type: 'OutputIntent', S: 'GTS_PDFX' }) as PDFDict;
  intent.set(name('OutputConditionIdentifier'), PDFString.of(ascii(condition.identifier)));
  intent.set(name('OutputCondition'), PDFString.of(ascii(condition.condition)));
  intent.set(name('Info'), PDFString.of(ascii(condition.condition)));
  if (condition.registry) intent.set(name('RegistryName'), PDFString.of(ascii(condition.registry)));
  intent.set(name('DestOutputProfile'), context.register(profile));
  doc.catalog.set(name('OutputIntents'), context.obj([context.register(intent)]));
}

/** The texts of an output intent are reduced to plain characters; brackets and backslashes would need escapes. */
const ascii = (text: string) => text.replace(/[^ -~]/g, '?').replace(/[()\\]/g, (char) => `\\${char}`);

/** Pages blend in the process inks. A placed page that names another space keeps it, and is reported. */
function markPage(page: PDFDict): void {
  for (const key of page.keys()) if (!PAGE_KEYS.includes(key.decodeText())) page.delete(key);
  const own = page.lookup(name('Group'));
  const group =
    own instanceof PDFDict
      ? own.clone(page.context)
      : (page.context.obj({ S: 'Transparency', I: true, K: false }) as PDFDict);
  if (!group.has(name('CS'))) group.set(name('CS'), name('DeviceCMYK'));
  page.set(name('Group'), group);
}
