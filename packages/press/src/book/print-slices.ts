import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inksOfLook, palette } from '@rebblatt/printed-page';
import type { LayOutAsk, PrintedSlice } from '../browser/browser-calls.ts';
import type { PrintingBrowser } from '../browser/printing-browser.ts';
import { CONVERSION } from '../colour/convert-laid-out.ts';
import { keptFiles } from '../kept-files.ts';
import { printEach } from '../print/print-html.ts';
import type { TaskTools } from '../worker/serve.ts';
import { type LaidOutPage, layOutRun } from './lay-out-run.ts';

/** Each is a renderer process of its own. */
const AT_ONCE = 2;

/**
 * Lays out a run and prints its documents to a folder. Each document is reported as soon as it is written, so that its
 * colours are converted while the browser prints the next. Documents stored for an earlier book are not printed again.
 * @returns the pages of the documents, in order
 */
export async function printSlices(
  browser: PrintingBrowser,
  { run, folder, keptIn, profileSha256, timeoutMs }: LayOutAsk,
  { signal, report }: TaskTools<PrintedSlice>,
): Promise<LaidOutPage[]> {
  const layout = layOutRun(run);
  const { documents } = layout;
  const look = JSON.stringify([
    CONVERSION,
    await browser.version({ signal }),
    palette,
    profileSha256,
    inksOfLook(run.look),
  ]);
  const kept = keptFiles(keptIn);
  const waiting: number[] = [];
  const keys = documents.map((document) => sha256(JSON.stringify([look, sha256(document)])));
  const reportSlice = async (at: number, pdf: Uint8Array, inPrintColours: boolean) => {
    const file = join(folder, `${at}${inPrintColours ? '' : '-printed'}.pdf`);
    await writeFile(file, pdf);
    const pageIds = layout.pageIds[at] ?? [];
    report({ at, of: documents.length, file, key: keys[at] as string, inPrintColours, pageIds });
  };
  for (const [at, key] of keys.entries()) {
    const known = await kept.find(key);
    if (known) await reportSlice(at, known, true);
    else waiting.push(at);
  }
  const printInTurn = () => {
    let current = waiting.shift();
    return printEach(
      browser,
      () => (current === undefined ? undefined : documents[current]),
      async (printed) => {
        await reportSlice(current as number, printed, false);
        current = waiting.shift();
      },
      { signal, timeoutMs },
    );
  };
  const printing = Array.from({ length: Math.min(AT_ONCE, waiting.length) }, () =>
    printInTurn().catch((error) => {
      // No further document is started; those being printed end before the book is abandoned.
      waiting.length = 0;
      throw error;
    }),
  );
  await Promise.allSettled(printing);
  await Promise.all(printing);
  return layout.pages;
}

const sha256 = (what: string) => createHash('sha256').update(what).digest('hex');
