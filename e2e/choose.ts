import { expect, type Locator, type Page } from '@playwright/test';

/** Opens a select by its label with one mouse click, as a user does, and chooses the first match. */
export async function choose(scope: Page | Locator, label: string, text: string): Promise<void> {
  const page = 'page' in scope ? scope.page() : scope;
  const field = scope.getByRole('combobox', { name: label }).first();
  await field.click();
  await expect(page.getByRole('listbox')).toBeVisible();
  // The existing text is replaced, not extended.
  if (await field.isEditable()) await page.keyboard.type(text);
  await page.getByRole('option', { name: text }).first().click();
}
