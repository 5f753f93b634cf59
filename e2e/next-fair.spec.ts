import { type APIRequestContext, expect } from '@playwright/test';
import { test } from './another-browser.ts';
import { violationsOn } from './axe.ts';
import { callAs } from './calls.ts';
import { ADMIN, acceptCookies, signIn } from './session.ts';
import { stateOf } from './stage.ts';
import { newWinery } from './winery.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const dayFrom = (ms: number) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Zurich', dateStyle: 'short' }).format(ms);
const written = (day: string) => day.split('-').reverse().join('.');

/**
 * A fair of this journey alone, over for so long that the demo's has not begun: no two of them overlap. Its exhibitors may go
 * on in it today, and it ends before the demo's, so it is the one on which they work.
 */
async function lastFair(request: APIRequestContext) {
  const { call } = await callAs(request, ADMIN);
  const today = dayFrom(Date.now());
  // A day for it and the next one for what follows, among those from which an end may still be put off until today.
  const { data: all } = await call('GET /catalog/:perPage/:page', { perPage: 1000, page: 1 });
  const [from = '', nextFrom = ''] =
    [-59, -57, -55]
      .map((days) => [days, days + 1].map((one) => dayFrom(Date.now() + one * DAY_MS)))
      .find((days) => !all.some((one) => days.some((day) => one.from <= day && day <= one.to))) ?? [];
  const stamp = Date.now().toString(36);
  const { data: last } = await call('POST /catalog', {
    body: { name: `Quaimesse ${stamp}`, from, to: from, catalog_type: 1, reminder_days: [] },
  });
  const { data: title } = await call('POST /page-title', { body: { name: `Quai ${stamp}` } });
  const mayGoOn = (catalog: number, exhibitor: number, until: string | null) =>
    call('PUT /catalog/:id/progress/:exhibitor/deadline', { id: catalog, exhibitor, body: { until } });

  const companies = [];
  for (const place of ['A', 'B']) {
    const { email, company } = await newWinery(request);
    const { data: stand } = await call('POST /stand', {
      body: { stand: `${place} ${stamp}`, catalog_type: 1 },
    });
    const own = await callAs(request, email);
    const id = own.session.user.id;
    await mayGoOn(last.id, id, today);
    const { data: ordered } = await own.call('POST /request', {
      body: { count_stands: 1, count_pages_wine: 1, count_pages_advertising: 0 },
    });
    const page = { pageId: null, pageTitleId: title.id, standId: stand.id };
    await call('PUT /admin-request/:id', {
      id: ordered.id,
      body: { accepted: 1, version: ordered.version, stand: [stand.id], winePages: [page], adPages: [] },
    });
    await mayGoOn(last.id, id, null);
    companies.push({ id, email, company, stand: stand.stand });
  }
  return { stamp, last, from, nextFrom, today, companies, mayGoOn };
}

test('the next catalogue proposes the orders of last time: one confirms on the telephone, all are accepted', async ({
  openBrowser,
  baseURL,
  request,
}) => {
  const { stamp, last, from, nextFrom, today, companies, mayGoOn } = await lastFair(request);
  const [first, second] = companies;
  if (!first || !second) throw new Error('No exhibitors were made.');

  const desk = await openBrowser({ storageState: stateOf('admin') });
  await desk.goto(`/catalog?search=${encodeURIComponent(last.name)}`);
  await desk
    .getByRole('row', { name: last.name })
    .getByRole('link', { name: `«${last.name}» bearbeiten` })
    .click();
  await desk.getByRole('link', { name: 'Nächster Katalog' }).click();
  await expect(desk.getByRole('heading', { name: `Der Katalog nach «${last.name}»` })).toBeVisible();
  // What comes along is said before it does.
  await expect(desk.getByText('2 von 2 Ausstellern gewählt')).toBeVisible();
  await expect(desk.getByText(`«${last.name}» hat keine Inhaltsseiten und keine Weintour.`)).toBeVisible();
  const name = `Quaimesse ${stamp} neu`;
  await desk.getByRole('textbox', { name: 'Name' }).fill(name);
  await desk.getByRole('textbox', { name: 'Beginn' }).fill(written(from));
  await desk.getByRole('textbox', { name: 'Ende' }).fill(written(nextFrom));
  await desk.getByRole('button', { name: 'Katalog anlegen' }).click();
  await expect(desk.getByRole('alert')).toContainText(`«${last.name}» läuft in derselben Zeit`);
  await desk.getByRole('textbox', { name: 'Beginn' }).fill(written(nextFrom));
  await desk.getByRole('button', { name: 'Katalog anlegen' }).click();
  await expect(desk.getByRole('heading', { name: `Bestellungen vom letzten Mal, ${name}` })).toBeVisible();
  const rowOf = (company: string) => desk.getByRole('listitem').filter({ hasText: company });
  for (const { company, stand } of companies)
    await expect(rowOf(company)).toContainText(`Stand ${stand} · 1 Weinseite`);

  expect(await violationsOn(desk)).toEqual([]);

  // Nothing is ordered by that, and no stand is anybody's.
  const catalogId = Number(/catalog\/(\d+)\//.exec(desk.url())?.[1]);
  const { call } = await callAs(request, ADMIN);
  const orders = await call('GET /catalog/:id/orders', { id: catalogId });
  expect(orders.data.every(({ ordered }) => ordered === 0)).toBe(true);
  for (const { id } of companies) await mayGoOn(catalogId, id, today);

  const phone = await openBrowser({
    storageState: { cookies: [], origins: [] },
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  await acceptCookies(phone, baseURL);
  await signIn(phone, first.email);
  await expect(phone).toHaveURL(/\/request$/);
  const proposal = phone.getByRole('region', { name: 'Wieder wie letztes Mal?' });
  await expect(proposal).toContainText(`1 Stand: ${first.stand}`);
  expect(await violationsOn(phone)).toEqual([]);
  // Who looks at the form first finds the same there, and the way back.
  await proposal.getByRole('button', { name: 'Etwas ändern' }).tap();
  await expect(phone.getByLabel('Weinseiten')).toHaveValue('1');
  await phone.getByRole('button', { name: 'Doch wie letztes Mal' }).tap();
  await proposal.getByRole('button', { name: 'Wieder so bestellen' }).tap();
  await expect(phone.getByText('Die Messeleitung hat noch nicht entschieden.')).toBeVisible();

  const other = await openBrowser({ storageState: { cookies: [], origins: [] } });
  await acceptCookies(other, baseURL);
  await signIn(other, second.email);
  await expect(other.getByRole('button', { name: 'Wieder so bestellen' })).toBeVisible();

  await desk.reload();
  await expect(rowOf(first.company)).toContainText('bestätigt');
  await expect(rowOf(second.company)).toContainText('offen');
  await desk.getByRole('button', { name: '2 Bestellungen annehmen' }).click();
  await desk.getByRole('dialog').getByRole('button', { name: '2 Bestellungen annehmen' }).click();
  await expect(desk.getByText('2 Bestellungen sind angenommen.')).toBeVisible();
  for (const { company } of companies) await expect(rowOf(company)).toContainText('angenommen');
  await expect(desk.getByRole('link', { name: `Anfrage von ${second.company} ansehen` })).toBeVisible();

  // Open windows hear of it: that of the one who has confirmed, and that of the one who was still thinking about it.
  await expect(phone.getByText('Ihre Stände stehen fest', { exact: false })).toBeVisible();
  await expect(other.getByRole('region', { name: 'Ihre Stände' })).toContainText(second.stand);
});
