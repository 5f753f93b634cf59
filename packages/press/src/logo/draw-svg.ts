import { rm, writeFile } from 'node:fs/promises';
import { PDFDict } from 'pdf-lib';
import sharp from 'sharp';
import { nameOf } from '../pdf/entries.ts';
import { loadPdf } from '../pdf/load-pdf.ts';
import type { Rect } from '../pdf/rect.ts';
import { MAX_SIDE_PX, renderPixels } from '../raster/render-pixels.ts';
import { type LogoPage, type LogoTask, logoOfPicture } from './make-logo.ts';
import { logoOfPdf, lookedAt } from './place-pdf.ts';
import { missingTypefaces } from './read-svg.ts';

/**
 * Makes the page of a logo of a drawing that was printed.
 * @throws PressError `unreadable`, `profile`
 */
export async function logoOfDrawing(task: LogoTask): Promise<LogoPage> {
  if (!task.printed) throw new Error('A drawing has to be printed first.');
  const { pdf, svg } = task.printed;
  const names = missingTypefaces(svg, await fontsIn(pdf));
  if (names.length > 0) return { reason: 'typefaces', names };
  return logoOfPage(pdf, task);
}

/**
 * Makes the page of a logo of a PDF. If something in it is transparent all of it becomes a picture, finer than print shows,
 * because logos have no transparency; otherwise vectors stay vectors.
 * @throws PressError `unreadable`, `profile`
 */
export async function logoOfPage(pdf: Uint8Array, task: LogoTask): Promise<LogoPage> {
  const { isTransparent, finished } = await lookedAt(pdf);
  if (!isTransparent) return logoOfPdf(pdf, task);
  const source = `${task.out}.png`;
  try {
    await writeFile(source, await flattened(pdf, finished));
    const made = await logoOfPicture({ ...task, source });
    if ('reason' in made) return made;
    return {
      ...made,
      placement: { ...made.placement, from: task.from, width_px: null, height_px: null, ppi: null },
    };
  } finally {
    await rm(source, { force: true });
  }
}

async function flattened(pdf: Uint8Array, only: Rect): Promise<Buffer> {
  const { raw, width, height } = await renderPixels(pdf, {
    page: 0,
    size: { widthPx: MAX_SIDE_PX },
    only,
    hasPaper: false,
  });
  // The renderer writes blue first.
  for (let at = 0; at < raw.length; at += 4)
    [raw[at], raw[at + 2]] = [raw[at + 2] as number, raw[at] as number];
  return sharp(raw, { raw: { width, height, channels: 4 } })
    .png({ compressionLevel: 3 })
    .toBuffer();
}

/** The names of the fonts of a file that the browser wrote. */
async function fontsIn(pdf: Uint8Array): Promise<string[]> {
  const { context } = await loadPdf(pdf);
  return context.enumerateIndirectObjects().flatMap(([, object]) => {
    if (!(object instanceof PDFDict) || nameOf(object, 'Type') !== 'Font') return [];
    const name = nameOf(object, 'BaseFont');
    return name ? [name] : [];
  });
}
