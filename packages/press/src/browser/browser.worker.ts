import type { FitBox } from '@rebblatt/printed-page';
import { layOutRun } from '../book/lay-out-run.ts';
import { printSlices } from '../book/print-slices.ts';
import { measureFit } from '../print/measure-fit.ts';
import { printBooklet } from '../print/print-booklet.ts';
import { printHtml } from '../print/print-html.ts';
import { serve, type TaskTools } from '../worker/serve.ts';
import type { BrowserCall, BrowserCalls, BrowserTask, PrintedSlice } from './browser-calls.ts';
import { removeBrowserFolders } from './browser-folder.ts';
import { PrintingBrowser } from './printing-browser.ts';

/** The process that drives the browser: the documents of a book never pass through the server. */
const browser = new PrintingBrowser(JSON.parse(process.argv[2] ?? '{}'));

type Tools = TaskTools<PrintedSlice>;

const calls: { [C in BrowserCall]: (ask: BrowserCalls[C][0], tools: Tools) => Promise<BrowserCalls[C][1]> } =
  {
    async ready() {
      await browser.ready();
      return true;
    },
    pid: async () => (await browser.pid()) ?? null,
    print: ({ html, timeoutMs }, { signal }) => printHtml(browser, html, { timeoutMs, signal }),
    booklet: ({ html, timeoutMs }, { signal }) => printBooklet(browser, html, { timeoutMs, signal }),
    async measure({ run, timeoutMs }, { signal }) {
      const fits: FitBox[] = [];
      for (const document of layOutRun(run).documents)
        fits.push(...(await measureFit(browser, document, { timeoutMs, signal })));
      return fits;
    },
    layOut: (ask, tools) => printSlices(browser, ask, tools),
    async leave() {
      await browser.close();
      // The process ends as soon as it has answered.
      await removeBrowserFolders();
      return true;
    },
  };

serve<BrowserTask, BrowserCalls[BrowserCall][1], PrintedSlice>(async ({ call, ask }, tools) => {
  // The list of calls relates name and task to each other; a union of functions cannot express that.
  const answer = calls[call] as (
    ask: BrowserTask['ask'],
    tools: Tools,
  ) => Promise<BrowserCalls[BrowserCall][1]>;
  return { value: await answer(ask, tools) };
});
