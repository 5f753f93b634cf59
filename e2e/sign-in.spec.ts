import { expect, test } from '@playwright/test';
import { ADMIN, acceptCookies, clickAfterSession, EXHIBITOR, PASSWORD, signIn } from './session.ts';

test.beforeEach(({ page, baseURL }) => acceptCookies(page, baseURL));

test('an administrator signs in, sees the catalogues and signs out again', async ({ page }) => {
  await signIn(page, ADMIN);
  await expect(page).toHaveURL(/\/catalog$/);
  await expect(page.getByText('Version 0.1.0')).toBeVisible();
  await page.getByRole('button', { name: 'Abmelden' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await page.goto('/country');
  await expect(page).toHaveURL(/\/login\?redirectUrl=%2Fcountry$/);
});

test('signing in opens the requested screen, with its filters', async ({ page }) => {
  await page.goto('/country?searchTerms=Frank');
  await signIn(page, ADMIN, page.url());
  await expect(page).toHaveURL(/\/country\?searchTerms=Frank$/);
  await expect(page.getByRole('row', { name: /Frankreich/ })).toBeVisible();
});

for (const trap of ['https://evil.example/', '//evil.example', '/\\evil.example', '/no-such-screen']) {
  test(`signing in does not follow redirectUrl=${trap}`, async ({ page, baseURL }) => {
    await signIn(page, ADMIN, `/login?redirectUrl=${encodeURIComponent(trap)}`);
    await expect(page).toHaveURL(`${baseURL}/catalog`);
  });
}

test('a wrong password and an account that is not activated each say so', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('E-Mail').fill('new@rebblatt.test');
  await page.getByRole('textbox', { name: 'Passwort', exact: true }).fill('falsch-geraten');
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await expect(page.getByRole('alert')).toContainText('Ungültige E-Mail oder Passwort');
  await page.getByRole('textbox', { name: 'Passwort', exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await expect(page.getByRole('alert')).toContainText('noch nicht freigeschaltet');
});

test('there are no errors before the first submit; then a focused summary links to the fields', async ({
  page,
}) => {
  await page.goto('/register');
  await page.getByLabel('E-Mail').focus();
  await page.getByLabel('Firmenname').focus();
  await expect(page.getByText(/fehlt die Angabe/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Registrieren' }).click();
  const summary = page.getByRole('alert');
  await expect(summary).toBeFocused();
  await expect(summary).toContainText('Bitte prüfen Sie 4 Angaben');
  await expect(page).toHaveTitle(/^Fehler: /);
  await summary.getByRole('link', { name: 'Bei «Firmenname» fehlt die Angabe.' }).click();
  await expect(page.getByLabel('Firmenname')).toBeFocused();
});

for (const width of [1440, 420])
  test(`whom to ask, known late, comes below the form and does not move its button (${width} px)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/api/fair', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/login');
    const button = page.getByRole('button', { name: 'Anmelden' });
    await expect(button).toBeVisible();
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const before = await button.boundingBox();
    answer();
    await expect(page.getByText('Anna Meier')).toBeVisible();
    expect(await button.boundingBox()).toEqual(before);
    const contact = await page.getByText('Anna Meier').boundingBox();
    expect(contact?.y).toBeGreaterThan((before?.y ?? 0) + (before?.height ?? 0));
  });

test('the interface changes to English and remains so', async ({ page }) => {
  await page.goto('/login');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de-CH');
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('exhibitors open no administrator screen, unknown addresses the start page', async ({ page }) => {
  await signIn(page, EXHIBITOR);
  await page.goto('/country');
  await expect(page.getByRole('heading', { name: 'Keine Berechtigung' })).toBeVisible();
  await page.goto('/gibt/es/nicht');
  await expect(page).toHaveURL(/\/exhibitor-wine$/);
});

test('the cookie bar is accepted once', async ({ page, context }) => {
  await context.clearCookies();
  await page.goto('/login');
  const bar = page.getByRole('region', { name: 'Hinweis zu Cookies' });
  await bar.getByRole('button', { name: 'Verstanden' }).click();
  await expect(bar).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Anmelden' })).toBeVisible();
  await expect(bar).toHaveCount(0);
});

test('when too many sign in at once it is retried automatically, until the user cancels', async ({
  page,
}) => {
  let waiting = ['1', '60', '2'];
  await page.route('**/api/login', (route) => {
    const [seconds, ...rest] = waiting;
    waiting = rest;
    if (seconds === undefined) return route.continue();
    const error = 'session.busy';
    return route.fulfill({
      status: 429,
      headers: { 'Retry-After': seconds },
      json: { error, message: error, error_message: error, params: { seconds } },
    });
  });
  const enter = page.getByRole('button', { name: 'Anmelden' });
  await page.goto('/login');
  await page.getByLabel('E-Mail').fill(ADMIN);
  await page.getByRole('textbox', { name: 'Passwort', exact: true }).fill(PASSWORD);
  await enter.click();
  const waits = (seconds: string) => page.getByText(`Wir versuchen es in ${seconds} von selbst wieder.`);
  await expect(waits('1 Sekunde')).toBeVisible();
  await expect(waits('60 Sekunden')).toBeVisible();
  await page.getByRole('button', { name: 'Abbrechen' }).click();
  await expect(page.getByRole('alert')).toContainText('Gerade melden sich viele an.');
  await expect(page.getByText('von selbst wieder')).toHaveCount(0);

  await enter.click();
  await expect(waits('2 Sekunden')).toBeVisible();
  await expect(page).toHaveURL(/\/catalog$/);
});

test('signing out in one tab ends the session in the other', async ({ page, context }) => {
  await signIn(page, ADMIN);
  const other = await context.newPage();
  await other.goto('/country');
  await expect(other.getByRole('heading', { name: 'Länder' })).toBeVisible();
  await page.getByRole('button', { name: 'Abmelden' }).click();
  await expect(other).toHaveURL(/\/login/);
});

test('an expired session redirects to the login and then back to the same screen', async ({ page }) => {
  await signIn(page, ADMIN, '/login?redirectUrl=/country');
  await clickAfterSession(page, page.getByRole('button', { name: 'Neu laden' }));
  await expect(page).toHaveURL(/\/login\?redirectUrl=%2Fcountry$/);
  await expect(page.getByText('Ihre Sitzung ist abgelaufen')).toBeVisible();
});
