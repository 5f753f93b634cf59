import { createHash } from 'node:crypto';
import type { PictureSide, PrintedContent, PrintedLook, WinePageInput } from '@rebblatt/contracts';
import sharp from 'sharp';
import { pageOfWines } from '../../drawing/page-of-wines.ts';
import type { PictureTools } from '../../drawing/page-picture.ts';
import { pictureOf, pictureOfUpload } from '../../drawing/page-picture.ts';
import type { BothContents } from './contents.queries.ts';
import type { BothUploads } from './uploads.queries.ts';

/** A change of an ink by fewer steps is noise at the edges of letters. */
const VISIBLE = 24;
/** How far a mark reaches beyond what changed, in pixels. */
const REACH = 7;
/** Of the blurred change: low, so that the mark covers its surroundings. */
const COVERED = 6;
const MARK = '#c2185b';
const MARK_OPACITY = 0.34;
/** Under which marked pictures are kept; another name when they are made differently. */
const MARKS = 'marks-2';

/** The key of what is made of two pictures. */
export const hashOf = (...pictures: Uint8Array[]) => {
  const hash = createHash('sha256');
  for (const picture of pictures) hash.update(picture);
  return hash.digest('hex');
};

/** A picture on white, and the mask of what differs from an earlier one: white where any ink changed. */
export interface Changed {
  after: Uint8Array;
  mask: Uint8Array;
  width: number;
  height: number;
}

/** Compares two pictures ink by ink, so that a change of colour alone counts, too; libvips does it on its own threads. */
export async function changedIn(earlier: Uint8Array, later: Uint8Array): Promise<Changed> {
  const { width, height } = await sharp(later).metadata();
  const flat = (picture: Uint8Array) =>
    sharp(picture).flatten({ background: '#ffffff' }).resize(width, height, { fit: 'fill' }).removeAlpha();
  const [before, after] = await Promise.all([flat(earlier).png().toBuffer(), flat(later).png().toBuffer()]);
  const difference = await sharp(after)
    .composite([{ input: before, blend: 'difference' }])
    .removeAlpha()
    .png()
    .toBuffer();
  // A step each, because sharp has its own order of the operations of one.
  const inks = await sharp(difference).threshold(VISIBLE, { greyscale: false }).png().toBuffer();
  const mask = await sharp(inks).greyscale().threshold(1).png().toBuffer();
  return { after, mask, width, height };
}

/**
 * A picture of the later page on which everything that differs from the earlier one is marked.
 * @returns a PNG of the size of the later one
 */
export async function markChanges(earlier: Uint8Array, later: Uint8Array): Promise<Uint8Array> {
  const { after, mask, width, height } = await changedIn(earlier, later);
  const blurred = await sharp(mask).greyscale().blur(REACH).png().toBuffer();
  const spread = await sharp(blurred).greyscale().threshold(COVERED).png().toBuffer();
  const alpha = await sharp(spread).greyscale().linear(MARK_OPACITY, 0).extractChannel(0).raw().toBuffer();
  const overlay = await sharp({ create: { width, height, channels: 3, background: MARK } })
    .joinChannel(alpha, { raw: { width, height, channels: 1 } })
    .png()
    .toBuffer();
  return sharp(after)
    .composite([{ input: overlay }])
    .png()
    .toBuffer();
}

/** A page with what it printed, or the PDF it had, at two moments. */
export type Compared = { id: number; catalogName: string; look?: PrintedLook | undefined } & (
  | { contents: BothContents }
  | { uploads: BothUploads }
);

/** One side of the comparison as PNG, drawn once for the same content. @throws AppError as {@link pictureOf} and {@link pictureOfUpload} */
export async function compareAsPicture(
  tools: PictureTools,
  account: number,
  page: Compared,
  side: PictureSide,
): Promise<Uint8Array> {
  if (side !== 'marks') return drawSide(tools, account, page, side);
  const earlier = await drawSide(tools, account, page, 'earlier');
  const later = await drawSide(tools, account, page, 'later');
  return tools.previews.get(hashOf(earlier, later), MARKS, () => markChanges(earlier, later));
}

/** What was printed at one of the two moments as PNG. @throws AppError as {@link compareAsPicture} */
export function drawSide(
  tools: PictureTools,
  account: number,
  page: Compared,
  moment: 'earlier' | 'later',
): Promise<Uint8Array> {
  const printed = (content: WinePageInput): PrintedContent => ({
    catalog_name: page.catalogName,
    language: 'de',
    ...(page.look && { look: page.look }),
    from_snapshot: 0,
    page: pageOfWines(page.id, content),
  });
  return 'uploads' in page
    ? pictureOfUpload(tools, account, page.uploads[moment], 0)
    : pictureOf(tools, account, printed(page.contents[moment]), 0);
}
