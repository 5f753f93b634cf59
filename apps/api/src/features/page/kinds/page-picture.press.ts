import { createHash } from 'node:crypto';
import type { PrintedContent } from '@rebblatt/contracts';
import { printedPagesOf } from '@rebblatt/sheet';
import { cannotBeShown, noPicture, orNoPicture } from '../../../files/no-picture.ts';
import type { PreviewCache } from '../../../files/preview-cache.ts';
import { withWorkCopy } from '../../../files/work-copy.ts';
import { notFound } from '../../../lib/app-error.ts';
import { fromPress } from '../../../lib/press-fault.ts';
import type { PrintTools, Upload } from './print-page.press.ts';
import { withPrintedPage } from './print-page.press.ts';

/** Wide enough for a page at full width on a high-resolution screen. */
const PICTURE_PX = 1200;

const hashOf = (printed: PrintedContent) =>
  createHash('sha256').update(JSON.stringify(printed)).digest('hex');

/**
 * The image of a page as PNG, rendered once for the same content: of the uploaded PDF as it is, of any other page as
 * it would be printed; a placeholder for a file that cannot be rendered.
 * @param page the index of its printed page, from 0
 * @throws AppError 404 beyond the last page of a laid-out one, 502 without a browser, 504 after a timeout, 429 when
 * too many tasks of this account are waiting
 */
export async function pictureOf(
  tools: PrintTools & { previews: PreviewCache },
  account: number,
  printed: PrintedContent,
  upload: (Upload & { report: unknown }) | null,
  page: number,
): Promise<Uint8Array> {
  const draw = (path: string, at: number) => {
    const picture = tools.press.raster(path, { page: at, size: { widthPx: PICTURE_PX } });
    return fromPress(orNoPicture(picture.then(({ png }) => png)));
  };
  const inTurn = (make: () => Promise<Uint8Array>) => () => tools.turns.draw.take(account, make);
  const variant = `page-${PICTURE_PX}`;
  if (upload) {
    if (cannotBeShown(upload.report)) return noPicture();
    const make = () => withWorkCopy(tools.files, tools.workFolder, upload.sha256, (path) => draw(path, page));
    return tools.previews.get(upload.sha256, `${variant}-${page}`, inTurn(make));
  }
  if (page >= Math.max(1, printedPagesOf(printed.page))) throw notFound('file.not-found');
  const make = () => withPrintedPage(tools, printed, null, (path) => draw(path, page));
  return tools.previews.get(hashOf(printed), `${variant}-${page}`, inTurn(make));
}
