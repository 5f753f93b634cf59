import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { acceptCookies } from './session.ts';
import { stateOf } from './stage.ts';

test.use({ storageState: stateOf('exhibitor') });

test('an exhibitor reads about the screen beside it, and saves the manual', async ({ page, baseURL }) => {
  await acceptCookies(page, baseURL);
  await page.goto('/exhibitor-wine');
  await page.getByRole('button', { name: 'Hilfe zu diesem Bildschirm' }).click();
  const panel = page.getByRole('dialog', { name: 'Hilfe' });
  await expect(panel.getByRole('heading', { name: 'Weine erfassen' })).toBeVisible();
  await expect(panel.getByText('Nennen Sie bis zu drei Rebsorten')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(page.getByRole('button', { name: 'Hilfe zu diesem Bildschirm' })).toBeFocused();

  await page.getByRole('button', { name: 'Hilfe zu diesem Bildschirm' }).click();
  await panel.getByRole('link', { name: 'Ganze Anleitung als PDF' }).click();
  await expect(page).toHaveURL(/\/help$/);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: /Deutsch: PDF herunterladen/ }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe('Rebblatt-Anleitung.pdf');
  expect((await readFile(await saved.path())).subarray(0, 5).toString()).toBe('%PDF-');
});
