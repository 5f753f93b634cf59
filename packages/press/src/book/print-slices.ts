import { createHash } from 'node:crypto';
import { palette } from '@rebblatt/sheet';
import type { Limits } from '../browser/limited.ts';
import { CONVERSION } from '../colour/convert-laid-out.ts';
import { fogra39, type OutputCondition } from '../colour/output-condition.ts';
import { printEach } from '../print/print-html.ts';
import type { LaidOutRun } from './lay-out-run.ts';
import type { BookPress } from './make-book.ts';

/** Each is a process of its own for the browser. */
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
  const { documents } = layout;
  const keys = documents.map((document) => sha256(JSON.stringify([look, sha256(document)])));
  const slices: Promise<Uint8Array>[] = [];
  const waiting: number[] = [];
  for (const [i, key] of keys.entries()) {
    const kept = await cache.find(key);
    if (kept) slices[i] = Promise.resolve(kept);
    else waiting.push(i);
  }
  const printInTurn = async () => {
    let current = waiting.shift();
    const next = () => {
      if (current !== undefined) onProgress(current / documents.length);
      return current === undefined ? undefined : documents[current];
    };
    const onPrinted = (printed: Uint8Array) => {
      const i = current as number;
      current = waiting.shift();
      slices[i] = convert(printed, i);
      // Whether it failed is asked below; a failure meanwhile must not go unheard.
      slices[i]?.catch(() => undefined);
    };
    await printEach(browser, next, onPrinted, limits);
  };
  const printing = Array.from({ length: Math.min(AT_ONCE, waiting.length) }, () =>
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

  async function convert(printed: Uint8Array, i: number): Promise<Uint8Array> {
    const task = { printed, pageIds: layout.pageIds[i] ?? [], outputCondition };
    const file = await workers.colour.run(task, limits);
    await cache.keep(keys[i] as string, file);
    return file;
  }
}

const sha256 = (what: string | Uint8Array) => createHash('sha256').update(what).digest('hex');
