import { expect, test } from '@playwright/test';
import { violationsOn } from './axe.ts';
import { tabTo } from './by-keys.ts';
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
  await page.goto('/wine-category');
  const bin = page.getByRole('button', { name: /^«.+» löschen$/ }).first();
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
  // The page is printed and taken apart into its plates first.
  await expect(shown).toBeVisible({ timeout: 120_000 });
  const marker = dialog.locator('[class*=SegmentedControl-indicator]');
  await expect.poll(() => marker.boundingBox()).toEqual(await shown.boundingBox());
  expect(await violationsOn(page)).toEqual([]);
});

test('an opened select is accessible', async ({ page }) => {
  await page.goto('/wine/create');
  await page.getByRole('combobox', { name: 'Region' }).click();
  await expect(page.getByRole('option').first()).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
});

test('every select opens with one click of the mouse, also once the code of another one is there', async ({
  page,
}) => {
  await page.goto('/wine/create');
  for (const label of ['Region', 'Weintyp', 'Alkoholgehalt', 'Region']) {
    const field = page.getByRole('combobox', { name: label });
    await field.click();
    await expect(page.getByRole('option').first(), label).toBeVisible();
    await expect(field).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('option')).toHaveCount(0);
  }
});

test('a select opens by a click on its label, and by the arrow key', async ({ page }) => {
  await page.goto('/wine/create');
  for (const label of ['Region', 'Weintyp']) {
    await page.locator('label').filter({ hasText: label }).first().click();
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('option')).toHaveCount(0);
  }
  await page.getByRole('combobox', { name: 'Alkoholgehalt' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option').first()).toBeVisible();
});

test('a select is used by the keyboard alone, and what is typed into it at once is not lost', async ({
  page,
}) => {
  await page.goto('/wine/create');
  const region = page.getByRole('combobox', { name: 'Region' });
  await tabTo(region, 48);
  await page.keyboard.type('Zü', { delay: 0 });
  await expect(page.getByRole('option').first()).toBeVisible();
  await expect(region).toBeFocused();
  await expect(region).toHaveValue('Zü');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(region).toHaveValue(/^Zü/);
  await expect(page.getByRole('option')).toHaveCount(0);
});

test('an opened select is scrolled by the arrow keys', async ({ page }) => {
  await page.goto('/wine/create');
  await page.getByRole('combobox', { name: 'Region' }).click();
  const list = page.getByRole('listbox');
  await expect(list).toBeVisible();
  await page.keyboard.press('ArrowUp');
  await expect.poll(() => list.evaluate((element) => element.scrollTop)).toBeGreaterThan(0);
  await expect(page.getByRole('option').nth(-2)).toBeInViewport();
});

test('what a refused form says is accessible, leads to the fields and can be closed', async ({ page }) => {
  await page.goto('/wine/create');
  await page.getByRole('button', { name: 'Speichern' }).click();
  const summary = page.getByRole('alert');
  await expect(summary).toBeFocused();
  expect(await violationsOn(page)).toEqual([]);
  await summary.getByRole('button', { name: 'Meldung schliessen' }).click();
  await expect(summary).toHaveCount(0);
  // The first field that something is wrong with.
  await expect(page.getByRole('combobox', { name: 'Aussteller' })).toBeFocused();
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(summary).toBeVisible();
});

test('a menu whose first entry cannot be used is opened and used by the keyboard', async ({ page }) => {
  await page.goto(`/active-catalog/page/edit/${seatOf('shownDraft').pageId}`);
  const menus = page.getByRole('button', { name: /^Weitere Aktionen für Kategorie/ });
  const newCategory = page.getByRole('textbox', { name: 'Neue Kategorie' });
  // Those that the page has already are there only with it.
  await expect(newCategory).toBeVisible();
  const before = await menus.count();
  for (const [i, name] of ['Schaumweine', 'Süssweine'].entries()) {
    await newCategory.fill(name);
    await page.getByRole('button', { name: 'Kategorie anlegen' }).click();
    await expect(menus).toHaveCount(before + i + 1);
  }
  const menu = menus.first();
  for (const _ of ['fetched', 'there']) {
    await menu.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Nach oben' })).toBeDisabled();
    await expect(page.getByRole('menuitem', { name: 'Nach unten' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu).toBeFocused();
  }
});

test('the sheet plan is one stop of the Tab key, and the arrow keys go through its pages', async ({
  page,
}) => {
  await page.goto('/active-catalog/page');
  const plan = page.getByRole('group', { name: 'Alle gedruckten Seiten in der Reihenfolge des Katalogs' });
  await page.getByRole('button', { name: 'Bogenplan' }).click();
  const links = plan.getByRole('link');
  await expect(links.nth(2)).toBeVisible();
  await expect(plan.locator('[tabindex="0"]')).toHaveCount(1);
  await links.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(links.nth(1)).toBeFocused();
  await page.keyboard.press('End');
  await expect(links.last()).toBeFocused();
  await expect(links.last()).toBeInViewport();
  await page.keyboard.press('Tab');
  expect(await plan.evaluate((element) => element.contains(document.activeElement))).toBe(false);
  await page.keyboard.press('Shift+Tab');
  await expect(links.last()).toBeFocused();
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
  expect(await violationsOn(page)).toEqual([]);
});
