import { expect, test } from '@playwright/test';
import { violationsOn } from './axe.ts';
import { seatOf, stateOf } from './stage.ts';

test.use({ storageState: stateOf('admin') });

test('an opened menu is accessible and gives the focus back', async ({ page }) => {
  await page.goto('/active-catalog/page');
  const button = page.getByRole('button', { name: 'Seite hinzufügen' });
  for (const _ of ['fetched', 'there']) {
    await button.press('Enter');
    await expect(page.getByRole('menuitem').first()).toBeFocused();
    expect(await violationsOn(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menuitem')).toHaveCount(0);
    await expect(button).toBeFocused();
  }
});

test('an opened dialog is accessible and gives the focus back', async ({ page }) => {
  await page.goto('/country');
  const bin = page.getByRole('button', { name: '«Frankreich» löschen' });
  await bin.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Abbrechen' })).toBeFocused();
  expect(await violationsOn(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(bin).toBeFocused();
});

test('the look in print is accessible and marks the view that is shown', async ({ page }) => {
  await page.goto(`/active-catalog/page/edit/${seatOf('shownRelease').pageId}`);
  await page.getByRole('button', { name: 'Druckansicht' }).click();
  const dialog = page.getByRole('dialog', { name: 'So wird die Seite gedruckt' });
  const shown = dialog.locator('label').filter({ hasText: 'Druck' });
  await expect(shown).toBeVisible();
  const marker = dialog.locator('[class*=SegmentedControl-indicator]');
  await expect.poll(() => marker.boundingBox()).toEqual(await shown.boundingBox());
  expect(await violationsOn(page)).toEqual([]);
});

test('an opened select is accessible', async ({ page }) => {
  await page.goto('/wine/create');
  await page.getByRole('combobox', { name: 'Region' }).click();
  await expect(page.getByRole('option').first()).toBeVisible();
  expect(await violationsOn(page, { listbox: true })).toEqual([]);
});

test('a select is used by the keyboard alone, and what is typed into it at once is not lost', async ({
  page,
}) => {
  await page.goto('/wine/create');
  const region = page.getByRole('combobox', { name: 'Region' });
  await region.focus();
  await page.keyboard.type('Zü', { delay: 0 });
  await expect(page.getByRole('option').first()).toBeVisible();
  await expect(region).toBeFocused();
  await expect(region).toHaveValue('Zü');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(region).toHaveValue(/^Zü/);
  await expect(page.getByRole('option')).toHaveCount(0);
});

test('an opened calendar is accessible and begins on Monday', async ({ page }) => {
  await page.goto('/catalog/create');
  await page.getByRole('button', { name: 'Kalender öffnen' }).first().click();
  await expect(page.getByRole('columnheader').first()).toContainText('Mo');
  expect(await violationsOn(page)).toEqual([]);
});

test('the command palette is accessible', async ({ page }) => {
  await page.goto('/country');
  await expect(page.getByRole('row', { name: /Argentinien/ })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Suchen und springen' })).toBeFocused();
  await page.keyboard.type('wein');
  await expect(page.getByRole('group', { name: 'Aussteller' })).toBeVisible();
  expect(await violationsOn(page, { listbox: true })).toEqual([]);
});
