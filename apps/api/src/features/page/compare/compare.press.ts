import { createHash } from 'node:crypto';
import type { PictureSide, PrintedContent, WinePageInput } from '@rebblatt/contracts';
import { WINE_PAGE } from '@rebblatt/contracts';
import sharp from 'sharp';
import type { PreviewCache } from '../../../files/preview-cache.ts';
import { pictureOf, pictureOfUpload } from '../kinds/page-picture.press.ts';
import type { PrintTools } from '../kinds/print-page.press.ts';
import type { BothContents } from './contents.queries.ts';
import type { BothUploads } from './uploads.queries.ts';

export type PictureTools = PrintTools & { previews: PreviewCache };

/** A change of fewer steps of grey is noise at the edges of letters. */
const VISIBLE = 24;
/** How far a mark reaches beyond what changed, in pixels. */
const REACH = 7;
/** Of the blurred change: low, so that the mark covers its surroundings. */
const COVERED = 6;
const MARK = '#c2185b';
const MARK_OPACITY = 0.34;

const hashOf = (...pictures: Uint8Array[]) => {
  const hash = createHash('sha256');
  for (const picture of pictures) hash.update(picture);
  return hash.digest('hex');
};

/**
 * A picture of the later page on which everything that differs from the earlier one is marked. All of it is done by
 * libvips on threads of its own.
 * @returns a PNG of the size of the later one
 */
export async function markChanges(earlier: Uint8Array, later: Uint8Array): Promise<Uint8Array> {
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
  const changed = await sharp(difference).greyscale().threshold(VISIBLE).png().toBuffer();
  const blurred = await sharp(changed).greyscale().blur(REACH).png().toBuffer();
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
export type Compared = { id: number; catalogName: string } & (
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
  const printed = (content: WinePageInput): PrintedContent => ({
    catalog_name: page.catalogName,
    language: 'de',
    from_snapshot: 0,
    page: { page_id: page.id, folio: null, page_type: WINE_PAGE, with_sku: false, content },
  });
  const draw = (moment: 'earlier' | 'later') =>
    'uploads' in page
      ? pictureOfUpload(tools, account, page.uploads[moment], 0)
      : pictureOf(tools, account, printed(page.contents[moment]), 0);
  if (side !== 'marks') return draw(side);
  const earlier = await draw('earlier');
  const later = await draw('later');
  return tools.previews.get(hashOf(earlier, later), 'marks', () => markChanges(earlier, later));
}
