import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { changedPagesName } from '@rebblatt/contracts';
import type { Press } from '@rebblatt/press';
import type { FileTurns } from '../../../files/file-turns.ts';
import type { PreviewCache } from '../../../files/preview-cache.ts';
import type { FileStore } from '../../../files/store.ts';
import { withWorkCopy } from '../../../files/work-copy.ts';
import type { FileReply } from '../../../http/file-reply.ts';
import { notFound } from '../../../lib/app-error.ts';
import { fromPress } from '../../../lib/press-fault.ts';
import type { Comparison } from './changes.queries.ts';
import { isShown, pagesToReplace } from './changes.rules.ts';

/** The dependencies for images and extracts of books. */
export interface ChangesTools {
  files: FileStore;
  /** The press for whole books, so that no preview has to wait for a file of 200 MB. */
  bookPress: Press;
  previews: PreviewCache;
  turns: FileTurns;
  /** The folder for working copies of books. */
  workFolder: string;
}

/** Two images side by side fill a wide screen. */
const PICTURE_PX = 960;

/**
 * The image of a page in one of the two books, rendered once; only of pages that are added, removed or changed.
 * @param account the account for which it is queued
 * @param resultId the id of the book
 * @param pdfPage from 1
 * @throws AppError 404 for any other page or book, 422 for a file that cannot be shown
 */
export async function pictureOfChange(
  tools: ChangesTools,
  account: number,
  comparison: Comparison | null,
  resultId: number,
  pdfPage: number,
): Promise<FileReply> {
  const side = comparison?.result.id === resultId ? 'now' : 'before';
  const book = side === 'now' ? comparison?.result : comparison?.predecessor;
  if (!comparison || book?.id !== resultId || !isShown(comparison.changes, side, pdfPage)) throw notFound();
  return pictureOfBook(tools, account, book.file.sha256, pdfPage);
}

/**
 * The image of a page of a book that has it, rendered once.
 * @param account the account for which it is queued
 * @param pdfPage from 1
 * @throws AppError 422 for a file that cannot be shown
 */
export async function pictureOfBook(
  { files, bookPress, previews, turns, workFolder }: ChangesTools,
  account: number,
  sha256: string,
  pdfPage: number,
): Promise<FileReply> {
  const draw = () =>
    turns.draw.take(account, () =>
      withWorkCopy(files, workFolder, sha256, async (path) => {
        const picture = bookPress.raster(path, { page: pdfPage - 1, size: { widthPx: PICTURE_PX } });
        return (await fromPress(picture)).png;
      }),
    );
  const content = await previews.get(sha256, `page${pdfPage}-${PICTURE_PX}`, draw);
  return { content, mimeType: 'image/png', name: `${pdfPage}.png` };
}

/**
 * A PDF with only the pages that have to be replaced. It is made again for each download and removed afterwards.
 * @throws AppError 404 when there are none
 */
export async function extractChanges(
  { files, bookPress, workFolder }: ChangesTools,
  comparison: Comparison | null,
  signal: AbortSignal,
): Promise<FileReply> {
  const pages = pagesToReplace(comparison?.changes ?? []);
  if (!comparison || pages.length === 0) throw notFound();
  const { catalog, file } = comparison.result;
  const title = `${catalog.name}, geänderte Seiten`;
  const out = join(workFolder, `copy-${randomUUID()}.pdf`);
  try {
    const { bytes } = await withWorkCopy(files, workFolder, file.sha256, (path) =>
      fromPress(bookPress.extract(path, { pages, title, out, signal })),
    );
    const content = createReadStream(out);
    content.once('close', () => void rm(out, { force: true }));
    const name = changedPagesName(file.name);
    return { content, size: bytes, mimeType: 'application/pdf', name };
  } catch (error) {
    await rm(out, { force: true });
    throw error;
  }
}
