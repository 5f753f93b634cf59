import sharp from 'sharp';
import { renderPage } from '../raster/render-page.ts';

/** The colour of a rendered page at a position in mm from the top left corner of its media box. */
export async function pixelAt(
  bytes: Uint8Array,
  page: number,
  xMm: number,
  yMm: number,
): Promise<[number, number, number]> {
  const { png, widthPx, heightPx } = await renderPage(bytes, { page, size: { ppi: 127 } });
  const raw = await sharp(png).raw().toBuffer();
  // 127 ppi is five pixels per millimetre.
  const [x, y] = [Math.min(widthPx - 1, Math.round(xMm * 5)), Math.min(heightPx - 1, Math.round(yMm * 5))];
  const at = (y * widthPx + x) * 3;
  return [raw[at] ?? 0, raw[at + 1] ?? 0, raw[at + 2] ?? 0];
}
