import { MAX_LOGO_PIXELS } from '@rebblatt/contracts';
import { bleedMm, trimMm } from '@rebblatt/printed-page';
import { type PDFDict, PDFDocument, PDFHeader, PDFName } from 'pdf-lib';
import { setPageBoxes } from '../assemble/cut-boxes.ts';
import { fogra39 } from '../colour/output-condition.ts';
import { openProfile } from '../colour/profile-engine.ts';
import { writeRect } from '../pdf/rect.ts';
import { deflated } from '../pdf/replace-stream.ts';
import { ptOf, roundPt } from '../pdf/units.ts';
import { laidOn, PictureInks } from './picture-inks.ts';
import { factsOfPicture, pixelsOf } from './read-picture.ts';

export interface PictureTask {
  source: string;
  /** The output profile; FOGRA39 by default. */
  profile?: Uint8Array | undefined;
  /** The file to which the page is written. */
  out: string;
}

/** A page, or why there is none: the picture has another shape, or too many pixels. */
export type MadePage =
  | { ok: true }
  | { ok: false; reason: 'shape' | 'too-large'; width: number; height: number };

/** A side may be off by so much: it is cut off, and nothing is stretched. */
const SHAPE_WITHIN = 0.01;
/** More cannot be seen in print. */
const MOST_PPI = 450;
const TRIM = { width: trimMm.width, height: trimMm.height };
const BLED = { width: trimMm.width + 2 * bleedMm, height: trimMm.height + 2 * bleedMm };

/**
 * Makes a page of a picture that has the shape of a page, with its bleed or without: as large as the page, in the inks of the
 * printing condition. How many pixels that is per inch is for the check to judge.
 * @throws PressError `unreadable`, `profile`
 */
export async function pageOfPicture({
  source,
  profile,
}: Omit<PictureTask, 'out'>): Promise<Uint8Array | Exclude<MadePage, { ok: true }>> {
  const facts = await factsOfPicture(source);
  const { width, height } = facts;
  if (width * height > MAX_LOGO_PIXELS) return { ok: false, reason: 'too-large', width, height };
  const off = (size: typeof TRIM) => Math.abs(width / height / (size.width / size.height) - 1);
  const size = off(BLED) <= off(TRIM) ? BLED : TRIM;
  if (off(size) > SHAPE_WITHIN) return { ok: false, reason: 'shape', width, height };
  const most = (mm: number) => Math.ceil((mm / 25.4) * MOST_PPI);
  const pixels = await pixelsOf(facts, { fit: { width: most(size.width), height: most(size.height) } });
  const inks = new PictureInks(await openProfile(profile ?? fogra39().profile), facts);
  const laid = laidOn(pixels, inks.of(pixels.colours, facts.isLossy), new Uint8Array(4), null);
  return written(size, { ...pixels, inks: laid });
}

async function written(
  size: typeof TRIM,
  picture: { width: number; height: number; inks: Uint8Array },
): Promise<Uint8Array> {
  const doc = await PDFDocument.create({ updateMetadata: false });
  const { context } = doc;
  const [width, height] = [ptOf(size.width), ptOf(size.height)];
  const page = doc.addPage([width, height]).node as PDFDict;
  const image = deflated(context, picture.inks);
  for (const [key, value] of Object.entries({
    Type: 'XObject',
    Subtype: 'Image',
    ColorSpace: 'DeviceCMYK',
  }))
    image.dict.set(PDFName.of(key), PDFName.of(value));
  for (const [key, value] of Object.entries({
    Width: picture.width,
    Height: picture.height,
    BitsPerComponent: 8,
  }))
    image.dict.set(PDFName.of(key), context.obj(value));
  // As large as covers the page; of a shape that is a little off, the rest is cut off in equal parts.
  const scale = Math.max(width / picture.width, height / picture.height);
  const [wide, high] = [picture.width * scale, picture.height * scale];
  const place = [wide, 0, 0, high, (width - wide) / 2, (height - high) / 2].map(roundPt).join(' ');
  page.set(PDFName.of('Resources'), context.obj({ XObject: { Page: context.register(image) } }));
  const content = Buffer.from(`q ${place} cm /Page Do Q`);
  page.set(PDFName.of('Contents'), context.register(deflated(context, content)));
  const sheet = { x0: 0, y0: 0, x1: width, y1: height };
  const by = size === BLED ? ptOf(bleedMm) : 0;
  const trim = { x0: by, y0: by, x1: width - by, y1: height - by };
  setPageBoxes(page, sheet, trim);
  if (by === 0) page.set(PDFName.of('BleedBox'), writeRect(sheet, context));
  context.header = PDFHeader.forVersion(1, 4);
  return doc.save({ useObjectStreams: false, addDefaultPage: false, updateFieldAppearances: false });
}
