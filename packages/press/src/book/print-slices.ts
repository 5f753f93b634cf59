import { createHash } from 'node:crypto';
import { palette } from '@rebblatt/sheet';
import type { Limits } from '../browser/limited.ts';
import { CONVERSION } from '../colour/convert-laid-out.ts';
import { fogra39, type OutputCondition } from '../colour/output-condition.ts';
import { printHtml } from '../print/print-html.ts';
import type { LaidOutRun } from './lay-out-run.ts';
import type { BookPress } from './make-book.ts';

/** Each is a process of its own for the browser; opening and closing one takes as long as printing five sheets. */
const AT_ONCE = 2;

/**
 * Every document of a layout as a PDF in print colours, in order; what is known from an earlier book is not made again.
 * One document gets its print colours while the browser prints the next. Throws what printing and converting throw.
 */
export async function printSlices(
  { browser, workers, cache }: BookPress,
  layout: LaidOutRun,
  outputCondition: OutputCondition | undefined,
  { onProgress, ...limits }: Limits & { onProgress: (part: number) => void },
): Promise<Uint8Array[]> {
  const { profile } = outputCondition ?? fogra39();
  const look = JSON.stringify([CONVERSION, await browser.version(), palette, sha256(profile)]);
  const slices: Promise<Uint8Array>[] = [];
  const waiting = [...layout.documents.entries()];
  const printInTurn = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [i, document] = next;
      onProgress(i / layout.documents.length);
      const key = sha256(JSON.stringify([look, sha256(document)]));
      const kept = await cache.find(key);
      slices[i] = kept ? Promise.resolve(kept) : convert(await printHtml(browser, document, limits), i, key);
      // Whether it failed is asked below; a failure meanwhile must not go unheard.
      slices[i]?.catch(() => undefined);
    }
  };
  const printing = Array.from({ length: AT_ONCE }, () =>
    printInTurn().catch((error) => {
      // Nothing more is begun; what is being printed ends before the book is given up.
      waiting.length = 0;
      throw error;
    }),
  );
  await Promise.allSettled(printing);
  await Promise.all(printing);
  const laidOut = await Promise.all(slices);
  await cache.trim();
  return laidOut;

  async function convert(printed: Uint8Array, i: number, key: string): Promise<Uint8Array> {
    const task = { printed, pageIds: layout.pageIds[i] ?? [], outputCondition };
    const transfer = [printed.buffer as ArrayBuffer];
    const file = await workers.colour.run(task, { ...limits, transfer });
    await cache.keep(key, file);
    return file;
  }
}

const sha256 = (what: string | Uint8Array) => createHash('sha256').update(what).digest('hex');
