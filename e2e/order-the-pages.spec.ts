import { expect, type Locator, type Page, test } from '@playwright/test';
import { stateOf } from './stage.ts';

test.use({ storageState: stateOf('admin') });

/** Last year's fair: its pages can be moved, while other journeys rely on the order of this year's. */
test.beforeEach(async ({ page }) => {
  await page.goto('/catalog');
  const lastYear = page.getByRole('row').filter({ hasText: 'Hauptmesse' }).filter({ hasNotText: 'läuft' });
  await lastYear.getByRole('link', { name: /^Seiten von «Hauptmesse/ }).click();
  await expect(rows(page).nth(12)).toBeVisible();
});

/** Rows of pages that can be edited, in the order of the list. */
const rows = (page: Page) => page.getByRole('row').filter({ has: page.locator('a[href*="/page/edit/"]') });
const editOf = async (row: Locator) =>
  (await row.locator('a[href*="/page/edit/"]').getAttribute('href')) ?? '';
const positionOf = (row: Locator) => row.getByRole('textbox', { name: /^Position von/ });
/** The row of a page at its current position. */
const rowOf = (page: Page, edit: string) =>
  page.getByRole('row').filter({ has: page.locator(`a[href="${edit}"]`) });

test('a page is moved by its position number and put back by undo', async ({ page }) => {
  const edit = await editOf(rows(page).nth(3));
  const position = positionOf(rowOf(page, edit));
  const before = await position.inputValue();
  await position.fill('9');
  await position.press('Enter');
  await expect(page.getByText(/ist jetzt auf Position 9\.$/)).toBeVisible();
  await expect(position).toHaveValue('9');
  await page.reload();
  await expect(position).toHaveValue('9');
  await position.fill('2');
  await expect(page.getByText(/ist jetzt auf Position 2\.$/)).toBeVisible();
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await expect(page.getByText(/ist jetzt auf Position 9\.$/)).toBeVisible();
  await expect(position).toHaveValue('9');
  await position.fill(before);
  await position.press('Enter');
  await expect(page.getByText(new RegExp(`ist jetzt auf Position ${before}\\.$`))).toBeVisible();
});

test('a position after the last page is refused with a message', async ({ page }) => {
  const position = positionOf(rows(page).nth(3));
  const before = await position.inputValue();
  await position.fill('99999');
  await position.press('Enter');
  await expect(page.getByText(/^Bei «Neue Position» sind Angaben bis \d+ möglich\.$/)).toBeVisible();
  await expect(position).toHaveValue(before);
});

test('a page is moved with the keyboard on its handle', async ({ page }) => {
  const edit = await editOf(rows(page).nth(5));
  const row = rowOf(page, edit);
  const before = Number(await positionOf(row).inputValue());
  await row.getByRole('button', { name: /verschieben$/ }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText(/(aufgenommen, Position|ist auf Position) \d/)).toBeAttached();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText(new RegExp(`ist auf Position ${before + 1} von`))).toBeAttached();
  await page.keyboard.press('Space');
  await expect(page.getByText(new RegExp(`ist jetzt auf Position ${before + 1}\\.$`))).toBeVisible();
  await expect(positionOf(row)).toHaveValue(String(before + 1));
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await expect(positionOf(row)).toHaveValue(String(before));
});

test('a page is dragged by its handle', async ({ page }) => {
  const edit = await editOf(rows(page).nth(1));
  const target = rows(page).nth(3);
  const goal = await positionOf(target).inputValue();
  const handle = rowOf(page, edit).getByRole('button', { name: /verschieben$/ });
  // Near the edge of the window the list would scroll under the pointer.
  await handle.evaluate((button) => button.scrollIntoView({ block: 'center' }));
  await handle.dragTo(target.getByRole('button', { name: /verschieben$/ }), { steps: 12 });
  await expect(page.getByText(new RegExp(`ist jetzt auf Position ${goal}\\.$`))).toBeVisible();
  await expect(positionOf(rowOf(page, edit))).toHaveValue(goal);
});

test('an invalid position reverts, and Escape cancels', async ({ page }) => {
  const position = positionOf(rows(page).nth(2));
  const before = await position.inputValue();
  for (const wrong of ['abc', '0', '-3', '2.5']) {
    await position.fill(wrong);
    await position.press('Enter');
    await expect(position).toHaveValue(before);
  }
  await position.fill('77');
  await position.press('Escape');
  await expect(position).toHaveValue(before);
  await position.fill('99999');
  await position.press('Enter');
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(position).toHaveValue(before);
});

test('with another order, a handle says why it is disabled and offers the order in which it works', async ({
  page,
}) => {
  await page.getByRole('columnheader', { name: 'Aussteller' }).getByRole('button').click();
  // First the handles are disabled, then the sorted list arrives, with new rows.
  const resting = rows(page)
    .nth(2)
    .getByRole('button', { name: /verschieben$/, expanded: false });
  await expect(resting).toBeVisible();
  await expect(page.locator('section[aria-busy="true"]')).toHaveCount(0);
  await resting.click();
  await expect(
    page.getByText('Verschieben geht nur, wenn die Liste nach Position sortiert ist.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Nach Position sortieren' }).click();
  await expect(positionOf(rows(page).first())).toHaveValue('1');
});
