import { expect } from '@playwright/test';
import { test } from './another-browser.ts';
import { callAs } from './calls.ts';
import { choose } from './choose.ts';
import { ADMIN, acceptCookies, signIn } from './session.ts';
import { stateOf } from './stage.ts';
import { newWinery, order, sendOrder } from './winery.ts';

test('a winery orders, is accepted, rejected and accepted again, and every open window is updated', async ({
  page,
  openBrowser,
  baseURL,
  request,
}) => {
  const { stamp, email, company, organiser: call } = await newWinery(request);

  // The start page of an exhibitor without a request is the request.
  await acceptCookies(page, baseURL);
  await signIn(page, email);
  await expect(page).toHaveURL(/\/request$/);
  await page.getByRole('dialog').getByRole('button', { name: 'Anfrage ausfüllen' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const menu = page.getByRole('navigation', { name: 'Hauptmenü' });
  await expect(menu.getByRole('link', { name: 'Anfrage zu senden' })).toBeVisible();
  const second = await page.context().newPage();
  await second.goto('/exhibitor-page');
  await second.getByRole('link', { name: 'Anfrage ausfüllen' }).click();
  await expect(second).toHaveURL(/\/request$/);
  await second.goto('/exhibitor-page');

  await page.getByLabel('Stände').fill('2000000000');
  await page.getByRole('button', { name: 'Anfrage senden' }).click();
  await expect(page.getByRole('alert')).toContainText('Stände');
  await page.getByLabel('Stände').fill('1');
  await page.getByLabel('Weinseiten').fill('2');
  await page.getByLabel('Kühlschrank').fill('1');
  await page.getByLabel('Bemerkung an die Messeleitung').fill('Gerne auf dem Oberdeck.');
  await page.getByRole('button', { name: 'Anfrage senden' }).click();
  await expect(page.getByText('Die Messeleitung hat noch nicht entschieden.')).toBeVisible();
  await expect(second.getByRole('heading', { name: 'Ihre Anfrage ist noch nicht angenommen' })).toBeVisible();

  const organiser = await openBrowser({ storageState: stateOf('admin') });
  await organiser.goto('/admin-request');
  await organiser.getByRole('link', { name: /^Wartet auf Entscheid \d+$/ }).click();
  await organiser.getByRole('searchbox').fill(stamp);
  const line = organiser.getByRole('row', { name: company });
  await expect(line.getByText('neu', { exact: true })).toBeVisible();
  await line.getByRole('link', { name: `«${company}» bearbeiten` }).click();
  await expect(organiser.getByRole('heading', { name: `Anfrage von ${company}` })).toBeVisible();
  await expect(organiser.getByText('Gerne auf dem Oberdeck.')).toBeVisible();

  // The exhibitor changes the request; the organiser sees what is new.
  await page.getByLabel('Weinseiten').fill('1');
  await page.getByRole('button', { name: 'Änderung senden' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Änderung senden' }).click();
  await expect(page.getByText('Ihre geänderte Anfrage ist gesendet.')).toBeVisible();
  await organiser.reload();
  await expect(organiser.getByText('vorher 2')).toBeVisible();

  // The form begins with the proposal that the desk has; without its stand it asks for another one.
  const standOfPage = organiser.getByRole('combobox', { name: 'Stand, Weinseite 1' });
  await expect(standOfPage).not.toHaveValue('');
  await organiser.getByRole('combobox', { name: 'Zugeteilte Stände' }).press('Backspace');
  await expect(standOfPage).toHaveValue('');
  await organiser.getByRole('radio', { name: 'annehmen' }).check();
  await organiser.getByRole('button', { name: 'Speichern' }).click();
  await expect(organiser.getByRole('alert')).toContainText('Stand, Weinseite 1: bitte wählen.');
  const taken = organiser.getByRole('option', { name: / – / }).first();
  await organiser.getByRole('combobox', { name: 'Zugeteilte Stände' }).click();
  await expect(taken).toHaveAttribute('data-combobox-disabled');
  const free = organiser.locator('[role=option]:not([data-combobox-disabled])').first();
  const stand = (await free.textContent()) ?? '';
  await free.click();
  await organiser.keyboard.press('Escape');
  await expect(standOfPage).toHaveValue(stand);
  await choose(organiser, 'Seitentitel, Weinseite 1', 'Z');
  await organiser.getByLabel('Bemerkung an den Aussteller').fill('Wir freuen uns.');
  await organiser.getByRole('button', { name: 'Speichern' }).click();
  await expect(organiser.getByText(`Die Anfrage von ${company} ist angenommen`)).toBeVisible();

  // Both windows of the exhibitor are updated without interaction.
  await expect(menu.getByRole('link', { name: 'Anfrage angenommen' })).toBeVisible();
  await expect(page.getByText('Wir freuen uns.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Ihre Stände' })).toContainText(stand);
  await expect(second.getByText('1 von 1 Weinseite angelegt')).toBeVisible();
  await page.getByRole('region', { name: 'Ihre Seiten' }).getByRole('link').click();
  await expect(page).toHaveURL(/\/exhibitor-page\/edit\/\d+$/);

  await organiser.getByRole('radio', { name: 'ablehnen' }).check();
  await organiser.getByRole('button', { name: 'Speichern' }).click();
  const question = organiser.getByRole('dialog');
  await expect(question).toContainText(`Der Stand ${stand} wird frei.`);
  await expect(question).toContainText('Eine Seite wird inaktiv und nicht mehr gedruckt.');
  await question.getByRole('button', { name: 'Anfrage ablehnen' }).click();
  await expect(organiser.getByText('Die Anfrage ist abgelehnt.')).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Anfrage abgelehnt' })).toBeVisible();

  // Meanwhile another administrator writes to the exhibitor: what is stored is shown in words, and asked about.
  const { data: requests } = await call('GET /admin-request/:perPage/:page', { perPage: 1000, page: 1 });
  const sent = requests.find(({ exhibitor }) => exhibitor.company_name === company);
  const words = 'Leider ausgebucht.';
  await call('PUT /admin-request/:id', {
    id: sent?.id ?? 0,
    body: { accepted: 0, comment: words, version: sent?.version ?? 0 },
  });
  await organiser.getByRole('radio', { name: 'annehmen' }).check();
  await organiser.getByRole('button', { name: 'Speichern' }).click();
  await organiser.getByRole('dialog').getByRole('button', { name: 'Speichern' }).click();
  const conflict = organiser.getByRole('dialog', { name: 'Jemand anderes hat inzwischen gespeichert' });
  await expect(conflict.getByRole('row', { name: /^Anfrage annehmen oder ablehnen/ })).toContainText(
    'annehmenablehnen',
  );
  await expect(conflict).toContainText(words);
  await conflict.getByRole('button', { name: 'Meine Angaben behalten' }).click();
  const again = organiser.getByRole('dialog', { name: 'Über diese Anfrage ist schon entschieden' });
  await expect(again).toContainText('wieder');
  await again.getByRole('button', { name: 'Abbrechen' }).click();
  await organiser.reload();
  // What was being decided is there again, until it is dropped.
  await expect(organiser.getByText(/^Ihr Entwurf von .+ wurde wiederhergestellt\.$/)).toBeVisible();
  await organiser.getByRole('button', { name: 'Entwurf verwerfen' }).click();

  // The words of the rejection are not sent with the acceptance.
  const remark = organiser.getByLabel('Bemerkung an den Aussteller');
  await expect(remark).toHaveValue(words);
  await organiser.getByRole('radio', { name: 'annehmen' }).check();
  await expect(remark).toHaveValue('');
  await organiser.getByRole('button', { name: 'Speichern' }).click();
  await organiser.getByRole('dialog').getByRole('button', { name: 'Speichern' }).click();
  await expect(organiser.getByText(`Die Anfrage von ${company} ist gespeichert.`)).toBeVisible();
  await expect(page.getByText(words)).toHaveCount(0);
  await expect(menu.getByRole('link', { name: 'Anfrage angenommen' })).toBeVisible();
  await expect(organiser.getByRole('combobox', { name: 'Stand, Weinseite 1' })).toHaveValue(stand);

  // One page more, then fewer than exist: nothing is deleted, and the screen says which are too many.
  await organiser.getByRole('textbox', { name: 'Weinseiten' }).fill('2');
  await choose(organiser, 'Stand, Weinseite 2', stand);
  await choose(organiser, 'Seitentitel, Weinseite 2', 'Z');
  await organiser.getByRole('button', { name: 'Speichern' }).click();
  await organiser.getByRole('dialog').getByRole('button', { name: 'Speichern' }).click();
  await expect(organiser.getByRole('link', { name: /^Seite auf Position \d+$/ })).toHaveCount(2);
  await organiser.getByRole('textbox', { name: 'Weinseiten' }).fill('1');
  await expect(organiser.getByText('Es gibt 1 Seite mehr als bestellt (1).')).toBeVisible();
  const stored = organiser.waitForResponse((answer) => answer.request().method() === 'PUT');
  await organiser.getByRole('button', { name: 'Speichern' }).click();
  await organiser.getByRole('dialog').getByRole('button', { name: 'Speichern' }).click();
  expect((await stored).status()).toBe(200);
  // Their own change is not marked as one of the exhibitor.
  await expect(organiser.getByText('vorher 2')).toHaveCount(0);
  await organiser.reload();
  await expect(organiser.getByRole('link', { name: /^Seite auf Position \d+$/ })).toHaveCount(2);
  await expect(organiser.getByRole('row').filter({ hasText: 'mehr als bestellt' })).toContainText('2');

  await organiser.goto('/stand');
  await organiser.getByRole('searchbox').fill(stand);
  await expect(organiser.getByRole('row', { name: company })).toContainText(stand);
});

test('what a winery types into its request stays when the request is sent or decided elsewhere', async ({
  page,
  baseURL,
  request,
}) => {
  const { email, organiser } = await newWinery(request);
  await acceptCookies(page, baseURL);
  await signIn(page, email);
  await page.getByRole('dialog').getByRole('button', { name: 'Anfrage ausfüllen' }).click();
  const stands = page.getByLabel('Stände');
  const remark = page.getByLabel('Bemerkung an die Messeleitung');
  await stands.fill('3');

  const { call: elsewhere, sent } = await sendOrder(request, email);
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Ihre Anfrage wurde inzwischen anderswo gesendet.');
  await expect(stands).toHaveValue('3');
  await alert.getByRole('button', { name: 'Anderswo gesendete Anfrage übernehmen' }).click();
  await expect(stands).toHaveValue('2');
  await expect(alert).toHaveCount(0);

  // Without typed values the form follows by itself.
  await elsewhere('PUT /request/:id', { id: sent.id, body: { count_stands: 1 } });
  await expect(stands).toHaveValue('1');
  await remark.fill('Neben der Kellerei');
  await organiser('PUT /admin-request/:id', { id: sent.id, body: { ...order, accepted: 0 } });
  await expect(alert.filter({ hasText: 'Ihre Anfrage ist inzwischen abgelehnt' })).toBeVisible();
  await expect(remark).toHaveValue('Neben der Kellerei');
  await page.getByRole('button', { name: 'Eingaben verwerfen und Entscheid ansehen' }).click();
  await expect(page.getByText('Ihre Anfrage ist abgelehnt, am')).toBeVisible();
  await expect(remark).toHaveValue('');

  // A rejected request can be changed and sent again.
  await stands.fill('2');
  await page.getByRole('button', { name: 'Noch einmal senden' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Noch einmal senden' }).click();
  await expect(page.getByText('Ihre Anfrage ist gesendet, am')).toBeVisible();

  // An accepted one cannot.
  await remark.fill('Neben der Kellerei');
  const { data: asked } = await organiser('GET /admin-request/:id', { id: sent.id });
  const { stands: free = [], winePages = [], adPages = [] } = asked.proposal ?? {};
  const body = { accepted: 1, version: asked.version, stand: free.map(({ id }) => id), winePages, adPages };
  await organiser('PUT /admin-request/:id', { id: sent.id, body });
  await expect(alert.filter({ hasText: 'kann inzwischen nicht mehr geändert werden' })).toBeVisible();
  await page.getByRole('button', { name: 'Eingaben verwerfen und Anfrage ansehen' }).click();
  await expect(remark).toHaveCount(0);
});

test('the tabs say how many requests they lead to, also from the list of an earlier fair', async ({
  openBrowser,
  request,
}) => {
  const { call } = await callAs(request, ADMIN);
  const { data: catalogs } = await call('GET /catalog/:perPage/:page', { perPage: 1000, page: 1 });
  const earlier = catalogs.find(({ name }) => name === 'Hauptmesse 2025');
  const columnFilters = JSON.stringify({ catalog_id: earlier?.id });
  const organiser = await openBrowser({ storageState: stateOf('admin') });
  // Other journeys may send a request between the number and its list.
  await expect(async () => {
    await organiser.goto(`/admin-request?${new URLSearchParams({ columnFilters })}`);
    const all = organiser.getByRole('link', { name: /^Alle \d+$/ });
    const count = /\d+/.exec((await all.textContent()) ?? '')?.[0];
    await all.click();
    await expect(organiser.getByText(new RegExp(`^1–\\d+ von ${count}$`))).toBeVisible({ timeout: 10_000 });
  }).toPass();
});
