import { expect, type Locator, type Page } from '@playwright/test';

/** Opens a select by its label with one click of the mouse, as a person does, and takes the first choice with that text. */
export async function choose(scope: Page | Locator, label: string, text: string): Promise<void> {
  const page = 'page' in scope ? scope.page() : scope;
  const field = scope.getByRole('combobox', { name: label }).first();
  await field.click();
  await expect(page.getByRole('listbox')).toBeVisible();
  // What stands there already is replaced, not continued.
  if (await field.isEditable()) await page.keyboard.type(text);
  await page.getByRole('option', { name: text }).first().click();
}
