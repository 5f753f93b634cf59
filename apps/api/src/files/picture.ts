import {
  type ImageTask,
  MAX_IMAGE_PIXELS,
  type Press,
  PressError,
  type PressErrorCode,
  redrawImage,
} from '@rebblatt/press';
import sharp from 'sharp';
import type { UploadedFile } from '../http/upload.ts';
import type { Actor } from '../lib/actor.ts';
import { invalidField } from '../lib/app-error.ts';
import { fromPress } from '../lib/press-fault.ts';
import { accountOf, type FileTurns } from './file-turns.ts';
import { incoming } from './incoming.ts';

/** A picture as it is stored: decoded and encoded again, so that it holds nothing but pixels. */
export interface Picture {
  bytes: Buffer;
  mimeType: 'image/png' | 'image/jpeg';
  extension: 'png' | 'jpg';
}

interface Limits {
  /** The form field that the error names. */
  field: string;
  /** Larger pictures are refused. */
  maxPx?: number;
}

/** Errors for which the picture itself is the reason. */
const OF_THE_FILE: PressErrorCode[] = ['unreadable', 'memory', 'too-slow'];

/** So many pixels take a few megabytes and hardly any time to decode. */
const SMALL_PIXELS = 1_000_000;

/** Cameras store rotated pictures and note it in EXIF; from this orientation value on width and height are swapped. */
const FIRST_SIDEWAYS_ORIENTATION = 5;

/** Inspects the form's picture without decoding it: type by content, size from its header. */
async function headerOf(file: UploadedFile | null, { field, maxPx }: Limits) {
  const { path, kind } = await incoming(file, field, ['png', 'jpg']);
  // Only the header is read here, so it may claim any size.
  const header = await sharp(path, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw invalidField(field, 'file.unreadable');
    });
  const sideways = (header.orientation ?? 1) >= FIRST_SIDEWAYS_ORIENTATION;
  const width = sideways ? header.height : header.width;
  const height = sideways ? header.width : header.height;
  const max = maxPx ?? Math.floor(Math.sqrt(MAX_IMAGE_PIXELS));
  if (maxPx ? width > maxPx || height > maxPx : width * height > MAX_IMAGE_PIXELS) {
    throw invalidField(field, 'file.picture-too-large', { width, height, max });
  }
  return { path, format: kind, pixels: width * height };
}

/** The picture, encoded again by `redraw`. */
async function redrawn(
  { path, format }: Pick<ImageTask, 'path' | 'format'>,
  { field, fitPx }: { field: string; fitPx: number | null },
  redraw: (task: ImageTask) => Promise<Uint8Array>,
): Promise<Picture> {
  try {
    const bytes = Buffer.from(await redraw({ path, format, fitPx }));
    return { bytes, mimeType: format === 'png' ? 'image/png' : 'image/jpeg', extension: format };
  } catch (error) {
    if (error instanceof PressError && OF_THE_FILE.includes(error.code))
      throw invalidField(field, 'file.unreadable');
    return fromPress(Promise.reject(error));
  }
}

/**
 * Reads a small uploaded PNG or JPEG: type by content, size from the header before anything is decoded, rotated
 * upright, encoded again without metadata.
 * @throws AppError 415 for another type, 422 on the field: missing, empty, damaged, longer than allowed
 */
export async function readSmallPicture(
  file: UploadedFile | null,
  { field, maxPx }: { field: string; maxPx: number },
): Promise<Picture> {
  return redrawn(await headerOf(file, { field, maxPx }), { field, fitPx: null }, redrawImage);
}

/** What is needed to read larger pictures. */
export interface PictureReaders {
  press: Pick<Press, 'image'>;
  turns: Pick<FileTurns, 'look'>;
}

/**
 * The same for a picture of any size that cameras make, scaled down to fit. A large one is decoded in a process of its
 * own when it is the account's turn: half a megabyte may decode to 400 MB, which the server would not release again.
 * @throws AppError as `readSmallPicture`; 429 when the account has too many waiting
 */
export async function readPicture(
  { press, turns }: PictureReaders,
  actor: Actor,
  file: UploadedFile | null,
  { field, fitPx }: { field: string; fitPx: number },
): Promise<Picture> {
  const { pixels, ...header } = await headerOf(file, { field });
  return redrawn(header, { field, fitPx }, (task) =>
    pixels <= SMALL_PIXELS ? redrawImage(task) : turns.look.take(accountOf(actor), () => press.image(task)),
  );
}

/** A small PNG of a stored picture. */
export const shrinkPicture = (bytes: Buffer, maxPx: number): Promise<Buffer> =>
  sharp(bytes, { limitInputPixels: MAX_IMAGE_PIXELS })
    .resize(maxPx, maxPx, { fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer();
