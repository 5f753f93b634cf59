import type { PageChange } from '@rebblatt/contracts';
import { pageChange } from '@rebblatt/contracts';
import sharp from 'sharp';
import { z } from 'zod';
import type { PictureTools } from '../../drawing/page-picture.ts';
import { noPicture } from '../../files/no-picture.ts';
import { AppError } from '../../lib/app-error.ts';
import { CELL_MM, onPaper, placesOf } from './changes.rules.ts';
import type { Compared } from './compare.press.ts';
import { changedIn, drawSide, hashOf } from './compare.press.ts';

/** A single changed pixel in a cell leaves more than this of its white, whatever the size of the picture. */
const ANY = 2;
/** Under which the places are kept; another name when they are found differently. */
const PLACES = 'places-1';

const kept = z.array(pageChange);

/**
 * The places in which the later picture of a page differs from the earlier one, from the top. The pixels are compared
 * and scaled down by libvips on threads of its own; what is left here are some hundred thousand bytes.
 */
export async function changedPlaces(earlier: Uint8Array, later: Uint8Array): Promise<PageChange[]> {
  const { mask, width, height } = await changedIn(earlier, later);
  const paper = onPaper(width, height);
  const [columns, rows] = [Math.ceil(paper.width_mm / CELL_MM), Math.ceil(paper.height_mm / CELL_MM)];
  // Linear, because other kernels also darken beside what is light.
  const cells = await sharp(mask)
    .greyscale()
    .resize(columns, rows, { fit: 'fill', kernel: 'linear' })
    .extractChannel(0)
    .raw()
    .toBuffer();
  return placesOf({ columns, rows, changed: cells.map((value) => (value > ANY ? 1 : 0)) }, paper);
}

/**
 * The places in which a page differs between two moments, found once for the same pictures.
 * @throws AppError as `compareAsPicture`; 409 `file.unreadable` when a file cannot be drawn and so not be compared
 */
export async function findChanges(
  tools: PictureTools,
  account: number,
  page: Compared,
): Promise<PageChange[]> {
  const earlier = await drawSide(tools, account, page, 'earlier');
  const later = await drawSide(tools, account, page, 'later');
  const missing = Buffer.from(await noPicture());
  if (missing.equals(earlier) || missing.equals(later)) throw new AppError(409, 'file.unreadable');
  const find = async () => Buffer.from(JSON.stringify(await changedPlaces(earlier, later)));
  const bytes = await tools.previews.get(hashOf(earlier, later), PLACES, find);
  return kept.parse(JSON.parse(Buffer.from(bytes).toString()));
}
