import { type PDFContext, PDFDict, PDFName, PDFRawStream, type PDFRef } from 'pdf-lib';
import { AD_MM, type AdText, adStyles, BLEED_MM } from './ad-styles.ts';
import { Canvas } from './canvas.ts';
import { houseInks } from './inks.ts';
import { type CmykImage, landscape } from './landscape.ts';
import { motifs } from './motifs.ts';
import { seeded } from './seeded.ts';
import { addSpecimenPage, nameCondition, saveSpecimen, startSpecimen } from './specimen-file.ts';

export interface AdSpecimen extends AdText {
  /** The same seed and texts result in the same bytes. */
  seed: number;
}

/** How many different images all ads share, because painting one takes half a second. */
const LANDSCAPES = 6;
const painted = new Map<number, Promise<CmykImage>>();

const sharedLandscape = (nth: number): Promise<CmykImage> => {
  const known = painted.get(nth) ?? landscape(nth);
  painted.set(nth, known);
  return known;
};

/** An ad of a fictional winery: 216 × 141 mm with its boxes, CMYK with one image above 300 ppi, PDF 1.4. */
export async function adSpecimen({ seed, ...text }: AdSpecimen): Promise<Uint8Array> {
  const random = seeded(seed + 500);
  const doc = await startSpecimen(text.name);
  const canvas = new Canvas();
  const style = adStyles[seed % adStyles.length] ?? adStyles[0];
  const inks = houseInks[(seed * 4 + Math.floor(seed / adStyles.length)) % houseInks.length] ?? houseInks[0];
  const image = await sharedLandscape(seed % LANDSCAPES);
  let ref: PDFRef | undefined;
  const place = (x: number, y: number, width: number, height: number) => {
    ref ??= embedImage(doc.context, image);
    const used = ref;
    // The image keeps its scale on the page: a smaller clip shows only a part of it.
    canvas.clipped(x, y, width, height, () => {
      canvas.image(
        'Picture',
        used,
        x - (AD_MM.width - width) / 2,
        y - (AD_MM.height - height) * 0.45,
        AD_MM.width,
        AD_MM.height,
      );
    });
  };
  if (style && inks) style(canvas, { text, inks, motif: random.pick(motifs), image: place });
  addSpecimenPage(doc, { widthMm: AD_MM.width, heightMm: AD_MM.height, trimInsetMm: BLEED_MM, canvas });
  nameCondition(doc);
  return saveSpecimen(doc, 4);
}

function embedImage(context: PDFContext, { jpeg, widthPx, heightPx }: CmykImage): PDFRef {
  const dict = context.obj({
    Type: 'XObject',
    Subtype: 'Image',
    Width: widthPx,
    Height: heightPx,
    ColorSpace: 'DeviceCMYK',
    BitsPerComponent: 8,
    Filter: 'DCTDecode',
    Decode: [1, 0, 1, 0, 1, 0, 1, 0],
  });
  if (!(dict instanceof PDFDict)) throw new Error('An image must have a dictionary');
  dict.set(PDFName.of('Length'), context.obj(jpeg.length));
  return context.register(PDFRawStream.of(dict, jpeg));
}
