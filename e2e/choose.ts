import type { Locator, Page } from '@playwright/test';

/** Opens a select by its label, narrows it by typing where that is possible, and takes the first choice with that text. */
export async function choose(scope: Page | Locator, label: string, text: string): Promise<void> {
  const page = 'page' in scope ? scope.page() : scope;
  const field = scope.getByRole('combobox', { name: label }).first();
  await field.click();
  if (await field.isEditable()) await field.fill(text);
  await page.getByRole('option', { name: text }).first().click();
}
