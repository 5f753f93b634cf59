import { expect, type Page } from '@playwright/test';
import { choose } from './choose.ts';
import { type Language, words } from './words.ts';

/** The category that journeys add to a page. */
export const CATEGORY = 'Neu im Glas';

/** A red wine of 2023 for CHF 24.50 the 75 cl bottle. */
export async function addWine(page: Page, language: Language, wine: string, grape?: string): Promise<void> {
  const say = words[language];
  await page.goto('/exhibitor-wine');
  await page.getByRole('link', { name: say.addWine }).click();
  await page.getByRole('textbox', { name: say.wine, exact: true }).fill(wine);
  await page.getByLabel(say.year).fill('2023');
  // Found by their German names in every language, and shown in the reader's.
  await choose(page, say.region, 'Zürich', say.zurich);
  await choose(page, say.wineType, 'Rot', say.red);
  await expect(page.getByRole('combobox', { name: say.alcohol })).toHaveValue('Regular');
  if (grape) await choose(page, say.grape, grape);
  await choose(page, say.bottleSize, '75');
  await page.getByRole('textbox', { name: say.price, exact: true }).fill('24.50');
  await page.getByRole('button', { name: say.save, exact: true }).click();
  await expect(page.getByText(say.created(`${wine} 2023`))).toBeVisible();
}

/** Opens the exhibitor's draft page, sets its logo and adds a category of 75 cl bottles with the wine. */
export async function putOnPage(page: Page, language: Language, pageId: number, wine: string): Promise<void> {
  const say = words[language];
  await page.goto('/exhibitor-page');
  await page.locator(`table a[href="/exhibitor-page/edit/${pageId}"]`).click();
  await expect(page).toHaveURL(new RegExp(`/edit/${pageId}$`));
  await page.getByRole('radio', { name: say.logo }).first().check({ force: true });
  await page.getByRole('textbox', { name: say.newCategory }).fill(CATEGORY);
  await page.getByRole('button', { name: say.addCategory }).click();
  await choose(page, say.size1(CATEGORY), '75');
  await choose(page, say.addWineTo(CATEGORY), wine);
  await expect(page.getByRole('status').getByText(say.saved)).toBeVisible();
  const preview = page.getByRole('region', { name: say.preview });
  for (const text of [CATEGORY, wine, '24.50']) await expect(preview.getByText(text).first()).toBeVisible();
}

/** The warning about missing grape varieties appears only if the page has such wines. */
export async function release(page: Page, language: Language): Promise<void> {
  const say = words[language];
  await page.getByRole('button', { name: say.release }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  const anyway = dialog.getByRole('button', { name: say.anyway });
  if (await anyway.isVisible()) await anyway.click();
  await dialog.getByRole('button', { name: say.release }).click();
  await expect(page.getByText(say.released)).toBeVisible();
  await expect(page.getByText(say.waits)).toBeVisible();
}
