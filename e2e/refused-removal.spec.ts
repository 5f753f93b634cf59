import { expect, test } from '@playwright/test';
import { ADMIN, acceptCookies, signIn } from './session.ts';

test('what stands on pages is not deleted, and the refusal leads to them', async ({ page, baseURL }) => {
  await acceptCookies(page, baseURL);
  await signIn(page, ADMIN, '/login?redirectUrl=/page-title');
  const row = page.getByRole('row').filter({ hasText: 'Italien' });
  await row.getByRole('button', { name: /löschen$/ }).click();
  const refusal = page.getByRole('alert').filter({ hasText: 'weder löschen noch umstellen' });
  await expect(refusal).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const place = refusal.getByRole('link').first();
  const position = /^Position (\d+)/.exec((await place.textContent()) ?? '')?.[1];
  await place.click();
  await expect(page).toHaveURL(/\/page\/edit\/\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(String(position));

  // What wines use leads to just these wines.
  await page.getByRole('link', { name: 'Regionen', exact: true }).click();
  await page.getByRole('textbox', { name: 'Nach Region filtern' }).fill('Zürichsee');
  await page
    .getByRole('row')
    .filter({ hasText: 'Zürichsee' })
    .getByRole('button', { name: /löschen$/ })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Löschen' }).click();
  await page.getByRole('alert').getByRole('link', { name: 'Weine zeigen' }).click();
  await expect(page).toHaveURL(/\/wine\?.*region_id/);
  await expect(page.getByRole('row').filter({ hasText: 'Zürichsee' }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Filter «Region: Zürichsee» entfernen' })).toBeVisible();

  // What exhibitors have ordered leads to their requests.
  await page.getByRole('link', { name: 'Dienstleistungen', exact: true }).click();
  await expect(page).toHaveURL(/\/service$/);
  await page
    .getByRole('row')
    .filter({ hasText: 'Parkkarte für Lieferwagen' })
    .getByRole('button', { name: /löschen$/ })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Löschen' }).click();
  await page.getByRole('alert').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/admin-request\/edit\/\d+$/);
});
