import { expect, type Locator, type Page } from '@playwright/test';

/**
 * Opens a select by its label with one mouse click, as a user does, and chooses the first match.
 * @param shown how the option reads, where it is found by another of its names
 */
export async function choose(
  scope: Page | Locator,
  label: string,
  text: string,
  shown: string | RegExp = text,
): Promise<void> {
  const page = 'page' in scope ? scope.page() : scope;
  const field = scope.getByRole('combobox', { name: label }).first();
  await field.click();
  await expect(page.getByRole('listbox')).toBeVisible();
  // The existing text is replaced, not extended.
  if (await field.isEditable()) await page.keyboard.type(text);
  const option = page.getByRole('option', { name: shown }).first();
  // A list that moves with its field under the click makes the click scroll, until the field is out of sight and the list
  // hidden with it. Whoever that happens to goes back to the field.
  await expect(async () => {
    await option.click({ timeout: 15_000 }).catch(async (missed: unknown) => {
      await field.scrollIntoViewIfNeeded();
      throw missed;
    });
  }).toPass({ timeout: 90_000 });
}

/**
 * Opens a select of the browser itself and chooses an option by its words. Its popup belongs to the browser, not to the
 * document, and no click of a test reaches into it: what opens is opened by a real click, a tap, or the space bar once
 * the way there led to it, and chosen in there with the arrow keys and Enter. Letters choose too, but «10» goes to
 * the first of «10» and «100» that comes after the present one.
 */
export async function pick(
  select: Locator,
  text: string,
  openBy: 'click' | 'tap' | 'space bar' = 'click',
): Promise<void> {
  const page = select.page();
  const options = select.locator('option:enabled');
  await expect(options.filter({ hasText: text })).not.toHaveCount(0);
  const steps = (await options.allInnerTexts()).indexOf(text);
  expect(steps, `«${text}» is offered`).toBeGreaterThanOrEqual(0);
  if (openBy === 'space bar') {
    await expect(select).toBeFocused();
    await page.keyboard.press('Space');
  } else await select[openBy]();
  await expect.poll(() => select.evaluate((field) => field.matches(':open'))).toBe(true);
  await page.keyboard.press('Home');
  for (let i = 0; i < steps; i += 1) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(select.locator('option:checked')).toHaveText(text);
}
