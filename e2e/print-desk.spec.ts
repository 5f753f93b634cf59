import { expect, test } from '@playwright/test';
import { makeAd } from './pdf.ts';
import { seatOf, stateOf } from './stage.ts';

test.use({ storageState: stateOf('admin') });

test('the print desk is in the menu, and its dialog leads to exactly the pages it leaves out', async ({
  page,
}) => {
  await page.goto('/catalog');
  await page.getByRole('navigation').getByRole('link', { name: 'Druck', exact: true }).click();
  await page.getByRole('main').getByRole('button', { name: 'Katalog generieren' }).click();
  const dialog = page.getByRole('dialog', { name: 'Katalog generieren' });
  await expect(dialog.getByText(/^Inhaltsseiten: \d+, Umschlagseiten: 4/)).toBeVisible();
  const group = dialog.getByRole('link', { name: /PDF mit Fehlern$/ });
  const count = Number.parseInt((await group.textContent()) ?? '', 10);
  expect(count).toBeGreaterThan(0);
  await group.click();
  await expect(page.getByText(new RegExp(`^1–\\d+ von ${count}$`))).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeVisible();
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
    /^(Hochladen \d+ %|Die Datei wird gelesen und gespeichert …)$/,
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
