import { expect, type Page, test } from '@playwright/test';
import { violationsOn } from './axe.ts';
import { beginAs } from './begin-as.ts';
import { acceptCookies } from './session.ts';
import { seatOf, stateOf } from './stage.ts';

const dialog = (page: Page) => page.getByRole('dialog');
/** Visible, unlike the announcements of dragging, which are only for screen readers. */
const message = (page: Page, text: RegExp) => page.getByRole('paragraph').filter({ hasText: text });

test.describe('the organiser', () => {
  test.use({ storageState: stateOf('admin') });

  test('moves a page to a position beyond the visible rows, seeing what is there, and undoes it', async ({
    page,
  }) => {
    // The spring exhibition: the journeys about short moves use the other past catalogue.
    await page.goto('/catalog');
    await page.getByRole('link', { name: /^Seiten von «Frühlingsmesse/ }).click();
    const row = page
      .getByRole('row')
      .filter({ has: page.locator('a[href*="/page/edit/"]') })
      .nth(2);
    const edit = (await row.locator('a[href*="/page/edit/"]').getAttribute('href')) ?? '';
    const before = await row.getByRole('textbox', { name: /^Position von/ }).inputValue();
    const button = row.getByRole('button', { name: /verschieben nach…$/ });
    await button.click();
    await expect(dialog(page).getByText(`Steht jetzt auf Position ${before}.`)).toBeVisible();
    const target = dialog(page).getByRole('textbox', { name: 'Neue Position' });
    await expect(target).toBeFocused();
    expect(await violationsOn(page)).toEqual([]);

    const last = Number(
      /bis (\d+) ein/.exec((await dialog(page).getByRole('status').textContent()) ?? '')?.[1],
    );
    expect(last).toBeGreaterThan(20);
    await target.fill(String(last + 1));
    await target.press('Enter');
    await expect(
      dialog(page).getByText(`Diese Position gibt es nicht. Möglich ist 1 bis ${last}.`),
    ).toBeVisible();
    await target.fill(before);
    await expect(dialog(page).getByText('Dort steht die Zeile schon.')).toBeVisible();
    await target.fill(String(last));
    await expect(dialog(page).getByText(/^Dort steht jetzt: \S/)).toBeVisible();
    await target.press('Enter');
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.getByText(new RegExp(`ist jetzt auf Position ${last}\\.$`))).toBeVisible();
    await expect(page.locator(`tr a[href="${edit}"]`)).toHaveCount(0);
    await page.getByRole('button', { name: 'Rückgängig' }).click();
    const back = page.getByRole('row').filter({ has: page.locator(`a[href="${edit}"]`) });
    await expect(back.getByRole('textbox', { name: /^Position von/ })).toHaveValue(before);
  });
});

test.describe('an exhibitor', () => {
  test.use({ storageState: stateOf('exhibitor') });

  test('is told when none of the own pages is at a typed position', async ({ page }) => {
    await page.goto('/exhibitor-page');
    const position = page.getByRole('textbox', { name: /^Position von/ }).first();
    await expect(position).toBeVisible();
    const before = await position.inputValue();
    await position.fill('1');
    await position.press('Enter');
    await expect(page.getByText(/^Auf Position 1 steht keine Ihrer Seiten\./)).toBeVisible();
    await expect(page.getByText(/ist jetzt auf Position 1\.$/)).toHaveCount(0);
    await expect(position).toHaveValue(before);
  });
});

test('an exhibitor exchanges two pages and moves a wine within its category', async ({ page, baseURL }) => {
  const { email, pageId } = seatOf('farMoves');
  await acceptCookies(page, baseURL);
  await beginAs(page, email, '/exhibitor-page');
  const links = page.locator('tr a[href^="/exhibitor-page/edit/"]');
  await expect(links.nth(1)).toBeVisible();
  const order = () => links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  const [first, second, ...rest] = await order();
  await page
    .getByRole('button', { name: /^Platz von .* tauschen…$/ })
    .first()
    .click();
  await dialog(page).getByRole('button', { name: 'Tauschen' }).click();
  await expect(dialog(page).getByText('Wählen Sie, womit der Platz getauscht wird.')).toBeVisible();
  await dialog(page).getByRole('radio').first().check();
  await dialog(page).getByRole('button', { name: 'Tauschen' }).click();
  await expect(page.getByText(/ist jetzt auf Position \d+\.$/)).toBeVisible();
  await expect.poll(order).toEqual([second, first, ...rest]);
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await expect.poll(order).toEqual([first, second, ...rest]);

  await page.locator(`table a[href="/exhibitor-page/edit/${pageId}"]`).click();
  const category = page
    .locator('section')
    .filter({ has: page.locator('[data-row^="wine:"]:nth-of-type(4)') });
  const wines = category.first().locator('[data-row^="wine:"]');
  await expect(wines.nth(2)).toBeVisible();
  const shown = () => wines.evaluateAll((all) => all.map((wine) => wine.getAttribute('data-row')));
  const [moved, ...others] = await shown();
  await wines
    .first()
    .getByRole('button', { name: /^Weitere Aktionen/ })
    .click();
  await page.getByRole('menuitem', { name: 'Verschieben nach…' }).click();
  await dialog(page).getByRole('textbox', { name: 'Neue Position' }).fill('3');
  await dialog(page).getByRole('button', { name: 'Verschieben' }).click();
  const after = others.toSpliced(2, 0, moved ?? '');
  await expect.poll(shown).toEqual(after);
  await expect(message(page, /steht jetzt in .*, Platz 3\.$/)).toBeVisible();
  await page.reload();
  await expect.poll(shown).toEqual(after);
  await wines
    .nth(2)
    .getByRole('button', { name: /verschieben$/ })
    .focus();
  await page.keyboard.press('Space');
  await expect(page.getByText(/ aufgenommen, Platz 3 von /)).toBeAttached();
  // A key pressed before the rows are measured has no effect; a user presses it again.
  await expect(async () => {
    await page.keyboard.press('ArrowUp');
    await expect(page.getByText(/ kommt an den Platz von .*, Platz 2 in /)).toBeAttached({ timeout: 4_000 });
  }).toPass({ timeout: 120_000 });
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await expect.poll(shown).toEqual(after);
  await expect(message(page, /steht jetzt in .*, Platz 3\.$/)).toBeVisible();
  await page.reload();
  await expect.poll(shown).toEqual(after);
});
