import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type BrowserContext, chromium } from '@playwright/test';
import { findChromium } from '@rebblatt/press';
import type { Figure } from './figure.ts';
import { median } from './median.ts';
import { signIn } from './sign-in.ts';
import type { Stage } from './stage.ts';

const FIRST_MS = 1000;
const SPREADS_A_SECOND = 10;
/** What a slower machine may take, as multiples of the same pages without the product. */
const TIMES_FIRST = 8;
const TIMES_TURNED = 6;
const TRIES = 5;
const TURNS = 60;

/**
 * How soon the book to leaf through shows its first spread, and how fast it is turned by key, compared with the same
 * browser showing the same pages as finished HTML, which one script puts into the document.
 */
export async function measureLeafing(stage: Stage, catalogId: number): Promise<Figure[]> {
  const browser = await chromium.launch(await findChromium({ dataDir: stage.dataDir }));
  try {
    const context = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      locale: 'de-CH',
      serviceWorkers: 'block',
    });
    // The loader of the bench names functions by this helper, which the pages do not have.
    await context.addInitScript('globalThis.__name = (named) => named');
    await signIn(await context.newPage(), stage.api.origin);
    const address = `${stage.api.origin}/catalog/${catalogId}/leaf?page=2`;
    const finished = await finishedSpreads(context, address);
    const bare = await serveFinished(finished);
    const times = { own: [] as number[], bare: [] as number[] };
    for (let i = 0; i < TRIES; i++) {
      times.bare.push(await firstSpread(context, bare.address));
      times.own.push(await firstSpread(context, address));
    }
    const speed = {
      bare: await turned(context, bare.address),
      own: await turned(context, address),
    };
    await bare.close();
    const first = { own: median(times.own), bare: median(times.bare) };
    const detail = `${finished.pages} pages`;
    return [
      {
        name: 'first spread of the book to leaf through',
        detail,
        value: first.own,
        unit: 'ms',
        floor: first.bare,
        goal: { of: 'value', atMost: Math.max(FIRST_MS, TIMES_FIRST * first.bare) },
      },
      {
        name: 'spreads turned by key',
        detail,
        value: speed.own,
        unit: '/s',
        floor: speed.bare,
        goal: { of: 'value', atLeast: Math.min(SPREADS_A_SECOND, speed.bare / TIMES_TURNED) },
      },
    ];
  } finally {
    await browser.close();
  }
}

/** Both pages of a spread are drawn when each has its text. */
const SPREAD = 'figure:nth-of-type(2) .sheet';

/** From the address to the first spread, in ms; code is in the cache, as for whoever comes from the list of pages. */
async function firstSpread(context: BrowserContext, address: string): Promise<number> {
  const page = await context.newPage();
  const begun = performance.now();
  await page.goto(address, { waitUntil: 'commit' });
  await page.locator(SPREAD).waitFor();
  const took = performance.now() - begun;
  await page.close();
  return took;
}

/** Spreads a second with the arrow key, each seen before the next is asked for. */
async function turned(context: BrowserContext, address: string): Promise<number> {
  const page = await context.newPage();
  await page.goto(address);
  await page.locator(SPREAD).waitFor();
  const seconds = await page.evaluate(async (turns) => {
    const number = () => [...document.querySelectorAll('[role="status"]')].map((e) => e.textContent).join();
    const drawn = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const begun = performance.now();
    for (let i = 0; i < turns; i++) {
      const before = number();
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
      const askedAt = performance.now();
      do await drawn();
      while (number() === before && performance.now() - askedAt < 5000);
      if (number() === before) throw new Error('The book is not turned.');
    }
    return (performance.now() - begun) / 1000;
  }, TURNS);
  await page.close();
  return TURNS / seconds;
}

/** The HTML of all spreads as they are drawn, and how many pages the book has. */
async function finishedSpreads(context: BrowserContext, address: string) {
  const page = await context.newPage();
  await page.goto(address);
  await page.locator(SPREAD).waitFor();
  const found = await page.evaluate(async (turns) => {
    const drawn = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const book = () => document.querySelectorAll('figure');
    const roots = (figure: Element) =>
      [...figure.querySelectorAll('div')].find((element) => element.shadowRoot)?.shadowRoot?.innerHTML;
    const spreads: string[] = [];
    for (let i = 0; i <= turns; i++) {
      spreads.push([...book()].map((figure) => `<figure>${roots(figure) ?? ''}</figure>`).join(''));
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
      await drawn();
      await drawn();
    }
    const host = [...document.querySelectorAll('div')].find((element) => element.shadowRoot)?.shadowRoot;
    const css = [...(host?.adoptedStyleSheets ?? [])]
      .flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText))
      .join('\n');
    return { spreads, css, pages: Number(/ von (\d+)/.exec(document.body.textContent ?? '')?.[1]) };
  }, TURNS);
  await page.close();
  return found;
}

/** Serves a document that turns finished spreads with one script. */
async function serveFinished({ spreads, css }: { spreads: string[]; css: string }) {
  const script = `let at = 0;
    const show = () => {
      document.querySelector('main').innerHTML = spreads[at];
      document.querySelector('[role=status]').textContent = String(at);
    };
    addEventListener('keydown', () => { at++; show(); });
    fetch('/book').then((book) => book.json()).then((book) => { window.spreads = book; show(); });`;
  const page = `<!doctype html><style>${css}</style><p role="status"></p><main></main><script>${script}</script>`;
  const server = createServer((req, res) => {
    const isBook = req.url === '/book';
    res.setHeader('Content-Type', isBook ? 'application/json' : 'text/html; charset=utf-8');
    res.end(isBook ? JSON.stringify(spreads) : page);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}/`,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
