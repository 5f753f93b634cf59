import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { makeAd } from './pdf.ts';
import { stateOf } from './stage.ts';

/** The server executes the next call, but its response never arrives. */
async function loseOneAnswer(page: Page, path: string, method = 'POST'): Promise<void> {
  let lost = false;
  await page.route(path, async (route) => {
    if (lost || route.request().method() !== method) return route.fallback();
    lost = true;
    await route.fetch();
    await route.abort('connectionreset');
  });
}

const unreachable = (page: Page) => expect(page.getByText('Der Server ist nicht erreichbar.')).toBeVisible();

test.describe('of the organiser', () => {
  test.use({ storageState: stateOf('admin') });

  test('a form that is sent again after a lost response creates one entry', async ({ page }) => {
    const name = `Verland ${Date.now().toString(36)}`;
    await loseOneAnswer(page, '**/api/country');
    await page.goto('/country/create');
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
    await page.getByRole('button', { name: 'Speichern' }).click();
    await unreachable(page);
    await page.getByRole('button', { name: 'Speichern' }).click();
    await expect(page.getByText(`«${name}» ist angelegt.`)).toBeVisible();

    await page.goto(`/country?searchTerms=${encodeURIComponent(name)}`);
    await page.getByRole('link', { name: `«${name}» bearbeiten` }).click();
    await loseOneAnswer(page, '**/api/country/*', 'PUT');
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill(`${name} 2`);
    await page.getByRole('button', { name: 'Speichern' }).click();
    await unreachable(page);
    // The first attempt has stored what is in the form, so there is no conflict and it counts as saved.
    await page.getByRole('button', { name: 'Speichern' }).click();
    await expect(page.getByText(`«${name} 2» ist gespeichert.`)).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await page.goto(`/country?searchTerms=${encodeURIComponent(name)}`);
    await page.getByRole('button', { name: `«${name} 2» löschen` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Löschen' }).click();
    await expect(page.getByRole('button', { name: `«${name} 2» löschen` })).toHaveCount(0);
  });
});

test.describe('of an exhibitor', () => {
  test.use({ storageState: stateOf('exhibitor') });

  test('a file that is chosen again after a lost response results in one logo', async ({ page }) => {
    const folder = await mkdtemp(join(tmpdir(), 'rebblatt-logo-'));
    try {
      const file = join(folder, `signet-${Date.now().toString(36)}.pdf`);
      await writeFile(file, await makeAd({ widthMm: 65, heightMm: 122.5 }));
      await loseOneAnswer(page, '**/api/logo');
      await page.goto('/logo/create');
      await page.locator('input[type=file]').setInputFiles(file);
      await unreachable(page);
      await page.locator('input[type=file]').setInputFiles(file);
      await expect(page).toHaveURL(/\/logo(\?|$)/);
      const name = file.slice(folder.length + 1);
      await expect(page.getByRole('row', { name: new RegExp(name) })).toHaveCount(1);
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});
