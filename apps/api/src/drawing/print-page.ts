import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { PrintedContent } from '@rebblatt/contracts';
import { placedFileOf } from '@rebblatt/contracts';
import type { BookOrder, OutputCondition, Press } from '@rebblatt/press';
import type { FileTurns } from '../files/file-turns.ts';
import { borrow } from '../files/loans.ts';
import type { FileStore } from '../files/store.ts';
import { withWorkCopy } from '../files/work-copy.ts';
import type { Clock } from '../lib/clock.ts';
import { fromPress } from '../lib/press-fault.ts';

export interface PrintTools {
  press: Press;
  files: FileStore;
  clock: Clock;
  turns: FileTurns;
  /** The condition that pages are printed for now, with its profile. */
  outputCondition: () => Promise<OutputCondition>;
  /** The folder of the file until it is complete. */
  workFolder: string;
}

/** The stored file of an ad or content page. */
export interface Upload {
  sha256: string;
}

/** A page as it is printed, with the uploaded file of an ad or content page. */
export interface Printable {
  printed: PrintedContent;
  upload: Upload | null;
}

/** Much more than a page takes, even on a busy machine. */
const TIMEOUT_MS = 60_000;

/**
 * Prints pages of one catalogue into a file, as they are in the book: boxes, logos, and the uploaded files of ads and
 * content pages. The caller removes the file.
 * @returns its path
 * @throws AppError 502 without a browser, 504 after a timeout, 404 when a stored file is missing, 422 for a file that
 *   cannot be used
 */
async function printPages(tools: PrintTools, pages: Printable[]): Promise<string> {
  const logos: Record<string, string> = {};
  const uploads: Record<number, { sha256: string; source: string }> = {};
  const lent = pages.flatMap(({ printed: { page, look }, upload }) => {
    const placed = placedFileOf(page, look);
    return [
      ...(upload ? [{ sha256: upload.sha256, page: page.page_id }] : []),
      ...(placed && !upload ? [{ sha256: placed.sha256, page: null }] : []),
    ];
  });
  const withAll = (left: typeof lent): Promise<string> => {
    const [next, ...others] = left;
    if (!next) return print(tools, pages, { logos, uploads });
    const { sha256, page } = next;
    return withWorkCopy(tools.files, tools.workFolder, sha256, (source) => {
      if (page === null) logos[sha256] = source;
      else uploads[page] = { sha256, source };
      return withAll(others);
    });
  };
  return withAll(lent);
}

async function print(
  { press, clock, workFolder, outputCondition }: PrintTools,
  pages: Printable[],
  sources: Pick<BookOrder, 'uploads' | 'logos'>,
): Promise<string> {
  const [first] = pages;
  if (!first) throw new Error('There is no page to print.');
  const { catalog_name, language, look } = first.printed;
  const { page_id } = first.printed.page;
  await mkdir(workFolder, { recursive: true });
  const out = join(workFolder, `page-${page_id}-${randomUUID()}.pdf`);
  await fromPress(
    press.book(
      {
        run: {
          catalog_name,
          language,
          ...(look && { look }),
          pages: pages.map(({ printed }) => printed.page),
        },
        ...sources,
        info: {
          title: catalog_name,
          id: `page/${pages.map(({ printed }) => printed.page.page_id).join('-')}`,
          createdAt: clock.now(),
        },
        outputCondition: await outputCondition(),
        out,
      },
      { timeoutMs: TIMEOUT_MS * pages.length },
    ),
  );
  return out;
}

/** Prints a page as {@link printPages} does, passes the file to `use` and removes it afterwards. */
export async function withPrintedPage<T>(
  tools: PrintTools,
  printed: PrintedContent,
  upload: Upload | null,
  use: (path: string) => Promise<T>,
): Promise<T> {
  const path = await printPages(tools, [{ printed, upload }]);
  try {
    return await use(path);
  } finally {
    await rm(path, { force: true });
  }
}

/**
 * Pages as a file to be sent, printed when it is the account's turn. Concurrent requests for the same pages share one
 * file, which is removed when it has been sent to all of them.
 * @throws AppError as {@link printPages}; 429 when too many tasks of this account are waiting
 */
export async function downloadOf(
  tools: PrintTools,
  account: number,
  pages: Printable[],
): Promise<{ content: Readable; size: number }> {
  const key = createHash('sha256')
    .update(JSON.stringify(pages.map(({ printed, upload }) => [printed, upload?.sha256])))
    .digest('hex');
  const { path, giveBack } = await borrow(join(tools.workFolder, key), () =>
    tools.turns.draw.take(account, () => printPages(tools, pages)),
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
