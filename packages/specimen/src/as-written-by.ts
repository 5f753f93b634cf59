import {
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFDocument,
  PDFHeader,
  PDFHexString,
  PDFName,
  type PDFObject,
  PDFString,
} from 'pdf-lib';
import { boxOf, ptOf } from './boxes.ts';
import { marksBeside } from './printers-sheet.ts';
import { type Program, type ProgramName, programs } from './programs.ts';

type Corners = [number, number, number, number];

const name = (text: string) => PDFName.of(text);
const grown = ([x0, y0, x1, y1]: Corners, by: number): Corners => [x0 - by, y0 - by, x1 + by, y1 + by];

/**
 * The same page as a program would have written it: with its boxes, group, layers, marks and metadata.
 * @param good a file of one page with a media box that is its bleed, and a trim box
 */
export async function asWrittenBy(program: ProgramName, good: Uint8Array): Promise<Uint8Array> {
  const doc = await PDFDocument.load(good, { updateMetadata: false });
  const written: Program = programs[program];
  const page = doc.getPage(0).node;
  const bleed = cornersOf(page, 'MediaBox');
  const trim = page.has(name('TrimBox')) ? cornersOf(page, 'TrimBox') : bleed;
  if (written.layers) putOnLayer(doc, page, written.layers);
  if (written.marksAtMm !== undefined) drawBeside(page, marksBeside(trim, ptOf(written.marksAtMm)));
  writeBoxes(page, written, { bleed, trim });
  if (written.group) page.set(name('Group'), groupIn(doc.context, written.group));
  if (written.privateData) page.set(name('PieceInfo'), doc.context.obj({ Adobe: { Private: {} } }));
  if (written.tagged) {
    page.set(name('StructParents'), doc.context.obj(0));
    doc.catalog.set(name('MarkInfo'), doc.context.obj({ Marked: true }));
  }
  describe(doc, written);
  doc.context.header = PDFHeader.forVersion(1, Number(written.version.slice(2)));
  return doc.save({
    useObjectStreams: written.packed === true,
    addDefaultPage: false,
    updateFieldAppearances: false,
  });
}

function cornersOf(page: PDFDict, key: string): Corners {
  const { x, y, width, height } = page.lookup(name(key), PDFArray).asRectangle();
  return [x, y, x + width, y + height];
}

function writeBoxes(
  page: PDFDict,
  program: Program,
  { bleed, trim }: Record<'bleed' | 'trim', Corners>,
): void {
  const sheet = grown(bleed, ptOf(program.roomMm ?? 0));
  const [x0, y0, x1, y1] = trim;
  // What a drawing covers has nothing to do with the page.
  const drawing: Corners = [x0 + 20, y0 + 30, x1 - 5, y1 - 40];
  const boxes: Record<string, Corners> = {
    CropBox: program.cropIsTrim ? trim : sheet,
    BleedBox: bleed,
    TrimBox: trim,
    ArtBox: program.artIsDrawing ? drawing : trim,
  };
  for (const key of Object.keys(boxes)) page.delete(name(key));
  page.set(name('MediaBox'), boxOf(page.context, sheet));
  for (const key of program.boxes) page.set(name(key), boxOf(page.context, boxes[key] as Corners));
}

function groupIn(context: PDFContext, space: NonNullable<Program['group']>): PDFObject {
  const profile = () =>
    context.register(context.flateStream(Buffer.alloc(128), { N: 3, Alternate: 'DeviceRGB' }));
  const CS = space === 'icc' ? ['ICCBased', profile()] : space;
  return context.obj({ Type: 'Group', S: 'Transparency', I: true, K: false, CS } as never);
}

/** Everything on one layer that is on, as documents with a single layer have it. */
function putOnLayer(doc: PDFDocument, page: PDFDict, by: NonNullable<Program['layers']>): void {
  const { context, catalog } = doc;
  const usage = { CreatorInfo: { Creator: PDFString.of('Adobe Illustrator 23.1'), Subtype: 'Artwork' } };
  const own = by === 'adobe' ? { Intent: ['View', 'Design'], Usage: usage } : {};
  const layer = context.register(
    context.obj({ Type: 'OCG', Name: PDFString.of('Ebene 1'), ...own } as never),
  );
  const settings =
    by === 'adobe'
      ? { AS: [], ON: [layer], OFF: [], Order: [layer], RBGroups: [] }
      : { OFF: [], Order: [layer], RBGroups: [] };
  catalog.set(name('OCProperties'), context.obj({ OCGs: [layer], D: settings } as never));
  const resources = page.lookup(name('Resources'), PDFDict).clone(context);
  resources.set(name('Properties'), context.obj({ MC0: layer }));
  page.set(name('Resources'), resources);
  wrap(page, '/OC /MC0 BDC\n', '\nEMC');
}

/** Draws on the sheet, after the page; its resources have names of their own. */
function drawBeside(page: PDFDict, { content, resources }: ReturnType<typeof marksBeside>): void {
  const { context } = page;
  const own = page.lookup(name('Resources'), PDFDict).clone(context);
  for (const [kind, entries] of Object.entries(resources)) {
    const known = own.lookup(name(kind));
    const merged = known instanceof PDFDict ? known.clone(context) : (context.obj({}) as PDFDict);
    for (const [key, entry] of Object.entries(entries)) merged.set(name(key), context.obj(entry as never));
    own.set(name(kind), merged);
  }
  page.set(name('Resources'), own);
  wrap(page, 'q\n', `\nQ\n${content}`);
}

function wrap(page: PDFDict, before: string, after: string): void {
  const { context } = page;
  const own = page.get(name('Contents'));
  const contents = page.lookup(name('Contents'));
  const streams = contents instanceof PDFArray ? contents.asArray() : own ? [own] : [];
  const stream = (text: string) => context.register(context.flateStream(text));
  page.set(name('Contents'), context.obj([stream(before), ...streams, stream(after)]));
}

function describe(doc: PDFDocument, { creator, producer, pdfx }: Program): void {
  const { context, catalog } = doc;
  const info = context.lookup(context.trailerInfo.Info);
  const about = info instanceof PDFDict ? info : (context.obj({}) as PDFDict);
  about.set(name('Creator'), PDFString.of(creator));
  about.set(name('Producer'), PDFString.of(producer));
  if (pdfx) about.set(name('Trapped'), name('False'));
  if (pdfx && pdfx !== 'PDF/X-4') about.set(name('GTS_PDFXVersion'), PDFString.of(pdfx));
  context.trailerInfo.Info = context.register(about);
  const claim = pdfx === 'PDF/X-4' ? `<pdfxid:GTS_PDFXVersion>${pdfx}</pdfxid:GTS_PDFXVersion>` : '';
  const packet = `<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta>${claim}</x:xmpmeta><?xpacket end="w"?>`;
  const metadata = context.stream(packet, { Type: 'Metadata', Subtype: 'XML' });
  catalog.set(name('Metadata'), context.register(metadata));
  const half = PDFHexString.of('5eb1a77'.padEnd(32, '0'));
  context.trailerInfo.ID = context.obj([half, half]);
  if (!pdfx || catalog.has(name('OutputIntents'))) return;
  const intent = context.obj({ Type: 'OutputIntent', S: 'GTS_PDFX' }) as PDFDict;
  intent.set(name('OutputConditionIdentifier'), PDFString.of('FOGRA39'));
  catalog.set(name('OutputIntents'), context.obj([intent]));
}
