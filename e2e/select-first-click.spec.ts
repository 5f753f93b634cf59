import { expect, type Page, test } from '@playwright/test';
import { beginAs } from './begin-as.ts';
import { seatOf } from './stage.ts';

/** Clicks into a select that has a value and types at once; the first key replaces its text. */
async function typeAtOnce(page: Page, label: RegExp, letter: string): Promise<void> {
  const field = page.getByRole('combobox', { name: label }).first();
  await expect(field).not.toHaveValue('');
  await field.click();
  await page.keyboard.type(letter);
  await expect(page.getByRole('listbox')).toBeVisible();
  await expect(field).toHaveValue(letter);
}

// Each on a screen that was just opened: only there the select itself has still to come.
for (const [what, label, letter] of [
  ['the title', /^Seitentitel/, 'a'],
  ['the stand', /^Stand/, '1'],
  ['a bottle size', /Flaschengrösse/, '7'],
] as const)
  test(`the first click into ${what} of a wine page selects its text`, async ({ page }) => {
    const { email, pageId } = seatOf('ownOrder');
    await beginAs(page, email, `/exhibitor-page/edit/${pageId}`);
    await typeAtOnce(page, label, letter);
    await page.keyboard.press('Escape');
  });

test('the first click into a select of a form selects its text', async ({ page }) => {
  await beginAs(page, seatOf('ownOrder').email, '/exhibitor-wine');
  await page
    .getByRole('link', { name: /bearbeiten$/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/edit\/\d+$/);
  await page.reload();
  await typeAtOnce(page, /^Region/, 'w');
});

test('a click into a select that has the focus selects its text, also once the select itself is there', async ({
  page,
}) => {
  const { email, pageId } = seatOf('ownOrder');
  await beginAs(page, email, `/exhibitor-page/edit/${pageId}`);
  await typeAtOnce(page, /^Seitentitel/, 'a');
  await page.keyboard.press('Escape');
  const stand = page.getByRole('combobox', { name: /^Stand/ }).first();
  // Another field of its kind comes with the select that was loaded for the first.
  await page.reload();
  await typeAtOnce(page, /^Seitentitel/, 'a');
  await page.keyboard.press('Escape');
  await stand.focus();
  await typeAtOnce(page, /^Stand/, '1');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await typeAtOnce(page, /^Stand/, '1');
});
