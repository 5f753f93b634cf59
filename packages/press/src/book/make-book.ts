import { rm } from 'node:fs/promises';
import type { KeptFiles } from '../kept-files.ts';
import { removeFolder } from '../left-behind.ts';
import type { PressWorkers } from '../press-workers.ts';
import type { BookManifest, BookOrder, BookProgress } from './book-order.ts';
import type { BookPhase } from './book-phases.ts';
import { bookPhases, endOf, isBookPhase } from './book-phases.ts';
import { compareUploads } from './compare-uploads.ts';
import { layOutBook } from './lay-out-book.ts';
import { manifestOf } from './manifest.ts';
import { planBook } from './plan-book.ts';

/** A book of 300 pages takes about ten seconds; one that takes this long hangs. */
export const BOOK_TIMEOUT_MS = 10 * 60_000;

export interface BookOptions {
  signal?: AbortSignal;
  onProgress?: (progress: BookProgress) => void;
  timeoutMs?: number;
}

/** What is needed to make a book. */
export interface BookPress {
  workers: PressWorkers;
  /** The folder for documents that the next book need not print again. */
  keptIn: string;
  /** The stored comparisons of uploads with how they are placed. */
  looks: KeptFiles;
}

/**
 * Lays out, prints and assembles a book into `order.out`. After a failure or an abort the file is removed and
 * nothing works on it any more. Throws `differs` for an upload that would print differently from what it shows.
 */
export async function makeBook(
  { workers, keptIn, looks }: BookPress,
  order: BookOrder,
  options: BookOptions = {},
): Promise<BookManifest> {
  const limits = { signal: options.signal, timeoutMs: options.timeoutMs ?? BOOK_TIMEOUT_MS };
  const progress = rising(options.onProgress);
  progress('lay-out');
  workers.colour.warm();
  const parts = `${order.out}.parts`;
  // Meanwhile, in a process of its own; it is awaited below.
  const stopped = new AbortController();
  const signal = AbortSignal.any([stopped.signal, ...(limits.signal ? [limits.signal] : [])]);
  const comparing = compareUploads({ workers, looks }, order, { ...limits, signal });
  comparing.catch(() => undefined);
  try {
    const { pages, files } = await layOutBook({ workers, keptIn }, order, parts, {
      ...limits,
      onPart: (part) => progress('print', part),
    });
    const plan = planBook(order, pages, files);
    const file = await workers.assemble.run(
      { plan, out: order.out },
      {
        ...limits,
        onProgress: ({ step, done, total }) => isBookPhase(step) && progress(step, done / total),
      },
    );
    const compared = await comparing;
    progress('check', 1);
    return manifestOf(plan, file, compared);
  } catch (error) {
    stopped.abort();
    await comparing.catch(() => undefined);
    await rm(order.out, { force: true });
    throw error;
  } finally {
    await removeFolder(parts);
  }
}

function rising(report: BookOptions['onProgress']) {
  let highest = 0;
  return (phase: BookPhase, part = 0) => {
    const from = bookPhases[phase];
    highest = Math.max(highest, from + (endOf(phase) - from) * part);
    report?.({ phase, fraction: highest });
  };
}
