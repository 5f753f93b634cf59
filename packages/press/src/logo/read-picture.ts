import { open } from 'node:fs/promises';
import { MAX_LOGO_PIXELS } from '@rebblatt/contracts';
import sharp, { type Sharp } from 'sharp';
import { PressError } from '../press-error.ts';
import { bmpHead, readBmp } from './read-bmp.ts';

/** From this value of EXIF on, width and height are swapped. */
const FIRST_SIDEWAYS = 5;
const CHANNELS = { grey: 3, rgb: 3, cmyk: 4 } as const;

/** What the head of a picture says about it. */
export interface PictureFacts {
  path: string;
  /** Upright. */
  width: number;
  height: number;
  space: keyof typeof CHANNELS;
  /** The profile that is embedded and that its colours are meant in; a grey picture is read through it at once. */
  profile: Uint8Array | undefined;
  /** JPEG and lossy WebP change colours a little from pixel to pixel. */
  isLossy: boolean;
  /** A bitmap of Windows, which the library does not read. */
  isBmp: boolean;
}

/** Pixels with their opacity: `channels` bytes each, and one. Of CMYK, 255 is full ink. */
export interface Pixels {
  width: number;
  height: number;
  channels: 3 | 4;
  colours: Uint8Array;
  opacity: Uint8Array;
}

export interface Area {
  left: number;
  top: number;
  width: number;
  height: number;
}

const unreadable = (cause?: unknown) =>
  new PressError('unreadable', 'The picture cannot be decoded.', { reason: 'damaged', cause });

/** Reads only the head, so it may claim any size. @throws PressError `unreadable` */
export async function factsOfPicture(path: string): Promise<PictureFacts> {
  const bitmap = bmpHead(await headOf(path));
  if (bitmap)
    return { path, ...sizeOf(bitmap), space: 'rgb', profile: undefined, isLossy: false, isBmp: true };
  const head = await sharp(path, { limitInputPixels: false, pages: 1 })
    .metadata()
    .catch((cause) => {
      throw unreadable(cause);
    });
  const sideways = (head.orientation ?? 1) >= FIRST_SIDEWAYS;
  const [width, height] = [head.width, head.pageHeight ?? head.height];
  const space = head.space === 'cmyk' ? 'cmyk' : head.channels < 3 ? 'grey' : 'rgb';
  return {
    path,
    width: sideways ? height : width,
    height: sideways ? width : height,
    space,
    profile: space === 'grey' || !head.icc ? undefined : new Uint8Array(head.icc),
    isBmp: false,
    isLossy: head.format === 'jpeg' || head.format === 'webp',
  };
}

/**
 * Decodes a picture upright, in its own colours: nothing is converted here but grey to three equal channels.
 * @param only a part of it, upright
 * @param fit the size to which it is scaled down; never up
 * @throws PressError `unreadable`
 */
export async function pixelsOf(
  { path, space, isBmp }: PictureFacts,
  { only, fit }: { only?: Area; fit: { width: number; height: number } },
): Promise<Pixels> {
  const options = { limitInputPixels: MAX_LOGO_PIXELS, failOn: 'truncated', pages: 1 } as const;
  let image = isBmp
    ? await bitmapOf(path)
    : sharp(path, { ...options, ignoreIcc: space !== 'grey' }).rotate();
  if (only) image = image.extract(only);
  image = image.resize({ ...fit, fit: only ? 'fill' : 'inside', withoutEnlargement: true });
  if (space === 'cmyk') image = image.pipelineColourspace('cmyk').toColourspace('cmyk');
  else image = image.toColourspace('srgb');
  try {
    const { data, info } = await image.ensureAlpha().raw({ depth: 'uchar' }).toBuffer({
      resolveWithObject: true,
    });
    const channels = CHANNELS[space];
    if (info.channels !== channels + 1) throw unreadable();
    const count = info.width * info.height;
    const colours = new Uint8Array(count * channels);
    const opacity = new Uint8Array(count);
    for (let i = 0, from = 0, to = 0; i < count; i++) {
      for (let channel = 0; channel < channels; channel++) colours[to++] = data[from++] as number;
      opacity[i] = data[from++] as number;
    }
    return { width: info.width, height: info.height, channels, colours, opacity };
  } catch (cause) {
    throw cause instanceof PressError ? cause : unreadable(cause);
  }
}

const sizeOf = ({ width, height }: { width: number; height: number }) => ({ width, height });

async function bitmapOf(path: string): Promise<Sharp> {
  const { data, width, height } = await readBmp(path);
  return sharp(data, { raw: { width, height, channels: 3 } });
}

/** Enough of a file to know a bitmap by. */
async function headOf(path: string): Promise<Buffer> {
  const handle = await open(path);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(64), 0, 64, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}
