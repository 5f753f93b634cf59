import { expect } from '@playwright/test';
import { test } from './another-browser.ts';
import { stateOf } from './stage.ts';
import { waitAgain } from './waiting.ts';

test('a draft that came back says on which page of the queue it was written, and leads there', async ({
  openBrowser,
  request,
}) => {
  const { base } = await waitAgain(request, 2);
  const page = await openBrowser({ storageState: stateOf('admin') });
  await page.goto(`${base}/decide`);
  const place = page.getByRole('status').filter({ hasText: /\d+ von \d+/ });
  await expect(place).toContainText('1 von 2');
  await page.keyboard.press('j');
  await expect(place).toContainText('2 von 2');
  const name = (await place.locator('span').last().textContent()) ?? '';
  await page.keyboard.press('r');
  const remark = page.getByLabel('Was zu ändern ist');
  await expect(remark).toBeFocused();
  await page.keyboard.type('Bitte den Jahrgang prüfen.');
  page.on('dialog', (question) => question.accept());
  await page.reload();
  await expect(place).toContainText('1 von 2');
  const notice = page.getByText(/^Ihr Entwurf von .+ wurde wiederhergestellt\.$/).locator('..');
  await notice.getByRole('button', { name }).click();
  await expect(place).toContainText('2 von 2');
  await expect(remark).toHaveValue('Bitte den Jahrgang prüfen.');
  await expect(notice.getByRole('button', { name })).toHaveCount(0);
});
