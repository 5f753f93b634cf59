import sharp from 'sharp';
import { type RenderOptions, renderPixels } from './render-pixels.ts';

export interface PageImage {
  png: Uint8Array;
  widthPx: number;
  heightPx: number;
}

/** Renders one page as a viewer prints it, on white, as a PNG. Runs in a worker. */
export async function renderPage(bytes: Uint8Array, options: RenderOptions): Promise<PageImage> {
  const { raw, width, height } = await renderPixels(bytes, options);
  // PDFium writes blue first; with four bytes per pixel its rows have no padding.
  for (let at = 0; at < raw.length; at += 4) {
    const blue = raw[at] as number;
    raw[at] = raw[at + 2] as number;
    raw[at + 2] = blue;
  }
  const png = await sharp(raw, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .png({ compressionLevel: 6 })
    .toBuffer();
  return { png: new Uint8Array(png), widthPx: width, heightPx: height };
}
