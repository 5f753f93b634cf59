import { expect } from '@playwright/test';
import { test } from './another-browser.ts';
import { stateOf } from './stage.ts';
import { waitAgain } from './waiting.ts';

test('remarks are set one after the other while the page and the buttons stay where they are', async ({
  openBrowser,
  request,
}) => {
  const { base } = await waitAgain(request, 1);
  const page = await openBrowser({
    storageState: stateOf('admin'),
    viewport: { width: 1366, height: 768 },
  });
  await page.goto(`${base}/decide`);
  const sheet = page.getByRole('button', { name: 'Anmerkung auf die Seite setzen' });
  await expect(sheet).toBeVisible();
  const { x, y, width } = (await sheet.boundingBox()) ?? { x: 0, y: 0, width: 0 };
  for (const number of [1, 2, 3, 4, 5, 6]) {
    // Measured once: whoever looks at the page clicks where the next fault was seen.
    await page.mouse.click(x + width / 2, y + 50 * number);
    await expect(page.getByLabel(`Anmerkung ${number}`, { exact: true })).toBeFocused();
    await page.keyboard.type(`Punkt ${number}`);
    await expect(page.getByLabel(`Anmerkung ${number}`, { exact: true })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: 'Ablehnen und weiter' })).toBeInViewport({ ratio: 1 });
    expect((await sheet.boundingBox())?.y).toBe(y);
  }
});
