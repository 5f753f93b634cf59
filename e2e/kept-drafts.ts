import { expect, type Page } from '@playwright/test';

/** Says that a draft is there again. */
export const restored = (page: Page) =>
  page.getByText(/^Ihr Entwurf von \d{2}:\d{2} wurde wiederhergestellt\.$/);

/** What the browser has written down of what is typed. */
export const written = (page: Page, text: string) =>
  expect
    .poll(
      () =>
        page.evaluate(() =>
          Object.entries(localStorage)
            .filter(([key]) => key.startsWith('kept-work'))
            .map(([, value]) => value)
            .join(),
        ),
      { intervals: [100] },
    )
    .toContain(text);

/** The same of what is too large for the small storage, in the browser's database. */
export const writtenList = (page: Page, text: string) =>
  expect
    .poll(
      () =>
        page.evaluate(async () => {
          // The product makes it; opened before, it would have no lists in it.
          const made = await indexedDB.databases();
          if (!made.some(({ name: known }) => known === 'rebblatt-kept-work')) return '';
          return new Promise<string>((resolve, reject) => {
            const opening = indexedDB.open('rebblatt-kept-work');
            opening.onerror = () => reject(opening.error);
            opening.onsuccess = () => {
              const all = opening.result.transaction('lists').objectStore('lists').getAll();
              all.onerror = () => reject(all.error);
              all.onsuccess = () => resolve(JSON.stringify(all.result));
              opening.result.close();
            };
          });
        }),
      { intervals: [100] },
    )
    .toContain(text);

/** The tab dies without a word, as when the browser is ended by the machine. */
export async function kill(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const gone = page.waitForEvent('crash');
  // Nobody is left who could answer.
  void session.send('Page.crash').catch(() => undefined);
  await gone;
  await page.close();
}
