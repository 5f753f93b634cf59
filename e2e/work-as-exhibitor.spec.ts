import { expect, test } from '@playwright/test';
import { ADMIN, acceptCookies, signIn } from './session.ts';
import { seatOf } from './stage.ts';

test('an administrator works on an exhibitor’s behalf and returns to their own account', async ({
  page,
  baseURL,
}) => {
  const { company, pageId } = seatOf('loginAs');
  await acceptCookies(page, baseURL);
  await signIn(page, ADMIN, `/login?redirectUrl=${encodeURIComponent(`/exhibitor?searchTerms=${company}`)}`);
  await page.getByRole('button', { name: `Als ${company} anmelden` }).click();
  const bar = page.getByRole('status').filter({ hasText: `Sie arbeiten als «${company}».` });
  await expect(bar).toBeVisible();
  await expect(page).toHaveURL(/\/exhibitor-wine$/);
  await page.goto('/exhibitor-page');
  await expect(page.locator(`a[href="/exhibitor-page/edit/${pageId}"]`)).toBeVisible();
  await page.goto('/country');
  await expect(page.getByRole('heading', { name: 'Keine Berechtigung' })).toBeVisible();
  await bar.getByRole('button', { name: 'Zurück zum eigenen Konto' }).click();
  await expect(bar).toHaveCount(0);
  await expect(page).toHaveURL(/\/catalog$/);
  await expect(page.getByRole('heading', { name: 'Kataloge' })).toBeVisible();
});
