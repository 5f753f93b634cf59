import { type PDFContext, PDFDocument, PDFHeader, PDFName, PDFString } from 'pdf-lib';
import { boxOf, ptOf } from './boxes.ts';
import type { Canvas } from './canvas.ts';

export interface SpecimenPage {
  widthMm: number;
  heightMm: number;
  /** Distance of the trim from the media box; null writes no trim box. */
  trimInsetMm: number | null;
  canvas: Canvas;
}

/** The creation date of all specimens, so that they are the same on every day. */
const MADE_AT = new Date('2026-01-05T08:00:00Z');

/** Creates a document with fixed metadata. */
export async function startSpecimen(title: string): Promise<PDFDocument> {
  const doc = await PDFDocument.create({ updateMetadata: false });
  doc.setTitle(title);
  doc.setCreator('Specimen');
  doc.setProducer('Specimen');
  doc.setCreationDate(MADE_AT);
  doc.setModificationDate(MADE_AT);
  return doc;
}

/** Adds a page with the boxes that a print office expects. */
export function addSpecimenPage(
  doc: PDFDocument,
  { widthMm, heightMm, trimInsetMm, canvas }: SpecimenPage,
): void {
  const { context } = doc;
  const page = doc.addPage([ptOf(widthMm), ptOf(heightMm)]).node;
  const [width, height] = [ptOf(widthMm), ptOf(heightMm)];
  page.set(PDFName.of('MediaBox'), boxOf(context, [0, 0, width, height]));
  if (trimInsetMm !== null) {
    const inset = ptOf(trimInsetMm);
    page.set(PDFName.of('BleedBox'), boxOf(context, [0, 0, width, height]));
    page.set(PDFName.of('TrimBox'), boxOf(context, [inset, inset, width - inset, height - inset]));
  }
  page.set(PDFName.of('Resources'), canvas.resources(context));
  page.set(PDFName.of('Contents'), context.register(context.flateStream(canvas.content())));
}

/** Sets the output condition; a registered name needs no profile. */
export function nameCondition(doc: PDFDocument): void {
  const intent = doc.context.obj({ Type: 'OutputIntent', S: 'GTS_PDFX' });
  const text = (key: string, value: string) => intent.set(PDFName.of(key), PDFString.of(value));
  text('OutputConditionIdentifier', 'FOGRA39');
  text('RegistryName', 'http://www.color.org');
  doc.catalog.set(PDFName.of('OutputIntents'), doc.context.obj([intent]));
}

/** Writes a specimen; logos are PDF 1.3, ads 1.4. */
export function saveSpecimen(doc: PDFDocument, version: 3 | 4): Promise<Uint8Array> {
  (doc.context as PDFContext).header = PDFHeader.forVersion(1, version);
  return doc.save({ useObjectStreams: false, addDefaultPage: false, updateFieldAppearances: false });
}
