import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { findChromium } from '@rebblatt/press';
import type { Figure } from './figure.ts';
import { median } from './median.ts';
import { signIn } from './sign-in.ts';
import type { Stage } from './stage.ts';

const REPAINT_MS = 300;
/** What a slower machine may take, as multiples of the same pages given another stylesheet by hand. */
const TIMES_BY_HAND = 12;
const TRIES = 7;

/**
 * How soon the design screen shows another ink on all of its sample pages: with the pause after the last key, the call that
 * says how the ink is seen, and the drawing. Compared with the same browser giving the same pages another stylesheet.
 */
export async function measureDesigning(stage: Stage, catalogId: number): Promise<Figure> {
  const browser = await chromium.launch(await findChromium({ dataDir: stage.dataDir }));
  try {
    const context = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      locale: 'de-CH',
      serviceWorkers: 'block',
    });
    // The loader of the bench names functions by this helper, which the pages do not have.
    await context.addInitScript('globalThis.__name = (named) => named');
    return await measureIn(context, `${stage.api.origin}/catalog/${catalogId}/design`, stage.api.origin);
  } finally {
    await browser.close();
  }
}

async function measureIn(context: BrowserContext, address: string, origin: string): Promise<Figure> {
  await signIn(await context.newPage(), origin);
  const page = await context.newPage();
  await page.goto(address);
  await page.waitForFunction(() => document.querySelectorAll('[role="img"]').length === 5);
  await page.waitForFunction(samplesDrawn);
  await page.getByRole('combobox', { name: 'Schmuckfarbe: Farbe' }).click();
  await page.getByRole('option', { name: 'eigene Farbe' }).click();
  // The screen's own first question starts the process that knows the profile; its answer is not one of these.
  await repainted(page, 35);
  await page.waitForLoadState('networkidle');
  const times: number[] = [];
  const byHand: number[] = [];
  for (let i = 0; i < TRIES; i++) {
    times.push(await repainted(page, 40 + 5 * i));
    byHand.push(await page.evaluate(restyle));
  }
  const floor = median(byHand);
  return {
    name: 'another ink on the five samples of the design screen',
    value: median(times),
    unit: 'ms',
    floor,
    goal: { of: 'value', atMost: Math.max(REPAINT_MS, TIMES_BY_HAND * floor) },
  };
}

/** Whether every sample has its page. */
function samplesDrawn(): boolean {
  return [...document.querySelectorAll('[role="img"] > div > div')].every((host) =>
    host.shadowRoot?.querySelector('.sheet'),
  );
}

/** Types another share of black and waits until all samples are painted with it. @returns ms */
async function repainted(page: Page, percent: number): Promise<number> {
  await page.evaluate(() => {
    const hosts = [...document.querySelectorAll('[role="img"] > div > div')];
    const inkOf = (host: Element) =>
      [...(host.shadowRoot?.adoptedStyleSheets[0]?.cssRules ?? [])]
        .filter((rule) => rule instanceof CSSStyleRule)
        .find(({ selectorText }) => selectorText === '.category__name')?.style.color;
    const before = hosts.map(inkOf);
    const painted = new Promise<number>((done) => {
      let startedAt = 0;
      addEventListener('input', () => (startedAt = performance.now()), { capture: true, once: true });
      const look = () => {
        const all = hosts.every((host, i) => inkOf(host) !== before[i]);
        if (startedAt === 0 || !all) return requestAnimationFrame(look);
        return requestAnimationFrame(() => done(performance.now() - startedAt));
      };
      requestAnimationFrame(look);
    });
    Object.assign(globalThis, { painted });
  });
  await page.getByRole('textbox', { name: 'K %' }).fill(String(percent));
  return page.evaluate(() => (globalThis as unknown as { painted: Promise<number> }).painted);
}

/** Gives the samples a new copy of their stylesheet, and waits until they are painted with it. @returns ms */
function restyle(): Promise<number> {
  const roots = [...document.querySelectorAll('[role="img"] > div > div')].flatMap(
    (host) => host.shadowRoot ?? [],
  );
  const startedAt = performance.now();
  for (const root of roots) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      [...(root.adoptedStyleSheets[0]?.cssRules ?? [])].map((rule) => rule.cssText).join('\n'),
    );
    root.adoptedStyleSheets = [sheet];
  }
  return new Promise((done) =>
    requestAnimationFrame(() => requestAnimationFrame(() => done(performance.now() - startedAt))),
  );
}
