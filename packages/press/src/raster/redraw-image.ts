import sharp from 'sharp';
import { PressError } from '../press-error.ts';

/** More pixels than any common camera has; an image may claim any size in a few bytes. */
export const MAX_IMAGE_PIXELS = 40_000_000;
const JPEG_QUALITY = 90;

export interface ImageTask {
  path: string;
  format: 'png' | 'jpg';
  /** The longest side; larger images are scaled down. With null no image is scaled. */
  fitPx: number | null;
}

/**
 * Decodes a PNG or JPEG and encodes it again in the same format: upright, in sRGB, without metadata or appended data. Of
 * an animation the first image is used. Throws `unreadable`.
 */
export async function redrawImage({ path, format, fitPx }: ImageTask): Promise<Uint8Array> {
  const limits = { limitInputPixels: MAX_IMAGE_PIXELS, failOn: 'truncated', pages: 1 } as const;
  let upright = sharp(path, { ...limits, sequentialRead: true })
    .rotate()
    .toColourspace('srgb');
  if (fitPx !== null) upright = upright.resize(fitPx, fitPx, { fit: 'inside', withoutEnlargement: true });
  const written = format === 'png' ? upright.png() : upright.jpeg({ quality: JPEG_QUALITY });
  try {
    return new Uint8Array(await written.toBuffer());
  } catch (cause) {
    throw new PressError('unreadable', 'The image cannot be decoded.', { cause });
  }
}
