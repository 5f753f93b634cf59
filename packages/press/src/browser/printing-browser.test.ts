import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { Page } from 'puppeteer';
import { afterAll, expect, test } from 'vitest';
import { printEach } from '../print/print-html.ts';
import { BROWSER_FOLDER } from '../testing/press-for-tests.ts';
import { processFile } from '../testing/process-file.ts';
import { readWithPdfium } from '../testing/read-with-pdfium.ts';
import { LOW_PRIORITY } from './lower-priority.ts';
import { PrintingBrowser } from './printing-browser.ts';

const open: PrintingBrowser[] = [];
const browserForTests = ({ lowPriority = false } = {}) => {
  const browser = new PrintingBrowser({
    dataDir: BROWSER_FOLDER,
    chromiumPath: process.env.CHROMIUM_PATH,
    lowPriority,
  });
  open.push(browser);
  return browser;
};
afterAll(async () => {
  for (const browser of open) await browser.close();
});

/** Suspends it first, so that the request is still open when it dies. */
async function killWhileAsked(browser: PrintingBrowser): Promise<{ asked: Promise<string> }> {
  await browser.ready();
  const pid = (await browser.pid()) as number;
  process.kill(pid, 'SIGSTOP');
  const asked = browser.version();
  asked.catch(() => undefined);
  await new Promise((resolve) => setImmediate(resolve));
  process.kill(pid, 'SIGKILL');
  return { asked };
}

test('a browser that dies while it is asked for its version is replaced', async () => {
  const { asked } = await killWhileAsked(browserForTests());
  expect(await asked).toMatch(/Chrome/);
});

test('pages whose browser dies share one new browser, and none is left in the end', async () => {
  const browser = browserForTests();
  await browser.ready();
  const first = (await browser.pid()) as number;
  const pids = new Set<number | undefined>();
  let killed = false;
  const work = async (page: Page) => {
    if (!killed) {
      killed = true;
      process.kill(first, 'SIGKILL');
    }
    // Work on a page of the first one fails here and starts again with another.
    await page.evaluate('1');
    pids.add(await browser.pid());
  };
  const before = childrenOf(process.pid).size;
  await Promise.all([1, 2, 3].map(() => browser.withPage(work, { timeoutMs: 30_000 })));
  pids.delete(first);
  pids.delete(undefined);
  expect(pids.size).toBe(1);
  await expect.poll(() => childrenOf(process.pid).size).toBe(before);
  await browser.close();
  await expect.poll(() => childrenOf(process.pid).size).toBe(before - 1);
});

test('a document whose browser dies while it is being stored is not printed again instead of the next', async () => {
  const browser = browserForTests();
  const kept: string[] = [];
  let died = false;
  const documents = ['<p>Morgenrot</p>', '<p>Abendrot</p>'];
  const keep = async (pdf: Uint8Array) => {
    if (!died) {
      died = true;
      const first = (await browser.pid()) as number;
      process.kill(first, 'SIGKILL');
      await expect.poll(() => browser.pid(), { timeout: 20_000 }).not.toBeOneOf([first, undefined]);
      // Work that starts again with the new browser has its page by then.
      await browser.withPage((page) => page.evaluate('1'), { timeoutMs: 20_000 });
    }
    const [page] = await readWithPdfium(pdf);
    kept.push(page?.text.trim() ?? '');
  };
  await printEach(browser, () => documents[kept.length], keep, {});
  expect(kept).toEqual(['Morgenrot', 'Abendrot']);
});

test('a browser that dies again and again is reported as failed', async () => {
  const browser = browserForTests();
  let asking = true;
  const killing = async () => {
    while (asking) {
      const pid = await browser.pid();
      try {
        if (pid) process.kill(pid, 'SIGKILL');
      } catch {}
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
  };
  const killed = killing();
  // A browser that answers between two kills did not die during the request.
  let failure: unknown;
  while (typeof failure !== 'object') failure = await browser.version().catch((error: object) => error);
  asking = false;
  await killed;
  expect(failure).toMatchObject({ code: 'browser-failed' });
});

/** The running browsers that were started by this process. */
function childrenOf(parent: number): Set<number> {
  const found = new Set<number>();
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    const stat = processFile(name, 'stat');
    const [state, ppid] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (Number(ppid) === parent && state !== 'Z' && stat.includes('chrom')) found.add(Number(name));
  }
  return found;
}

const sessionOf = (pid: number | 'self') => {
  const file = `/proc/${pid}/autogroup`;
  return existsSync(file) ? readFileSync(file, 'latin1').trim() : '';
};

// Where the system schedules by session, the browser's session has less weight than the server's.
test.runIf(sessionOf('self').endsWith(' nice 0'))(
  'a browser of low priority lowers its session',
  async () => {
    const browser = browserForTests({ lowPriority: true });
    const pid = await browser.withPage(() => browser.pid(), { timeoutMs: 20_000 });
    expect(sessionOf(pid as number)).toMatch(new RegExp(` nice ${LOW_PRIORITY}$`));
    expect(sessionOf('self')).toMatch(/ nice 0$/);
  },
);
