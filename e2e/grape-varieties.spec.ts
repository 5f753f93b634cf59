import { expect, test } from '@playwright/test';
import { beginAs } from './begin-as.ts';
import { addWine, putOnPage } from './fill-a-page.ts';
import { acceptCookies } from './session.ts';
import { seatOf } from './stage.ts';

const WINE = `Namenlos ${Date.now().toString(36).slice(-4)}`;

test('a wine without grape variety is reported at the release and found in the wine list', async ({
  page,
  baseURL,
}) => {
  const { email, pageId } = seatOf('grapeList');
  await acceptCookies(page, baseURL);
  await beginAs(page, email);
  await addWine(page, 'de', WINE);
  await putOnPage(page, 'de', pageId, WINE);
  await page.getByRole('button', { name: 'Seite freigeben' }).click();
  const warning = page.getByRole('dialog', { name: 'Weine ohne Rebsorte' });
  await expect(warning.getByRole('listitem').filter({ hasText: WINE })).toBeVisible();
  await warning.getByRole('link', { name: 'Rebsorten in der Weinliste ergänzen' }).click();
  await expect(page).toHaveURL(/\/exhibitor-wine\?gv_count=0/);
  await expect(page.getByRole('row').filter({ hasText: WINE })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
