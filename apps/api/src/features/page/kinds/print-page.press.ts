import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { PrintedContent } from '@rebblatt/contracts';
import { WINE_PAGE } from '@rebblatt/contracts';
import type { BookOrder, Press } from '@rebblatt/press';
import type { FileTurns } from '../../../files/file-turns.ts';
import { borrow } from '../../../files/loans.ts';
import type { FileStore } from '../../../files/store.ts';
import { withWorkCopy } from '../../../files/work-copy.ts';
import type { Clock } from '../../../lib/clock.ts';
import type { Database } from '../../../lib/database.ts';
import { fromPress } from '../../../lib/press-fault.ts';
import { findOutputCondition } from '../../print-setting/print-setting.queries.ts';

export interface PrintTools {
  db: Database;
  press: Press;
  files: FileStore;
  clock: Clock;
  turns: FileTurns;
  /** The folder of the file until it is complete. */
  workFolder: string;
}

/** The stored file of an ad or content page. */
export interface Upload {
  sha256: string;
}

/** Much more than a page takes, even on a busy machine. */
const TIMEOUT_MS = 60_000;

/**
 * Prints a single page into a file, as it is in the book: boxes, logo, and the uploaded file of an ad or content page.
 * The caller removes the file.
 * @returns its path
 * @throws AppError 502 without a browser, 504 after a timeout, 404 when a stored file is missing, 422 for a file that
 *   cannot be used
 */
async function printPage(tools: PrintTools, printed: PrintedContent, upload: Upload | null): Promise<string> {
  const lend = (sha256: string, use: (source: string) => Promise<string>) =>
    withWorkCopy(tools.files, tools.workFolder, sha256, use);
  if (upload) {
    const { sha256 } = upload;
    return lend(sha256, (source) =>
      print(tools, printed, { uploads: { [printed.page.page_id]: { sha256, source } } }),
    );
  }
  const logo = printed.page.page_type === WINE_PAGE ? printed.page.content.logo : null;
  if (!logo) return print(tools, printed, {});
  return lend(logo.sha256, (source) => print(tools, printed, { logos: { [logo.sha256]: source } }));
}

async function print(
  { db, press, files, clock, workFolder }: PrintTools,
  printed: PrintedContent,
  sources: Pick<BookOrder, 'uploads' | 'logos'>,
): Promise<string> {
  const { page_id } = printed.page;
  await mkdir(workFolder, { recursive: true });
  const out = join(workFolder, `page-${page_id}-${randomUUID()}.pdf`);
  await fromPress(
    press.book(
      {
        run: { catalog_name: printed.catalog_name, language: printed.language, pages: [printed.page] },
        ...sources,
        info: { title: printed.catalog_name, id: `page/${page_id}`, createdAt: clock.now() },
        outputCondition: await findOutputCondition(db, files),
        out,
      },
      { timeoutMs: TIMEOUT_MS },
    ),
  );
  return out;
}

/** Prints a page as {@link printPage} does, passes the file to `use` and removes it afterwards. */
export async function withPrintedPage<T>(
  tools: PrintTools,
  printed: PrintedContent,
  upload: Upload | null,
  use: (path: string) => Promise<T>,
): Promise<T> {
  const path = await printPage(tools, printed, upload);
  try {
    return await use(path);
  } finally {
    await rm(path, { force: true });
  }
}

/**
 * A page as a file to be sent, printed when it is the account's turn. Concurrent requests for the same page share one
 * file, which is removed when it has been sent to all of them.
 * @throws AppError as {@link printPage}; 429 when too many tasks of this account are waiting
 */
export async function downloadOf(
  tools: PrintTools,
  account: number,
  printed: PrintedContent,
  upload: Upload | null,
): Promise<{ content: Readable; size: number }> {
  const key = createHash('sha256')
    .update(JSON.stringify([printed, upload?.sha256]))
    .digest('hex');
  const { path, giveBack } = await borrow(join(tools.workFolder, key), () =>
    tools.turns.draw.take(account, () => printPage(tools, printed, upload)),
  );
  try {
    const { size } = await stat(path);
    const content = createReadStream(path);
    content.once('close', () => void giveBack());
    return { content, size };
  } catch (error) {
    await giveBack();
    throw error;
  }
}
