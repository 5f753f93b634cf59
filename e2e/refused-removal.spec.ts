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
});
