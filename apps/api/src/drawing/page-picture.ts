import { createHash } from 'node:crypto';
import type { PrintedContent } from '@rebblatt/contracts';
import { printedPagesOf } from '@rebblatt/printed-page';
import { cannotBeShown, noPicture, orNoPicture } from '../files/no-picture.ts';
import type { PreviewCache } from '../files/preview-cache.ts';
import { withWorkCopy } from '../files/work-copy.ts';
import { notFound } from '../lib/app-error.ts';
import { fromPress } from '../lib/press-fault.ts';
import type { PrintTools, Upload } from './print-page.ts';
import { withPrintedPage } from './print-page.ts';

/** Wide enough for a page at full width on a high-resolution screen. */
const PICTURE_PX = 1200;

const hashOf = (printed: PrintedContent) =>
  createHash('sha256').update(JSON.stringify(printed)).digest('hex');

/** What drawing a page of a stored file takes. */
export type UploadTools = Pick<PrintTools, 'press' | 'files' | 'turns' | 'workFolder'> & {
  previews: PreviewCache;
};

/** What drawing a page as it would be printed takes. */
export type PictureTools = PrintTools & UploadTools;

/** A page of a PDF as PNG, as readers show it. @param page its index, from 0 */
export const draw = (tools: Pick<UploadTools, 'press'>, path: string, page: number) => {
  const picture = tools.press.raster(path, { page, size: { widthPx: PICTURE_PX } });
  return fromPress(orNoPicture(picture.then(({ png }) => png)));
};

/** Draws once for the same content, and at most as many at a time as this account may. */
const drawOnce = (
  { previews, turns }: Pick<UploadTools, 'previews' | 'turns'>,
  account: number,
  key: string,
  page: number,
  make: () => Promise<Uint8Array>,
) => previews.get(key, `page-${PICTURE_PX}-${page}`, () => turns.draw.take(account, make));

/**
 * The image of a page of an uploaded PDF as PNG, as it is; a placeholder for a file that cannot be rendered.
 * @param page its index, from 0
 * @throws AppError 404 for a file that is gone, 504 after a timeout, 429 when too many tasks of this account wait
 */
export async function pictureOfUpload(
  tools: UploadTools,
  account: number,
  { sha256, report }: Upload & { report: unknown },
  page: number,
): Promise<Uint8Array> {
  if (cannotBeShown(report)) return noPicture();
  const make = () => withWorkCopy(tools.files, tools.workFolder, sha256, (path) => draw(tools, path, page));
  return drawOnce(tools, account, sha256, page, make);
}

/**
 * The image of a page as PNG, as it would be printed.
 * @param page the index of its printed page, from 0
 * @throws AppError 404 beyond its last page, 502 without a browser, 504 after a timeout, 429 when too many tasks of
 * this account are waiting
 */
export async function pictureOf(
  tools: PictureTools,
  account: number,
  printed: PrintedContent,
  page: number,
): Promise<Uint8Array> {
  if (page >= Math.max(1, printedPagesOf(printed.page, printed.look))) throw notFound('file.not-found');
  const make = () => withPrintedPage(tools, printed, null, (path) => draw(tools, path, page));
  return drawOnce(tools, account, hashOf(printed), page, make);
}
