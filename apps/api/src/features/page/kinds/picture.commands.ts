import { createHash } from 'node:crypto';
import type { PageSheet } from '@rebblatt/contracts';
import type { PreviewCache } from '../../../files/preview-cache.ts';
import { withWorkCopy } from '../../../files/work-copy.ts';
import { fromPress } from '../../../lib/press-fault.ts';
import type { PrintTools } from './print-page.commands.ts';
import { printPage } from './print-page.commands.ts';

/** Wide enough for a page at full width on a sharp screen. */
const PICTURE_PX = 1200;

const hashOf = (sheet: PageSheet) => createHash('sha256').update(JSON.stringify(sheet)).digest('hex');

/**
 * The picture of a page as PNG, made once for the same content: of the uploaded PDF as it is, of any other page
 * as it would be printed.
 * @param page which page of an uploaded PDF, from 0
 * @throws AppError 422 for a PDF that cannot be shown, 502 without a browser, 504 when it takes too long
 */
export function pictureOf(
  tools: PrintTools & { previews: PreviewCache },
  sheet: PageSheet,
  upload: { sha256: string } | null,
  page: number,
): Promise<Uint8Array> {
  const draw = async (pdf: Uint8Array | string) => {
    const picture = tools.press.raster(pdf, { page: upload ? page : 0, size: { widthPx: PICTURE_PX } });
    return (await fromPress(picture)).png;
  };
  const variant = `page-${PICTURE_PX}`;
  if (upload)
    return tools.previews.get(upload.sha256, `${variant}-${page}`, () =>
      withWorkCopy(tools.files, tools.workFolder, upload.sha256, draw),
    );
  return tools.previews.get(hashOf(sheet), variant, async () => draw(await printPage(tools, sheet, null)));
}
