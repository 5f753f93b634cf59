import { expect, type Page, test } from '@playwright/test';
import { tabTo } from './by-keys.ts';
import { makeAd } from './pdf.ts';
import { seatOf, stateOf } from './stage.ts';

test.use({ storageState: stateOf('admin') });

const PAGES_TODAY = /^Gedruckte Seiten heute: \d+, dazu Umschlagseiten: 4, zusammen \d+\. Geplant/;

test('the print desk is in the menu, and its dialog leads to exactly the pages it leaves out', async ({
  page,
}) => {
  await page.goto('/catalog');
  await page.getByRole('navigation').getByRole('link', { name: 'Druck', exact: true }).click();
  await page.getByRole('main').getByRole('button', { name: 'Katalog generieren' }).click();
  const dialog = page.getByRole('dialog', { name: 'Katalog generieren' });
  await expect(dialog.getByText(PAGES_TODAY)).toBeVisible();
  const group = dialog.getByRole('link', { name: /PDF mit Fehlern$/ });
  const count = Number.parseInt((await group.textContent()) ?? '', 10);
  expect(count).toBeGreaterThan(0);
  await group.click();
  await expect(page.getByText(new RegExp(`^1–\\d+ von ${count}$`))).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeVisible();
});

/** What the open dialog says of pages with a faulty file: the link to them, and how many there are. */
async function faultyIn(page: Page, name: string) {
  const dialog = page.getByRole('dialog', { name });
  await expect(dialog.getByText(PAGES_TODAY)).toBeVisible();
  const reasons = dialog.getByRole('region', { name: 'Ausgelassene Seiten' });
  await expect(reasons.getByRole('listitem').filter({ hasText: 'wartet auf Entscheid' })).toBeVisible();
  // As a book counts what it lacks: what nobody wants to print is said apart, and once.
  await expect(reasons.getByText('wird nicht gedruckt')).toHaveCount(0);
  const reason = await reasons.getByText(/werden ausgelassen:$/).textContent();
  const counts = (await reasons.getByRole('listitem').allTextContents()).map((text) =>
    Number.parseInt(text, 10),
  );
  expect(Number.parseInt(reason ?? '', 10)).toBe(counts.reduce((sum, count) => sum + count, 0));
  const group = reasons.getByRole('link', { name: /PDF mit Fehlern$/ });
  const count = Number.parseInt((await group.textContent()) ?? '', 10);
  expect(count).toBeGreaterThan(0);
  return { dialog, group, count };
}

test('by keyboard alone pages are counted, and one reads which are left out and goes there', async ({
  page,
}) => {
  await page.goto('/catalog');
  await tabTo(page.getByRole('navigation').getByRole('link', { name: 'Druck', exact: true }), 10);
  await page.keyboard.press('Enter');
  const counting = page.getByRole('button', { name: 'Seiten zählen' });
  await tabTo(counting, 6);
  await page.keyboard.press('Enter');
  const counted = await faultyIn(page, 'Seiten zählen');
  await page.keyboard.press('Escape');
  await expect(counted.dialog).toHaveCount(0);
  await expect(counting).toBeFocused();

  const generating = page.getByRole('main').getByRole('button', { name: 'Katalog generieren' });
  await tabTo(generating, 1);
  await page.keyboard.press('Enter');
  const { dialog, group, count } = await faultyIn(page, 'Katalog generieren');
  await tabTo(group, 12);
  await page.keyboard.press('Enter');
  await expect(page.getByText(new RegExp(`^1–\\d+ von ${count}$`))).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeVisible();
  await tabTo(dialog.getByRole('button', { name: 'Abbrechen' }), 14);
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
});

test.describe('with a finger on a small screen', () => {
  test.use({ viewport: { width: 420, height: 800 }, hasTouch: true });

  test('the dialog of a generation is closed again, and leads to what it leaves out', async ({ page }) => {
    await page.goto('/catalog');
    await page.getByRole('button', { name: 'Menü öffnen' }).tap();
    await page.getByRole('dialog').getByRole('link', { name: 'Druck', exact: true }).tap();
    const generating = page.getByRole('main').getByRole('button', { name: 'Katalog generieren' });
    await generating.tap();
    const { dialog } = await faultyIn(page, 'Katalog generieren');
    await dialog.getByRole('button', { name: 'Abbrechen' }).tap();
    await expect(dialog).toHaveCount(0);
    await generating.tap();
    const { group, count } = await faultyIn(page, 'Katalog generieren');
    await group.tap();
    await expect(page.getByText(new RegExp(`^1–\\d+ von ${count}$`))).toBeVisible();
    await expect(page.getByRole('listitem').getByText(/^PDF hat \d+ Fehler$/)).toHaveCount(count);
  });
});

test('the bar about cookies covers no end of a screen', async ({ page, context }) => {
  await context.clearCookies({ name: 'cookie-accepted' });
  for (const size of [
    { width: 1440, height: 700 },
    { width: 420, height: 800 },
  ]) {
    await page.setViewportSize(size);
    await page.goto('/active-catalog/print');
    const choose = page.getByRole('button', { name: 'Datei wählen' });
    await expect(choose).toBeVisible();
    await page.keyboard.press('End');
    const cookies = page.getByRole('region', { name: 'Hinweis zu Cookies' });
    await expect(async () => {
      const [bar, button] = [await cookies.boundingBox(), await choose.boundingBox()];
      expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
    }).toPass();
  }
});

test('the file of an accepted ad is replaced in three clicks, and is seen before and after', async ({
  page,
}) => {
  const seat = seatOf('replacedAd');
  await page.goto(`/active-catalog/page/edit/${seat.pageId}`);
  let store = () => {};
  const held = new Promise<void>((resolve) => {
    store = resolve;
  });
  await page.route('**/api/page/replace-file/*', async (route) => {
    await held;
    await route.continue();
  });
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'PDF ersetzen' }).click();
  // The second click is the one on the file.
  await (await choosing).setFiles({
    ...{ name: 'neues-inserat.pdf', mimeType: 'application/pdf', buffer: await makeAd() },
  });
  const dialog = page.getByRole('dialog', { name: /^PDF ersetzen, Position/ });
  // What runs is said in words too.
  await expect(dialog.getByRole('status')).toHaveText(
    /^(Hochladen \d+\s%|Die Datei wird gelesen und gespeichert …)$/,
  );
  store();
  for (const name of ['Vorher', 'Nachher']) await expect(dialog.getByRole('img', { name })).toBeVisible();
  await expect(dialog.getByText(/^Die neue Datei hat keine Fehler\./)).toBeVisible({ timeout: 60_000 });
  await dialog.getByRole('button', { name: 'Fertig' }).click();
  await expect(page.getByRole('button', { name: 'Annahme zurücknehmen' })).toBeVisible();
  await expect(page.getByText('neues-inserat.pdf').first()).toBeVisible();

  await page.getByRole('button', { name: 'Frühere Datei wieder einsetzen' }).click();
  await expect(page.getByText(/ist wieder eingesetzt\.$/)).toBeVisible();
});
