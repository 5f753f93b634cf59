import { type APIRequestContext, expect } from '@playwright/test';
import { test } from './another-browser.ts';
import { callAs } from './calls.ts';
import { choose } from './choose.ts';
import { ADMIN, acceptCookies, PASSWORD, signIn } from './session.ts';
import { stateOf } from './stage.ts';

/** Registers and activates an exhibitor who has no request yet. */
async function newWinery(request: APIRequestContext) {
  const stamp = Date.now().toString(36);
  const email = `anfrage-${stamp}@neuland.test`;
  const company = `Weingut Anfrage ${stamp}`;
  await request.post('/api/register', {
    data: { email, password: PASSWORD, password_confirmation: PASSWORD, company_name: company },
  });
  const { call } = await callAs(request, ADMIN);
  const { data: people } = await call('GET /exhibitor/:perPage/:page', { perPage: 1000, page: 1 });
  const id = people.find((person) => person.email === email)?.id ?? 0;
  await call('PUT /exhibitor/:id', { id, body: { active: 1 } });
  return { stamp, email, company, organiser: call };
}

const order = {
  count_stands: 2,
  count_pages_wine: 1,
  count_pages_advertising: 0,
  service: {},
  comment: null,
};

/** Sends the request of an exhibitor from elsewhere. */
async function sendOrder(request: APIRequestContext, email: string) {
  const { session, call } = await callAs(request, email);
  const headers = { Authorization: `Bearer ${session.access_token}` };
  const answer = await request.post('/api/request', { headers, data: order });
  expect(answer.ok(), await answer.text()).toBe(true);
  return { call, sent: (await answer.json()).data };
}

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
  await organiser.getByRole('link', { name: /^Offen \d+$/ }).click();
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
  await expect(organiser.getByRole('combobox', { name: 'Stand, Weinseite 1' })).toHaveValue(stand);
  await choose(organiser, 'Seitentitel, Weinseite 1', 'Z');
  await organiser.getByLabel('Bemerkung an den Aussteller').fill('Wir freuen uns.');
  await organiser.getByRole('button', { name: 'Speichern' }).click();
  await expect(organiser.getByText(`Die Anfrage von ${company} ist angenommen`)).toBeVisible();

  // Both windows of the exhibitor are updated without interaction.
  await expect(menu.getByRole('link', { name: 'Anfrage angenommen' })).toBeVisible();
  await expect(page.getByText('Wir freuen uns.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Ihre Stände' })).toContainText(stand);
  await expect(second.getByRole('link', { name: 'Weinseite hinzufügen' })).toBeVisible();
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
  await expect(alert.filter({ hasText: 'kann inzwischen nicht mehr geändert werden' })).toBeVisible();
  await expect(remark).toHaveValue('Neben der Kellerei');
  await page.getByRole('button', { name: 'Eingaben verwerfen und Anfrage ansehen' }).click();
  await expect(page.getByText('Ihre Anfrage ist abgelehnt')).toBeVisible();
  await expect(remark).toHaveCount(0);
});

test('a request that needs other stands or counts is adjusted in its form, by keys', async ({
  openBrowser,
  request,
}) => {
  const { email, company, organiser: elsewhere } = await newWinery(request);
  const { call, sent } = await sendOrder(request, email);
  const other = await newWinery(request);
  const newest = await sendOrder(request, other.email);
  const organiser = await openBrowser({ storageState: stateOf('admin') });
  await organiser.goto('/active-catalog/decide');
  await organiser.getByRole('tab', { name: /^Anfragen \(\d+\)$/ }).click();
  const shown = organiser.getByRole('status').filter({ hasText: / von \d+/ });
  await expect(shown).toContainText('1 von');
  // The newest are the last.
  const goTo = (name: string) =>
    expect(async () => {
      if (!(await shown.textContent())?.includes(name)) await organiser.keyboard.press('k');
      await expect(shown).toContainText(name, { timeout: 2_000 });
    }).toPass();
  await goTo(other.company);
  await expect(organiser.getByRole('link', { name: other.company })).toBeVisible();
  // Should the live channel be full, the queue asks every minute.
  const timeout = 120_000;
  await elsewhere('PUT /admin-request/:id', { id: newest.sent.id, body: { ...order, accepted: 0 } });
  const gone = organiser.getByText(`Anfrage von ${other.company} wartet nicht mehr.`);
  await expect(gone).toBeVisible({ timeout });
  await goTo(company);
  await expect(organiser.getByRole('link', { name: company })).toBeVisible();

  await organiser.keyboard.press('e');
  // The form begins with what is proposed, accepted.
  await expect(organiser.getByRole('radio', { name: 'Annehmen' })).toBeChecked();
  await organiser.keyboard.press('r');
  const remark = organiser.getByLabel('Bemerkung an den Aussteller');
  await expect(remark).toBeFocused();
  await organiser.keyboard.type('Alle Stände sind vergeben.');
  // What is typed is not lost on the way to the next one.
  await organiser.getByRole('button', { name: /^Nächste/ }).click();
  await organiser.getByRole('dialog').getByRole('button', { name: 'Weiter bearbeiten' }).click();
  await expect(remark).toHaveValue('Alle Stände sind vergeben.');
  // Nor when somebody else decides meanwhile: saving shows what both say.
  const heard = organiser.waitForResponse((answer) => /\/admin-request\/\d+\/1\?/.test(answer.url()), {
    timeout,
  });
  await elsewhere('PUT /admin-request/:id', { id: sent.id, body: { ...order, accepted: 0 } });
  await heard;
  await expect(remark).toHaveValue('Alle Stände sind vergeben.');
  await organiser.getByRole('button', { name: 'Speichern' }).click();
  await organiser.getByRole('dialog').getByRole('button', { name: 'Meine Angaben behalten' }).click();
  await organiser.getByRole('dialog').getByRole('button', { name: 'Speichern' }).click();
  await expect(organiser.getByText(`Die Anfrage von ${company} ist abgelehnt.`)).toBeVisible();
  await expect(shown).not.toContainText(company);
  // The button that was pressed has gone with its request.
  await expect(organiser.locator(':focus')).toHaveText(/ von \d+|Keine Anfrage wartet/);
  const { data } = await call('GET /request/active', {});
  expect(data).toMatchObject({ accepted: 0, answer: 'Alle Stände sind vergeben.' });
});

test('requests are decided one after the other by keys, and a decision is taken back', async ({
  openBrowser,
  request,
}) => {
  const [first, second] = [await newWinery(request), await newWinery(request)];
  const sentByFirst = await sendOrder(request, first.email);
  const sentBySecond = await sendOrder(request, second.email);
  const organiser = await openBrowser({ storageState: stateOf('admin') });
  await organiser.goto('/active-catalog/decide?tab=requests');
  const shown = organiser.getByRole('status').filter({ hasText: / von \d+/ });
  const sheet = (company: string) => organiser.getByRole('article', { name: `Anfrage von ${company}` });
  const goTo = (company: string) =>
    expect(async () => {
      if (!(await shown.textContent())?.includes(company)) await organiser.keyboard.press('k');
      await expect(shown).toContainText(company, { timeout: 2_000 });
    }).toPass();
  const answerOf = async ({ call }: typeof sentByFirst) => (await call('GET /request/active', {})).data;

  // What is proposed is what is given.
  await goTo(first.company);
  await expect(sheet(first.company).getByRole('link', { name: first.email })).toBeVisible();
  const proposed = await sheet(first.company)
    .getByText(/^Stand [^,:]+, /)
    .allTextContents();
  expect(proposed).toHaveLength(order.count_stands);
  await expect(organiser.getByRole('button', { name: /^Annehmen/ })).not.toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await organiser.keyboard.press('a');
  await expect(organiser.getByText(`Angenommen: Anfrage von ${first.company}`)).toBeVisible();
  const accepted = await answerOf(sentByFirst);
  expect(accepted?.accepted).toBe(1);
  expect(accepted?.stands.map(({ stand }) => stand).sort()).toEqual(
    proposed.map((line) => /^Stand ([^,]+),/.exec(line)?.[1]).sort(),
  );

  // Taken back, it waits with nothing given, and can be decided the other way.
  await organiser.getByRole('button', { name: 'Rückgängig' }).click();
  await expect(organiser.getByText(`Wieder offen: Anfrage von ${first.company}`)).toBeVisible();
  expect(await answerOf(sentByFirst)).toMatchObject({ accepted: null, stands: [] });

  await goTo(second.company);
  await organiser.keyboard.press('r');
  await organiser.keyboard.type('Alle Stände sind vergeben.');
  const send = organiser.getByRole('button', { name: 'Ablehnen und weiter' });
  await expect(send).not.toHaveAttribute('aria-disabled', 'true');
  await organiser.keyboard.press('Control+Enter');
  await expect(organiser.getByText(`Abgelehnt: Anfrage von ${second.company}`)).toBeVisible();
  expect(await answerOf(sentBySecond)).toMatchObject({
    accepted: 0,
    answer: 'Alle Stände sind vergeben.',
  });
  await expect(shown).not.toContainText(second.company);
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
