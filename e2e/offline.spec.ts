import { expect, type Page, test } from '@playwright/test';
import { fileOfPart, isFileOf } from './part-file.ts';
import { stateOf } from './stage.ts';

// These tests are about what the page itself has fetched; the service worker would answer instead.
test.use({ storageState: stateOf('admin'), serviceWorkers: 'block' });

// By default a browser records the timing of only 250 files.
test.beforeEach(({ page }) => page.addInitScript(() => performance.setResourceTimingBufferSize(5_000)));

const fetched = (page: Page) =>
  page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));

/** Waits until these parts have been fetched in idle time. */
async function haveCome(page: Page, ...parts: string[]): Promise<void> {
  for (const part of parts)
    await expect
      .poll(async () => (await fetched(page)).some((name) => name.endsWith(fileOfPart(part))), {
        message: part,
        // A busy machine has little idle time.
        timeout: 120_000,
      })
      .toBe(true);
}

test('without a connection everything on the screen still opens, and typed text is kept', async ({
  page,
  context,
}) => {
  await page.goto('/catalog/create');
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  await name.fill('Primavera im Funkloch');
  await haveCome(page, 'confirm-dialog', 'command-palette', 'calendar', 'open-choice', 'country-list');
  await context.setOffline(true);

  await page.getByRole('button', { name: 'Kalender öffnen' }).first().click();
  await expect(page.getByRole('columnheader').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Suchen und springen' })).toBeFocused();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Länder' }).click();
  const question = page.getByRole('dialog');
  await question.getByRole('button', { name: 'Weiter bearbeiten' }).click();
  await expect(question).toHaveCount(0);
  await expect(name).toHaveValue('Primavera im Funkloch');

  // A list that cannot be fetched says so in its place, and the rest of the screen remains.
  await page.getByRole('link', { name: 'Länder' }).click();
  await question.getByRole('button', { name: 'Änderungen verwerfen' }).click();
  await expect(page.getByRole('heading', { name: 'Länder', level: 1 })).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('Der Server ist nicht erreichbar');
  await context.setOffline(false);
  await expect(page.getByRole('row', { name: /Argentinien/ })).toBeVisible();
});

test('a part that cannot be fetched says so in its place and affects nothing else', async ({
  page,
  context,
}) => {
  // The connection is lost before these parts have been fetched.
  await page.route(isFileOf('confirm-dialog', 'command-palette', 'calendar', 'country-list'), (route) =>
    route.abort(),
  );
  await page.goto('/catalog/create');
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  await name.fill('Primavera im Funkloch');
  await haveCome(page, 'bottle-size-list');
  await context.setOffline(true);
  const missing = page.getByRole('alert').filter({ hasText: 'Dieser Teil konnte nicht geladen werden' });

  await page.keyboard.press('Control+k');
  await expect(missing).toBeVisible();
  await missing.getByRole('button', { name: 'Schliessen' }).click();
  await expect(missing).toHaveCount(0);
  await page.getByRole('button', { name: 'Kalender öffnen' }).first().click();
  await expect(page.getByRole('alert')).toContainText('Der Server ist nicht erreichbar');
  await page.getByRole('link', { name: 'Länder' }).click();
  await expect(missing).toBeVisible();
  await expect(name).toHaveValue('Primavera im Funkloch');

  // With a connection the missing part is fetched when it is opened again, and typed text is kept.
  await page.unrouteAll();
  await context.setOffline(false);
  await missing.getByRole('button', { name: 'Erneut versuchen' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Weiter bearbeiten' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('combobox', { name: 'Suchen und springen' });
  await expect(palette).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(palette).toHaveCount(0);
  await page.getByRole('button', { name: 'Kalender öffnen' }).first().click();
  await expect(page.getByRole('columnheader').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await name.press('End');
  await name.pressSequentially(' 2');
  await expect(name).toHaveValue('Primavera im Funkloch 2');
});

test('a screen that cannot be fetched says so next to the menu, and is shown after another attempt', async ({
  page,
  context,
}) => {
  const list = isFileOf('country-list');
  await page.route(list, (route) => route.abort());
  await page.goto('/deck');
  await expect(page.getByRole('row').nth(2)).toBeVisible();
  await haveCome(page, 'bottle-size-list');
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Länder' }).click();
  await expect(page.getByRole('heading', { name: 'Diese Seite konnte nicht geladen werden' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Hauptmenü' })).toBeVisible();
  await page.unroute(list);
  await context.setOffline(false);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole('main').getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect(page.getByRole('row', { name: /Argentinien/ })).toBeVisible();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('a list shows no rows of other filters than the current ones', async ({ page, context }) => {
  await page.goto('/country');
  const row = page.getByRole('row', { name: /Argentinien/ });
  await expect(row).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('searchbox').fill('Frankreich');
  await expect(page.getByRole('alert')).toContainText('Der Server ist nicht erreichbar');
  await expect(row).toHaveCount(0);
  await context.setOffline(false);
  await expect(page.getByRole('row', { name: /Frankreich/ })).toBeVisible();
});
