import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inksOfLook } from '@rebblatt/printed-page';
import type { PrintedSlice } from '../browser/browser-calls.ts';
import type { Limits } from '../browser/limited.ts';
import { fogra39 } from '../colour/output-condition.ts';
import { keptFiles } from '../kept-files.ts';
import type { BookOrder } from './book-order.ts';
import type { LaidOutPage } from './lay-out-run.ts';
import type { BookPress } from './make-book.ts';
import { runToLayOut } from './plan-book.ts';

/** The laid-out pages in order, and the files in print colours that contain them in this order. */
export interface LaidOutBook {
  pages: LaidOutPage[];
  files: string[];
}

/**
 * Lays out and prints all pages of a book that are not uploaded files, and converts them to print colours, one document
 * while the browser prints the next. Throws what printing and converting throw, once nothing works on `folder` any more.
 */
export async function layOutBook(
  { workers, keptIn }: Pick<BookPress, 'workers' | 'keptIn'>,
  order: BookOrder,
  folder: string,
  { onPart, ...limits }: Limits & { onPart: (part: number) => void },
): Promise<LaidOutBook> {
  await mkdir(folder);
  const own = order.outputCondition?.profile;
  const profile = own && join(folder, 'profile.icc');
  if (own && profile) await writeFile(profile, own);
  const files: Promise<string>[] = [];
  let printed = 0;
  const inks = inksOfLook(order.run.look);
  const inPrintColours = async ({ at, key, pageIds, ...slice }: PrintedSlice) => {
    if (slice.inPrintColours) return slice.file;
    const out = join(folder, `${at}.pdf`);
    const task = { printed: slice.file, pageIds, profile, inks, out, keep: { folder: keptIn, key } };
    await workers.colour.run(task, limits);
    return out;
  };
  const onPrinted = (slice: PrintedSlice) => {
    // While the rest is being printed: the assembly takes half a second to read them.
    if (printed === 0) workers.assemble.prepare(logoPaths(order));
    onPart(++printed / slice.of);
    const file = inPrintColours(slice);
    // It is awaited below; a rejection before that must not count as unhandled.
    file.catch(() => undefined);
    files[slice.at] = file;
  };
  const profileSha256 = createHash('sha256')
    .update(own ?? fogra39().profile)
    .digest('hex');
  const ask = { run: runToLayOut(order), folder, keptIn, profileSha256 };
  const pages = await workers.browser
    .call('layOut', ask, { ...limits, onPrinted })
    .finally(() => Promise.allSettled(files));
  const converted = await Promise.all(files);
  await keptFiles(keptIn).trim();
  return { pages, files: converted };
}

const logoPaths = ({ logos }: BookOrder) =>
  Object.values(logos ?? {}).filter((source) => typeof source === 'string');
