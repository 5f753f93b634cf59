import sharp from 'sharp';
import { PressError } from '../press-error.ts';

/** More pixels than any camera in use takes; an image may claim any size in a few bytes. */
export const MAX_IMAGE_PIXELS = 40_000_000;
const JPEG_QUALITY = 90;

export interface ImageTask {
  path: string;
  format: 'png' | 'jpg';
  /** An image with a longer side is made to fit; null leaves every size. */
  fitPx: number | null;
}

/**
 * Decodes a PNG or JPEG and writes it anew in its own format: upright, in sRGB, without metadata or whatever hid behind
 * it. Of an animation the first image counts. Throws `unreadable`.
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
