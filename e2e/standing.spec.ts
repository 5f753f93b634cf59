import { expect, type Page, test } from '@playwright/test';
import { stateOf } from './stage.ts';

test.use({ storageState: stateOf('admin') });

const stripOf = (page: Page) => page.getByRole('region', { name: 'Stand des Katalogs' });

/** One number of the strip: how many, and the link to them. */
async function figureOf(page: Page, name: RegExp) {
  const link = stripOf(page).getByRole('link', { name });
  const count = Number(/^\d+/.exec((await link.textContent()) ?? '')?.[0]);
  return { link, count };
}

/** The list behind a number says the same one. */
const expectRows = (page: Page, count: number) =>
  expect(page.getByText(new RegExp(`^1–\\d+ von ${count}$`))).toBeVisible();

test('each number of the strip leads to a list of exactly so many', async ({ page }) => {
  await page.goto('/catalog');
  for (const figure of [/zu entscheiden/, /Logos zu genehmigen/, /Aussteller nicht begonnen/]) {
    const { link, count } = await figureOf(page, figure);
    expect(count, String(figure)).toBeGreaterThan(0);
    await link.click();
    await expectRows(page, count);
    await page.goBack();
  }

  const faulty = await figureOf(page, /PDF mit Fehlern/);
  await faulty.link.focus();
  await page.keyboard.press('Tab');
  await expect((await figureOf(page, /Logos zu genehmigen/)).link).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expectRows(page, faulty.count);
  await expect(page.getByRole('cell', { name: 'PDF hat 1 Fehler' })).toHaveCount(faulty.count);
  const view = page.getByRole('link', { name: `PDF mit Fehlern ${faulty.count}`, exact: true });
  await expect(view).toHaveAttribute('aria-current', 'true');
});

test.describe('with a finger on a small screen', () => {
  test.use({ viewport: { width: 420, height: 800 }, hasTouch: true });

  test('the pages that wait are listed, the longest wait first', async ({ page }) => {
    await page.goto('/catalog');
    const { link, count } = await figureOf(page, /zu entscheiden/);
    const since = /seit \d+ Tagen/.exec((await link.textContent()) ?? '')?.[0] ?? '';
    await link.tap();
    await expectRows(page, count);
    await expect(
      page
        .getByRole('listitem')
        .filter({ hasText: `wartet ${since}` })
        .first(),
    ).toBeVisible();
  });
});
