import { type BrowserContext, type BrowserContextOptions, test as base, type Page } from '@playwright/test';

/** Opens a separate browser context, which shares nothing with `page`, and returns its first page. */
export type OpenBrowser = (options?: BrowserContextOptions) => Promise<Page>;

/**
 * For journeys of more than one person. What `openBrowser` opened is closed when the journey ends: an open
 * browser would keep its screen, its live connection and its share of the processor until the end of the
 * whole run.
 */
export const test = base.extend<{ openBrowser: OpenBrowser }>({
  openBrowser: async ({ browser }, use) => {
    const opened: BrowserContext[] = [];
    await use(async (options) => {
      const context = await browser.newContext(options);
      opened.push(context);
      return context.newPage();
    });
    await Promise.all(opened.map((context) => context.close()));
  },
});
