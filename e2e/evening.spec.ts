import { expect, test } from '@playwright/test';
import { acceptCookies } from './session.ts';
import { stateOf } from './stage.ts';

test.use({ storageState: stateOf('exhibitor') });

test('an exhibitor sees what is left to do, goes where it is done, and folds the list away', async ({
  page,
  baseURL,
}) => {
  await acceptCookies(page, baseURL);
  await page.goto('/exhibitor-page');
  const standing = page.getByRole('group', { name: 'Wo Sie stehen' });
  await expect(standing.getByText(/Als Nächstes/)).toBeVisible();
  await expect(standing.getByText(/es fehlen ein Logo, eine Weinkategorie mit Weinen/).first()).toBeVisible();
  const unfinished = standing.getByRole('listitem').filter({ hasText: 'ein Logo' }).first();
  await unfinished.getByRole('link').click();
  await expect(page).toHaveURL(/\/exhibitor-page\/edit\/\d+$/);
  const checks = page.getByRole('list', { name: 'Zum Freigeben' }).getByRole('listitem');
  await expect(checks).toHaveText(['Logo wählen', 'Weinkategorie anlegen', 'Preise', 'Passt auf die Seite']);
  const release = page.getByRole('button', { name: 'Seite freigeben' });
  await expect(release).toBeDisabled();
  await expect(release).toHaveAccessibleDescription('Zum Freigeben: Logo wählen, Weinkategorie anlegen');

  await page.goBack();
  const title = standing.getByRole('heading', { name: 'Wo Sie stehen' });
  await title.click();
  await expect(standing.getByRole('list')).toBeHidden();
  await page.goto('/exhibitor-wine');
  await expect(title).toBeVisible();
  await expect(standing.getByRole('list')).toBeHidden();
  await title.click();
  await expect(standing.getByRole('list')).toBeVisible();
});
