import sharp from 'sharp';

/** What the specification allows for a wine's picture. */
export const MAX_PICTURE_PX = 700;
const TIMEOUT_S = 20;

export type PictureResult =
  | { ok: true; format: 'png' | 'jpeg'; bytes: Uint8Array; widthPx: number; heightPx: number }
  /** Sizes are there when the header could be read; a refused size is told with both. */
  | {
      ok: false;
      reason: 'wrong-type' | 'too-large' | 'animated' | 'damaged';
      widthPx: number | null;
      heightPx: number | null;
    };

/**
 * Checks an uploaded picture and makes it anew: type by content, size by header before anything is decoded, then
 * decoded and written again, which drops metadata (where it was taken, foreign profiles) and whatever hid behind it.
 */
export async function normalisePicture(bytes: Uint8Array): Promise<PictureResult> {
  const format = typeOf(bytes);
  if (!format) return { ok: false, reason: 'wrong-type', widthPx: null, heightPx: null };
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    const refused = (reason: 'too-large' | 'animated') =>
      ({ ok: false, reason, widthPx: width, heightPx: height }) as const;
    if (width > MAX_PICTURE_PX || height > MAX_PICTURE_PX) return refused('too-large');
    if (format === 'png' && isAnimated(bytes)) return refused('animated');
    const upright = sharp(bytes, { limitInputPixels: MAX_PICTURE_PX ** 2, failOn: 'error' })
      .timeout({ seconds: TIMEOUT_S })
      .autoOrient()
      .toColourspace('srgb');
    const written = format === 'png' ? upright.png({ compressionLevel: 9 }) : upright.jpeg({ quality: 90 });
    const { data, info } = await written.toBuffer({ resolveWithObject: true });
    return { ok: true, format, bytes: new Uint8Array(data), widthPx: info.width, heightPx: info.height };
  } catch {
    return { ok: false, reason: 'damaged', widthPx: null, heightPx: null };
  }
}

/** A smaller PNG that fits into a square, never enlarged; for lists. The picture is one of ours. */
export async function thumbnail(bytes: Uint8Array, sidePx: number): Promise<Uint8Array> {
  const small = sharp(bytes, { limitInputPixels: 4_000 ** 2 })
    .timeout({ seconds: TIMEOUT_S })
    .resize({ width: sidePx, height: sidePx, fit: 'inside', withoutEnlargement: true });
  return new Uint8Array(await small.png().toBuffer());
}

function typeOf(bytes: Uint8Array): 'png' | 'jpeg' | undefined {
  const head = Buffer.from(bytes.subarray(0, 8)).toString('hex');
  if (head === '89504e470d0a1a0a') return 'png';
  return head.startsWith('ffd8ff') ? 'jpeg' : undefined;
}

/** An animation announces itself in a chunk before the first image data. */
function isAnimated(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 8; at + 8 <= file.length; at += 12 + file.readUInt32BE(at)) {
    const type = file.toString('latin1', at + 4, at + 8);
    if (type === 'acTL') return true;
    if (type === 'IDAT') return false;
  }
  return false;
}
