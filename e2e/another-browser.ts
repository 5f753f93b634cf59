import { type BrowserContext, type BrowserContextOptions, test as base, type Page } from '@playwright/test';

/** Opens a browser of its own, with nothing in common with `page`, and gives its first page. */
export type OpenBrowser = (options?: BrowserContextOptions) => Promise<Page>;

/**
 * For journeys of more than one person. What `openBrowser` opened is closed when the journey ends: an open browser
 * keeps its screen, its live channel and its share of the processor until the whole run is over.
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
