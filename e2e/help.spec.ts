import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { acceptCookies } from './session.ts';
import { stateOf } from './stage.ts';

test('an exhibitor reads about the screen beside it, and saves the manual', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ storageState: stateOf('exhibitor') });
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
  const saving = page.waitForEvent('download', { timeout: 120_000 });
  await page.getByRole('button', { name: /Deutsch: PDF herunterladen/ }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe('Rebblatt-Anleitung.pdf');
  expect((await readFile(await saved.path())).subarray(0, 5).toString()).toBe('%PDF-');
});

test('an organiser saves the handbook in English and in French', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ storageState: stateOf('admin') });
  await acceptCookies(page, baseURL);
  await page.goto('/handbook');
  await page.evaluate(() => localStorage.setItem('language', 'en'));
  await page.reload();
  const saving = page.waitForEvent('download', { timeout: 120_000 });
  await page.getByRole('button', { name: 'Handbook for the organiser, English: download PDF' }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe('Rebblatt-handbook.pdf');
  expect((await readFile(await saved.path())).subarray(0, 5).toString()).toBe('%PDF-');

  await page.evaluate(() => localStorage.setItem('language', 'fr'));
  await page.reload();
  for (const title of ['Handbuch für die Messeleitung', 'Handbook for the organiser'])
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
  const savingFrench = page.waitForEvent('download', { timeout: 120_000 });
  await page.getByRole('button', { name: /^Manuel de la direction du salon, Français/ }).click();
  const french = await savingFrench;
  expect(french.suggestedFilename()).toBe('Rebblatt-manuel-direction.pdf');
  expect((await readFile(await french.path())).subarray(0, 5).toString()).toBe('%PDF-');
});
