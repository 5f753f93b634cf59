import { PDFArray, PDFDict, PDFDocument, PDFName, type PDFObject, PDFObjectCopier, PDFStream } from 'pdf-lib';
import { colorantsOf } from '../content/colour-space.ts';
import { PROCESS_INKS } from './plate-colour.ts';

const name = (text: string) => PDFName.of(text);
/** A press with eight units has four for spot inks; further ones print with their alternate. */
const MAX_SPOTS = 8;
const MAX_DEPTH = 12;
/** How many tints of the alternate of an ink are sampled. */
export const TINTS = 256;

/** A spot ink, with a colour space that defines how it looks. */
export interface SpotInk {
  name: string;
  space: PDFArray;
}

const NO_INK = new Set<string>([...PROCESS_INKS, 'All', 'None', '']);

/** The inks besides the process inks that the colour spaces of a document name. */
export function spotInks(doc: PDFDocument): SpotInk[] {
  const found = new Map<string, PDFArray>();
  const visit = (value: PDFObject, depth: number): void => {
    if (depth > MAX_DEPTH) return;
    const dict = value instanceof PDFStream ? value.dict : value;
    if (dict instanceof PDFDict) for (const inner of dict.values()) visit(inner, depth + 1);
    if (!(value instanceof PDFArray)) return;
    const family = value.size() >= 4 ? value.get(0) : undefined;
    if (family === name('Separation') || family === name('DeviceN')) {
      const inks = colorantsOf(value);
      // A space of only this ink defines best how it looks.
      for (const ink of inks)
        if (!NO_INK.has(ink) && (inks.length === 1 || !found.has(ink))) found.set(ink, value);
    }
    for (const inner of value.asArray()) visit(inner, depth + 1);
  };
  for (const [, object] of doc.context.enumerateIndirectObjects()) visit(object, 0);
  return [...found].slice(0, MAX_SPOTS).map(([ink, space]) => ({ name: ink, space }));
}

/** A page whose rows show each ink from none to full, one pixel per point. */
export async function tintPage(source: PDFDocument, inks: readonly SpotInk[]): Promise<Uint8Array> {
  const doc = await PDFDocument.create({ updateMetadata: false });
  const { context } = doc;
  const copier = PDFObjectCopier.for(source.context, context);
  const { node } = doc.addPage([TINTS, inks.length]);
  const images: Record<string, PDFObject> = {};
  const content = inks.map(({ name: ink, space }, row) => {
    const colorants = colorantsOf(space);
    const at = colorants.indexOf(ink);
    const data = new Uint8Array(TINTS * colorants.length);
    for (let tint = 0; tint < TINTS; tint++) data[tint * colorants.length + at] = tint;
    const image = context.flateStream(data, {
      ...{ Type: 'XObject', Subtype: 'Image', Width: TINTS, Height: 1, BitsPerComponent: 8 },
    });
    image.dict.set(name('ColorSpace'), copier.copy(space));
    images[`P${row}`] = context.register(image);
    return `q ${TINTS} 0 0 1 0 ${inks.length - 1 - row} cm /P${row} Do Q`;
  });
  node.set(name('Resources'), context.obj({ XObject: images as never }));
  node.set(name('Contents'), context.register(context.flateStream(content.join('\n'))));
  return doc.save({ useObjectStreams: false, addDefaultPage: false, updateFieldAppearances: false });
}
