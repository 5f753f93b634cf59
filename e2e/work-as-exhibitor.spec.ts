import { expect, test } from '@playwright/test';
import { ADMIN, acceptCookies, PASSWORD, signIn } from './session.ts';
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
  await expect(page.locator(`table a[href="/exhibitor-page/edit/${pageId}"]`)).toBeVisible();
  await page.goto('/country');
  await expect(page.getByRole('heading', { name: 'Keine Berechtigung' })).toBeVisible();
  await bar.getByRole('button', { name: 'Zurück zum eigenen Konto' }).click();
  await expect(bar).toHaveCount(0);
  // Back where it began.
  await expect(page).toHaveURL(/\/exhibitor\?/);
  await expect(page.getByRole('searchbox')).toHaveValue(company);
  await expect(page.getByRole('button', { name: `Als ${company} anmelden` })).toBeVisible();
});

test('an exhibitor whose account is closed is offered no request', async ({ page, baseURL, request }) => {
  const stamp = Date.now().toString(36);
  const company = `Weingut Geschlossen ${stamp}`;
  await request.post('/api/register', {
    data: {
      email: `geschlossen-${stamp}@neuland.test`,
      password: PASSWORD,
      password_confirmation: PASSWORD,
      company_name: company,
    },
  });
  await acceptCookies(page, baseURL);
  await signIn(page, ADMIN, `/login?redirectUrl=${encodeURIComponent(`/exhibitor?searchTerms=${stamp}`)}`);
  await page.getByRole('button', { name: `Als ${company} anmelden` }).click();
  await expect(page).toHaveURL(/\/profile\/edit$/);
  const menu = page.getByRole('navigation', { name: 'Hauptmenü' });
  await expect(menu.getByRole('link', { name: 'Weine' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Anfrage' })).toHaveCount(0);
  await page.goto('/request');
  await expect(page).toHaveURL(/\/profile\/edit$/);
});
