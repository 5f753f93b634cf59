import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { placedFileOf } from '@rebblatt/contracts';
import type { BookOrder, Press } from '@rebblatt/press';
import { z } from 'zod';
import { storageDown } from '../../../files/storage-faults.ts';
import type { FileStore } from '../../../files/store.ts';
import type { AnyJob } from '../../../jobs/define-job.ts';
import { defineJob, JobFailure } from '../../../jobs/define-job.ts';
import { AppError } from '../../../lib/app-error.ts';
import type { Clock } from '../../../lib/clock.ts';
import { todayInZurich } from '../../../lib/clock.ts';
import { isDiskFull } from '../../../lib/disk-full.ts';
import { noteEvents } from '../../../lib/webhook-events.ts';
import type { PrintablePage } from '../../book/printable.queries.ts';
import { findOutputCondition } from '../../print-setting/print-setting.queries.ts';
import { GENERATE_CATALOG, PRINTED_AT_PERCENT } from '../print.rules.ts';
import type { Book } from './book.queries.ts';
import { findBook, findBookName } from './book.queries.ts';
import { failureOf, manifestFor, mayDiffer, unreadableFile } from './book.rules.ts';

/** The dependencies of a generation. */
export interface BookTools {
  press: Press;
  files: FileStore;
  clock: Clock;
  /** The folder for the files of running attempts. */
  workFolder: string;
}

/** No generation takes this long: an older folder was left behind by one that was killed. */
const ABANDONED_AFTER_MS = 3_600_000;

/** Creates a folder for this attempt and removes those that killed attempts left behind. */
async function openFolder(workFolder: string, jobId: number, attempt: number): Promise<string> {
  await mkdir(workFolder, { recursive: true });
  for (const name of await readdir(workFolder)) {
    const path = join(workFolder, name);
    const age = Date.now() - ((await stat(path).catch(() => null))?.mtimeMs ?? 0);
    if (name.startsWith(`book-${jobId}-`) || age > ABANDONED_AFTER_MS)
      await rm(path, { recursive: true, force: true });
  }
  const folder = join(workFolder, `book-${jobId}-${attempt}`);
  await mkdir(folder);
  return folder;
}

/** Fetches every logo, mark and upload of the book into the folder, each once, from whichever storage it is in. */
async function fetchFiles(book: Book, files: FileStore, folder: string, signal: AbortSignal) {
  const logos: NonNullable<BookOrder['logos']> = {};
  const uploads: NonNullable<BookOrder['uploads']> = {};
  const fetched = new Set<string>();
  const fetch = async (page: PrintablePage, sha256: string) => {
    const path = join(folder, `${sha256}.pdf`);
    if (fetched.has(sha256)) return path;
    signal.throwIfAborted();
    try {
      const { stream } = await files.open(sha256);
      await pipeline(stream, createWriteStream(path), { signal });
    } catch (error) {
      if (signal.aborted || isDiskFull(error)) throw error;
      if (error instanceof AppError) throw error.status === 404 ? unreadableFile(page, error) : error;
      // An interrupted stream is an error of the storage, never of the page.
      throw storageDown(error);
    }
    fetched.add(sha256);
    return path;
  };
  for (const page of book.pages) {
    const placed = placedFileOf(page.book, book.run.look);
    if (placed) logos[placed.sha256] = await fetch(page, placed.sha256);
    if (page.file)
      uploads[page.book.page_id] = { sha256: page.file.sha256, source: await fetch(page, page.file.sha256) };
  }
  return { logos, uploads };
}

/**
 * Makes the book of a catalogue: its pages as of the start of the job, laid out, printed and assembled by the press at
 * low priority. The file is linked in the transaction of the job's outcome; a failure does not affect earlier books.
 */
export const generateCatalogJob = ({ press, files, clock, workFolder }: BookTools): AnyJob =>
  defineJob({
    kind: GENERATE_CATALOG,
    share: 'leaves-one',
    // A storage or browser that is restarting is available again after this time.
    retryDelaysMs: [2_000, 20_000],
    payload: z.object({ catalog_id: z.int() }),
    async run({ id, attempt, payload, db, signal, report, userId }) {
      const startedAt = clock.now();
      const book = await findBook(db, payload.catalog_id);
      if (!book || book.pages.length === 0) throw new JobFailure('catalog.nothing-to-print');
      const called = await findBookName(db, book.catalog, todayInZurich(clock));
      const folder = await openFolder(workFolder, id, attempt);
      try {
        const out = join(folder, 'book.pdf');
        const made = await press.book(
          {
            ...(await fetchFiles(book, files, folder, signal)),
            run: book.run,
            mayDiffer: mayDiffer(book),
            positions: Object.fromEntries(book.pages.map((page) => [page.book.page_id, page.position])),
            info: {
              title: book.catalog.name,
              id: `catalog/${book.catalog.id}/job/${id}`,
              createdAt: startedAt,
            },
            outputCondition: await findOutputCondition(db, files),
            out,
          },
          { signal, onProgress: ({ fraction }) => report(fraction * PRINTED_AT_PERCENT) },
        );
        const kept = await files.keep(out);
        const manifest = manifestFor(book, made, called);
        const durationMs = clock.now().getTime() - startedAt.getTime();
        return {
          result: { content_pages: made.printed_pages, sha256: kept.sha256 },
          link: async (tx) => {
            const stored = {
              ...kept,
              name: called.name,
              mimeType: 'application/pdf',
              extension: 'pdf',
              createdById: userId,
            };
            const file = await tx.storedFile.create({ data: stored });
            await tx.printResult.create({
              data: {
                catalogId: book.catalog.id,
                number: called.number,
                fileId: file.id,
                manifest,
                contentPages: made.printed_pages,
                durationMs,
                createdById: userId,
              },
            });
            await noteEvents(tx, [
              {
                type: 'book.generated',
                subject: 'catalog',
                data: { id: book.catalog.id, number: called.number },
              },
            ]);
          },
        };
      } catch (error) {
        signal.throwIfAborted();
        throw failureOf(error, book);
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
  });
