import { chromium, type Page, test } from '@playwright/test';

/** A browser whose owner has set a larger text; the window stays as large as it is. */
export async function withText<Result>(
  sizePx: number,
  width: number,
  act: (page: Page) => Promise<Result>,
  storageState?: string,
): Promise<Result> {
  const { launchOptions = {}, baseURL, locale, timezoneId } = test.info().project.use;
  const browser = await chromium.launch({
    ...launchOptions,
    args: [...(launchOptions.args ?? []), `--blink-settings=defaultFontSize=${sizePx}`],
  });
  try {
    const context = await browser.newContext({
      ...{ baseURL, locale, timezoneId, storageState },
      viewport: { width, height: 900 },
      serviceWorkers: 'block',
    });
    return await act(await context.newPage());
  } finally {
    await browser.close();
  }
}
