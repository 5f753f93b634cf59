import { LOGO_HEIGHT_MM, LOGO_WIDTH_MM } from '@rebblatt/contracts';
import { type PDFDict, PDFDocument, PDFHeader, PDFName, type PDFObject, type PDFRef } from 'pdf-lib';
import { inkOperands } from '../colour/ink.ts';
import { deflated } from '../pdf/replace-stream.ts';
import { ptOf } from '../pdf/units.ts';
import type { Inks } from './picture-inks.ts';
import type { Place } from './place-logo.ts';

const NAME = 'Logo';
const [WIDTH_PT, HEIGHT_PT] = [ptOf(LOGO_WIDTH_MM), ptOf(LOGO_HEIGHT_MM)];

/**
 * Makes a page the panel of a logo: its background, and on it something that is drawn in a square of one unit, or in
 * another size.
 * @param drawn an image or form
 * @param unit the size in which it is drawn, in points
 * @param isGrey whether the background is black alone and written as the grey of the picture on it: programs show two ways
 *   of writing one ink in two greys
 */
export function setPanel(
  page: PDFDict,
  drawn: PDFRef,
  { widthMm, heightMm, xMm, yMm }: Place,
  {
    under,
    unit = { width: 1, height: 1 },
    isGrey = false,
  }: { under: Inks; unit?: { width: number; height: number }; isGrey?: boolean },
): void {
  const { context } = page;
  const fill = isGrey
    ? `${inkOperands([1 - (under[3] as number) / 255])} g`
    : `${inkOperands(Array.from(under, (part) => part / 255))} k`;
  const place = inkOperands([
    ptOf(widthMm) / unit.width,
    0,
    0,
    ptOf(heightMm) / unit.height,
    ptOf(xMm),
    HEIGHT_PT - ptOf(yMm + heightMm),
  ]);
  const content = `${fill}\n0 0 ${inkOperands([WIDTH_PT, HEIGHT_PT])} re\nf\nq\n${place} cm\n/${NAME} Do\nQ\n`;
  const resources = context.obj({}) as PDFDict;
  const objects = context.obj({}) as PDFDict;
  objects.set(PDFName.of(NAME), drawn);
  resources.set(PDFName.of('XObject'), objects);
  const kept: [string, PDFObject | undefined][] = ['Type', 'Parent'].map((key) => [
    key,
    page.get(PDFName.of(key)),
  ]);
  for (const key of page.keys()) page.delete(key);
  for (const [key, value] of kept) if (value) page.set(PDFName.of(key), value);
  const box = () => context.obj([0, 0, Number(WIDTH_PT.toFixed(4)), Number(HEIGHT_PT.toFixed(4))]);
  page.set(PDFName.of('MediaBox'), box());
  page.set(PDFName.of('TrimBox'), box());
  page.set(PDFName.of('Resources'), resources);
  page.set(PDFName.of('Contents'), context.register(deflated(context, Buffer.from(content))));
}

/** Writes a document as logos should be: PDF 1.3, without packed objects. */
export function saved(doc: PDFDocument): Promise<Uint8Array> {
  doc.context.header = PDFHeader.forVersion(1, 3);
  return doc.save({
    useObjectStreams: false,
    addDefaultPage: false,
    updateFieldAppearances: false,
    objectsPerTick: Number.POSITIVE_INFINITY,
  });
}

/** A page with a picture of inks, without loss; in black alone where it has no other ink. */
export async function picturePage(
  picture: { width: number; height: number; inks: Inks },
  place: Place,
  under: Inks,
): Promise<Uint8Array> {
  const doc = await PDFDocument.create({ updateMetadata: false });
  const { context } = doc;
  const { width, height, inks } = picture;
  const isBlack = isBlackAlone(inks);
  const data = isBlack
    ? Uint8Array.from({ length: width * height }, (_, i) => 255 - (inks[i * 4 + 3] as number))
    : inks;
  const image = deflated(context, data);
  for (const [key, value] of Object.entries({
    Type: 'XObject',
    Subtype: 'Image',
    ColorSpace: isBlack ? 'DeviceGray' : 'DeviceCMYK',
  }))
    image.dict.set(PDFName.of(key), PDFName.of(value));
  for (const [key, value] of Object.entries({ Width: width, Height: height, BitsPerComponent: 8 }))
    image.dict.set(PDFName.of(key), context.obj(value));
  const page = doc.addPage([WIDTH_PT, HEIGHT_PT]);
  setPanel(page.node as PDFDict, context.register(image), place, {
    under,
    isGrey: isBlack && isBlackAlone(under),
  });
  return saved(doc);
}

function isBlackAlone(inks: Inks): boolean {
  for (let at = 0; at < inks.length; at += 4) if (inks[at] || inks[at + 1] || inks[at + 2]) return false;
  return true;
}
