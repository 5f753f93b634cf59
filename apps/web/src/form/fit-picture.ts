/** A picture that was too large, as it is sent. */
export type FitPicture = { file: File; from: Size; to: Size };
type Size = { width: number; height: number };

const QUALITY = 0.9;
const MB = 1024 * 1024;

/**
 * Scales a photograph down to what an upload accepts, upright as the camera meant it. PNG stays PNG, since it may be
 * transparent; everything else that the browser can decode (HEIC in some) becomes JPEG.
 *
 * @returns the smaller picture; null if the file can be sent as it is, or cannot be decoded here
 */
export async function fitPicture(
  file: File,
  { maxPx, maxMb }: { maxPx: number; maxMb: number },
): Promise<FitPicture | null> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null);
  if (!bitmap) return null;
  try {
    const from = { width: bitmap.width, height: bitmap.height };
    const sendable = /^image\/(png|jpeg)$/.test(file.type);
    const factor = Math.min(1, maxPx / Math.max(from.width, from.height));
    if (factor === 1 && sendable && file.size <= maxMb * MB) return null;
    const to = {
      width: Math.max(1, Math.round(from.width * factor)),
      height: Math.max(1, Math.round(from.height * factor)),
    };
    const canvas = document.createElement('canvas');
    Object.assign(canvas, to);
    const pen = canvas.getContext('2d');
    if (!pen) return null;
    pen.imageSmoothingQuality = 'high';
    pen.drawImage(bitmap, 0, 0, to.width, to.height);
    const type = file.type === 'image/png' ? 'image/png' : 'image/jpeg';
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, QUALITY));
    if (!blob) return null;
    const name = file.name.replace(/\.[^.]*$/, '') + (type === 'image/png' ? '.png' : '.jpg');
    return { file: new File([blob], name, { type }), from, to };
  } finally {
    bitmap.close();
  }
}
