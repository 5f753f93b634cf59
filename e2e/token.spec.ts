import { expect, test } from '@playwright/test';
import { ADMIN, acceptCookies, signIn, speak } from './session.ts';

const say = {
  de: {
    title: 'Token',
    add: 'Token erstellen',
    name: 'Wofür es ist',
    write: 'Lesen und ändern',
    countries: 'Länder',
    made: (name: string) => `Token «${name}»`,
    kept: 'Ich habe es',
    revokeOf: (name: string) => `Token «${name}» widerrufen`,
    revoke: 'Widerrufen',
    revoked: (name: string) => `Das Token «${name}» ist widerrufen.`,
    by: (name: string) => `Token «${name}»`,
  },
  en: {
    title: 'Tokens',
    add: 'Make a token',
    name: 'What it is for',
    write: 'Read and change',
    countries: 'Countries',
    made: (name: string) => `Token “${name}”`,
    kept: 'I have it',
    revokeOf: (name: string) => `Revoke token “${name}”`,
    revoke: 'Revoke',
    revoked: (name: string) => `The token “${name}” has been revoked.`,
    by: (name: string) => `token “${name}”`,
  },
} as const;

for (const language of ['de', 'en'] as const)
  test(`a token is made, a program calls with it, and it is revoked (${language})`, async ({
    page,
    baseURL,
  }) => {
    const t = say[language];
    const name = `Website ${language} ${Date.now().toString(36)}`;
    await acceptCookies(page, baseURL);
    await speak(page, language);
    await signIn(page, ADMIN, '/login', { language });
    await page.goto('/token');
    const form = page.getByRole('region', { name: t.add });
    await form.getByRole('textbox', { name: t.name }).fill(name);
    await form.getByRole('radio', { name: t.write }).check();
    await form.getByRole('checkbox', { name: t.countries }).check();
    await form.getByRole('button', { name: t.add }).click();
    const dialog = page.getByRole('dialog', { name: t.made(name) });
    const token = (await dialog.locator('code').textContent()) ?? '';
    await dialog.getByRole('button', { name: t.kept }).click();

    const headers = { Authorization: `Bearer ${token}` };
    const country = `Land ${name}`;
    const made = await page.request.post('/api/country', { headers, data: { name: country } });
    expect(made.status()).toBe(201);
    expect((await page.request.get('/api/wine/10/1', { headers })).status()).toBe(403);
    const { data } = await made.json();
    expect((await page.request.delete(`/api/country/${data.id}`, { headers })).status()).toBe(200);

    await page.goto('/history');
    await expect(page.getByText(t.by(name)).first()).toBeVisible();
    await page.goto('/token');
    await page.getByRole('button', { name: t.revokeOf(name) }).click();
    await page.getByRole('dialog').getByRole('button', { name: t.revoke }).click();
    await expect(page.getByText(t.revoked(name))).toBeVisible();
    expect((await page.request.get('/api/country', { headers })).status()).toBe(401);
  });
