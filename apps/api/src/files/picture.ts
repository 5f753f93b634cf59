import sharp from 'sharp';
import type { UploadedFile } from '../http/upload.ts';
import { invalidField } from '../lib/app-error.ts';
import { incoming } from './incoming.ts';

/** A picture as it is stored: decoded and encoded anew, so nothing but pixels came in. */
export interface Picture {
  bytes: Buffer;
  mimeType: 'image/png' | 'image/jpeg';
  extension: 'png' | 'jpg';
}

/** A picture may claim any size in a few bytes; more pixels than this are never unpacked. */
const MAX_PIXELS = 40_000_000;

const JPEG_QUALITY = 90;

const decoder = (path: string) =>
  sharp(path, { limitInputPixels: MAX_PIXELS, failOn: 'truncated', pages: 1, sequentialRead: true });

interface Limits {
  /** The form's field, for the error. */
  field: string;
  /** Larger pictures are refused. */
  maxPx?: number;
  /** Larger pictures are made smaller. */
  shrinkToPx?: number;
}

/** Camera pictures lie on their side and say so; from this EXIF value on width and height change places. */
const FIRST_SIDEWAYS_ORIENTATION = 5;

/**
 * Reads an uploaded PNG or JPEG: type by content, size from the header before anything is unpacked, turned upright,
 * encoded anew without metadata.
 * @throws AppError 415 for another type, 422 on the field: missing, empty, damaged, more pixels than allowed
 */
export async function readPicture(
  file: UploadedFile | null,
  { field, maxPx, shrinkToPx }: Limits,
): Promise<Picture> {
  const { path, kind } = await incoming(file, field, ['png', 'jpg']);
  const unreadable = () => invalidField(field, 'file.unreadable');
  // Only the header is read here, so its claim may be of any size.
  const header = await sharp(path, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw unreadable();
    });
  const sideways = (header.orientation ?? 1) >= FIRST_SIDEWAYS_ORIENTATION;
  const width = sideways ? header.height : header.width;
  const height = sideways ? header.width : header.height;
  const max = maxPx ?? Math.floor(Math.sqrt(MAX_PIXELS));
  if (maxPx ? width > maxPx || height > maxPx : width * height > MAX_PIXELS) {
    throw invalidField(field, 'file.picture-too-large', { width, height, max });
  }
  let upright = decoder(path).rotate().toColourspace('srgb');
  if (shrinkToPx)
    upright = upright.resize(shrinkToPx, shrinkToPx, { fit: 'inside', withoutEnlargement: true });
  const encoded = kind === 'png' ? upright.png() : upright.jpeg({ quality: JPEG_QUALITY });
  const bytes = await encoded.toBuffer().catch(() => {
    throw unreadable();
  });
  return { bytes, mimeType: kind === 'png' ? 'image/png' : 'image/jpeg', extension: kind };
}

/** A small PNG of a stored picture. */
export const shrinkPicture = (bytes: Buffer, maxPx: number): Promise<Buffer> =>
  sharp(bytes, { limitInputPixels: MAX_PIXELS })
    .resize(maxPx, maxPx, { fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer();
