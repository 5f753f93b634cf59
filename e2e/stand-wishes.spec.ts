import { type APIRequestContext, expect } from '@playwright/test';
import { test } from './another-browser.ts';
import { callAs } from './calls.ts';
import { choose } from './choose.ts';
import { acceptCookies, signIn } from './session.ts';
import { stateOf } from './stage.ts';
import { newWinery } from './winery.ts';

/**
 * Two fairs of one journey alone: at the first one company was at Z-01 and another at Z-04; at the second the other one is at Z-01, and
 * the first waits for two stands.
 */
async function twoFairs(request: APIRequestContext) {
  const { call } = await callAs(request, 'super@rebblatt.test');
  const stamp = Date.now().toString(36);
  // In a month that no other journey takes.
  const year = 2100 + (Date.now() % 800);
  const names = [`Seemesse ${stamp}`, `Seemesse danach ${stamp}`] as const;
  const ids: number[] = [];
  for (const [i, name] of names.entries()) {
    const days = { from: `${year + i}-10-01`, to: `${year + i}-10-31`, catalog_type: 2 as const };
    const { data } = await call('POST /catalog', { body: { name, ...days, reminder_days: [] } });
    ids.push(data.id);
  }
  const [first, second] = [`Rebhof ${stamp}`, `Kellerei ${stamp}`] as const;
  const bring = (resource: 'exhibitor' | 'request', fields: string[], rows: string[][]) =>
    call('POST /import/:resource', {
      resource,
      body: {
        columns: fields.map((field) => ({ heading: field, field })),
        rows: rows.map((cells, i) => ({ line: i + 1, cells })),
        create: [],
      },
    });
  await bring(
    'exhibitor',
    ['company_name', 'email', 'phone'],
    [first, second].map((company, i) => [company, `see${i}-${stamp}@liste.test`, '+41 44 555 12 34']),
  );
  const order = (fair: number, rows: string[][]) =>
    bring(
      'request',
      ['company_name', 'catalog', 'stands', 'count_stands', 'count_pages_wine', 'titles'],
      rows.map(([company = '', ...cells]) => [company, names[fair] ?? '', ...cells, '1', 'Graubünden']),
    );
  const accept = async (fair: number) => {
    const { data } = await call('GET /admin-request/:perPage/:page', { perPage: 1000, page: 1 });
    const waiting = data.filter(({ catalog_id, state }) => catalog_id === ids[fair] && state === 'sent');
    const { data: decided } = await call('POST /admin-request/accept', {
      body: { ids: waiting.map(({ id }) => id) },
    });
    expect(decided.left).toEqual([]);
  };
  await order(0, [
    [first, 'Z-01', '1'],
    [second, 'Z-04', '1'],
  ]);
  await accept(0);
  await order(1, [[second, 'Z-01', '1']]);
  await accept(1);
  await order(1, [[first, '', '2']]);
  return { catalog: ids[1] ?? 0, first, second };
}

test('stands are proposed beside each other, and the one of last time after its company went back', async ({
  openBrowser,
  request,
}) => {
  const { catalog, first, second } = await twoFairs(request);
  const page = await openBrowser({ storageState: stateOf('super') });
  await page.goto(`/catalog/${catalog}/decide?tab=requests`);
  const sheet = page.getByRole('article', { name: `Anfrage von ${first}` });
  const stands = sheet.getByRole('listitem').filter({ hasText: /^Stand / });
  await expect(stands).toHaveCount(2);
  for (const stand of await stands.all()) await expect(stand).toContainText('nebeneinander');
  await expect(sheet.getByText('wie bisher')).toHaveCount(0);

  // Declined, nothing changes.
  const back = sheet.getByRole('button', { name: `${second} zurück an den Stand Z-04` });
  await back.click();
  const question = page.getByRole('dialog', { name: 'Stand wechseln?' });
  await expect(question).toContainText(`${second} kommt von Z-01 an den Stand Z-04.`);
  await question.getByRole('button', { name: 'Abbrechen' }).click();
  await expect(question).toBeHidden();
  await back.click();
  await question.getByRole('button', { name: 'Stand wechseln' }).click();
  await expect(page.getByText(`${second} ist jetzt am Stand Z-04.`)).toBeVisible();
  await expect(stands.filter({ hasText: /^Stand Z-01, / })).toContainText('wie bisher');
  await expect(stands.filter({ hasText: /^Stand Z-02, / })).toContainText('nebeneinander');
  await expect(back).toHaveCount(0);

  await page.keyboard.press('a');
  await expect(page.getByText(`Angenommen: Anfrage von ${first}`)).toBeVisible();
});

test('an exhibitor wishes a deck, and the organiser reads it and is proposed it, or why not', async ({
  page,
  openBrowser,
  baseURL,
  request,
}) => {
  const { email, company, organiser: call } = await newWinery(request);
  await acceptCookies(page, baseURL);
  await signIn(page, email);
  await page.getByRole('dialog').getByRole('button', { name: 'Anfrage ausfüllen' }).click();
  await choose(page, 'Gewünschtes Deck', 'Oberdeck');
  await page.getByRole('button', { name: 'Anfrage senden' }).click();
  await expect(page.getByText('Die Messeleitung hat noch nicht entschieden.')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Gewünschtes Deck' })).toHaveValue('Oberdeck');

  const { data } = await call('GET /admin-request/:perPage/:page', { perPage: 1000, page: 1 });
  const id = data.find(({ exhibitor }) => exhibitor.company_name === company)?.id ?? 0;
  const { data: item } = await call('GET /admin-request/:id', { id });
  const organiser = await openBrowser({ storageState: stateOf('admin') });
  await organiser.goto(`/admin-request/edit/${id}`);
  await expect(organiser.getByText('Gewünschtes Deck: Oberdeck')).toBeVisible();
  const onDeck = item.proposal?.stands.every(({ deck }) => deck === 'Oberdeck') ?? false;
  expect(item.proposal?.as_wished).toBe(onDeck);
});
