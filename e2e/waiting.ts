import { type APIRequestContext, expect } from '@playwright/test';
import { LOGO_HEIGHT_MM, LOGO_WIDTH_MM, type PageRow } from '@rebblatt/contracts';
import { callAs } from './calls.ts';
import { makeAd } from './pdf.ts';
import { ADMIN, EXHIBITOR, FRENCH_EXHIBITOR, PASSWORD, SUPER } from './session.ts';
import { JOURNEYS, seatOf } from './stage.ts';

/** Wine pages of a fair that is over that wait again, of exhibitors without a journey of their own, one each. */
export async function waitAgain(request: APIRequestContext, count: number, fair = 'Hauptmesse 2025') {
  const { call } = await callAs(request, ADMIN);
  const all = { perPage: 1000, page: 1 };
  const { data: catalogs } = await call('GET /catalog/:perPage/:page', all);
  const catalog = catalogs.find(({ name }) => name === fair);
  const { data: pages } = await call('GET /catalog/:id/page/:perPage/:page', {
    id: catalog?.id ?? 0,
    ...all,
  });
  const { data: people } = await call('GET /exhibitor/:perPage/:page', all);
  const taken = new Set(
    Object.keys(JOURNEYS).map((name) => seatOf(name as keyof typeof JOURNEYS).exhibitorId),
  );
  const chosen: { page: PageRow; email: string }[] = [];
  for (const page of pages) {
    const person = people.find(({ id, active }) => id === page.exhibitor_id && active === 1);
    if (!person || [EXHIBITOR, FRENCH_EXHIBITOR].includes(person.email) || taken.has(person.id)) continue;
    if (page.page_type !== 1 || page.state !== 'accepted' || chosen.length === count) continue;
    taken.add(person.id);
    chosen.push({ page, email: person.email });
    await call('PUT /page/:id', { id: page.id, body: { release_accepted: null } });
  }
  expect(chosen).toHaveLength(count);
  return { base: `/catalog/${catalog?.id}`, chosen };
}

/** Checked logos of a new exhibitor in a fair of long ago, which is nobody else's. @returns the address of that fair */
export async function logosThatWait(request: APIRequestContext, count: number): Promise<string> {
  const { call } = await callAs(request, SUPER);
  const [name, company_name] = ['Jubiläumsmesse 2015', 'Fünfzehn Logos'];
  const { data: catalogs } = await call('GET /catalog/:perPage/:page', { perPage: 1000, page: 1 });
  const days = { from: '2015-06-01', to: '2015-06-30', catalog_type: 2 };
  const catalog =
    catalogs.find((one) => one.name === name) ??
    (await call('POST /catalog', { body: { name, ...days } })).data;
  // Of a run that was broken off.
  const { data: logos } = await call('GET /logo/:perPage/:page', { perPage: 1000, page: 1 });
  for (const { id } of logos.filter((logo) => logo.user.company_name === company_name && !logo.approved))
    await call('PUT /logo/:id', { id, body: { approved: 1 } });
  const email = `logos-${Date.now().toString(36)}@neuland.test`;
  await call('POST /exhibitor', {
    body: {
      ...{ email, company_name, active: 1, catalogs: [catalog.id] },
      ...{ password: PASSWORD, passwordRepeat: PASSWORD },
    },
  });
  const own = await callAs(request, email);
  const headers = { Authorization: `Bearer ${own.session.access_token}` };
  const buffer = await makeAd({ widthMm: LOGO_WIDTH_MM, heightMm: LOGO_HEIGHT_MM });
  for (let nth = 1; nth <= count; nth++) {
    const file = { name: `logo-${nth}.pdf`, mimeType: 'application/pdf', buffer };
    const sent = await request.post('/api/logo', { headers, multipart: { file } });
    expect(sent.status(), await sent.text()).toBe(201);
  }
  const ready = async () => {
    const { data } = await own.call('GET /logo/:perPage/:page', { perPage: 100, page: 1 });
    return data.filter((logo) => logo.status === 1).length;
  };
  await expect.poll(ready, { timeout: 120_000 }).toBe(count);
  return `/catalog/${catalog.id}`;
}
