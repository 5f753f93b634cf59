import { expect, test } from '@playwright/test';
import { beginAs } from './begin-as.ts';
import { seatOf } from './stage.ts';

test('no screen asks for what the content policy refuses', async ({ page }) => {
  await page.addInitScript(() => {
    const refused: string[] = [];
    Object.assign(window, { refused });
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      refused.push(`${effectiveDirective} ${blockedURI}`),
    );
  });
  const refusedHere = () => page.evaluate(() => (window as unknown as { refused: string[] }).refused);
  const { email, pageId } = seatOf('ownOrder');
  await beginAs(page, email, '/exhibitor-wine');
  expect(await refusedHere()).toEqual([]);
  await page
    .getByRole('link', { name: /bearbeiten$/ })
    .first()
    .click();
  // The checks of a form are compiled with the first of them.
  const name = page.getByRole('textbox', { name: 'Wein', exact: true });
  const before = await name.inputValue();
  await name.fill('');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await name.fill(before);
  expect(await refusedHere()).toEqual([]);
  await page.goto(`/exhibitor-page/edit/${pageId}`);
  await expect(page.getByRole('combobox', { name: /^Seitentitel/ })).toBeVisible();
  expect(await refusedHere()).toEqual([]);
});
