import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { ADMIN, acceptCookies, signIn, speak } from './session.ts';

const say = {
  de: {
    add: 'Webhook erstellen',
    url: 'Adresse',
    event: 'Seite freigegeben',
    secret: 'Geheimnis des Webhooks',
    kept: 'Ich habe es',
    try: 'Probe senden',
    arrived: /^angekommen im 1\. Versuch, Antwort 200/,
    delete: 'Löschen',
    deleted: 'Der Webhook ist gelöscht.',
  },
  en: {
    add: 'Make a webhook',
    url: 'Address',
    event: 'Page released',
    secret: 'Secret of the webhook',
    kept: 'I have it',
    try: 'Send a trial',
    arrived: /^arrived at attempt 1, answer 200/,
    delete: 'Delete',
    deleted: 'The webhook has been deleted.',
  },
} as const;

for (const language of ['de', 'en'] as const)
  test(`a webhook is made, tried and deleted (${language})`, async ({ page, baseURL }) => {
    const t = say[language];
    const arrived: string[] = [];
    const receiver = createServer((req, res) => {
      req.resume();
      arrived.push(String(req.headers['webhook-signature']));
      res.end();
    });
    await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/${language}`;
    await acceptCookies(page, baseURL);
    await speak(page, language);
    await signIn(page, ADMIN, '/login', { language });
    await page.goto('/webhook');
    const form = page.getByRole('region', { name: t.add });
    await form.getByRole('textbox', { name: t.url }).fill(url);
    await form.getByRole('checkbox', { name: t.event }).check();
    await form.getByRole('button', { name: t.add }).click();
    const dialog = page.getByRole('dialog', { name: t.secret });
    await expect(dialog.locator('code')).toHaveText(/^whsec_/);
    await dialog.getByRole('button', { name: t.kept }).click();

    const webhook = page.getByRole('listitem').filter({ hasText: url });
    await webhook.getByRole('button', { name: t.try }).click();
    await expect(webhook.getByText(t.arrived)).toBeVisible();
    expect(arrived).toEqual([expect.stringMatching(/^v1,/)]);
    await webhook.getByRole('button', { name: t.delete }).click();
    await page.getByRole('dialog').getByRole('button', { name: t.delete }).click();
    await expect(page.getByText(t.deleted)).toBeVisible();
    await expect(webhook).toHaveCount(0);
    receiver.closeAllConnections();
    receiver.close();
  });
