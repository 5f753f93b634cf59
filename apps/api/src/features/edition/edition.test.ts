import { publicCatalog } from '@rebblatt/contracts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Client } from '../../testing/client.ts';
import { fairClock, joinOrganiser } from '../../testing/fair.ts';
import { addPrintedWinery, makePrintedFair } from '../../testing/printed-fair.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';

let server: TestServer;
let admin: Client;
let fair: Awaited<ReturnType<typeof makePrintedFair>>;
let list: string;

beforeAll(async () => {
  server = await startTestServer({ clock: fairClock }, { env: { WORKERS: '2' } });
  admin = await joinOrganiser(server);
  fair = await makePrintedFair(server, 'Hauptmesse Übersee 2030', '2030-07-01', '2030-07-31');
  list = `/edition/catalog/${fair.catalog.id}`;
});
afterAll(() => server.stop());

const editions = async () => (await admin.call('GET', list)).body;

async function publish() {
  expect((await admin.call('POST', list)).status).toBe(202);
  await vi.waitFor(async () => expect((await editions()).running).toBeNull(), {
    timeout: 30_000,
    interval: 50,
  });
}

const visit = (path: string, init: RequestInit = {}) =>
  fetch(`${server.origin}${path}`, { redirect: 'manual', ...init });

const ROOT = '/katalog/hauptmesse-uebersee-2030/';

describe('the catalogue for visitors', () => {
  it('proposes an address, which can be changed until the first edition', async () => {
    const { publication, data, next } = await editions();
    expect(data).toEqual([]);
    expect(publication).toMatchObject({
      slug: 'hauptmesse-uebersee-2030',
      state: 'never',
      slug_fixed: 0,
      version: 1,
    });
    expect(next.difference.wines).toEqual({ added: 3, gone: 0, changed: 0 });
    const changed = await admin.call('PUT', list, { slug: 'uebersee', version: 1 });
    expect([changed.status, changed.body.data.slug, changed.body.data.version]).toEqual([200, 'uebersee', 2]);
    expect((await admin.call('PUT', list, { slug: 'other', version: 1 })).body.error).toBe('conflict.stale');
    for (const slug of ['', 'Ä', 'a b', '-a', 'a--b', 'x'.repeat(61)])
      expect((await admin.call('PUT', list, { slug })).body.errors).toHaveProperty('slug');
    await admin.call('PUT', list, { slug: 'hauptmesse-uebersee-2030' });
    expect((await visit(ROOT)).status).toBe(404);
  });

  it('shows the next edition before it is published, behind the session alone', async () => {
    const page = await admin.call('GET', `${list}/preview`);
    expect([page.status, page.headers.get('content-type')]).toEqual([
      200,
      expect.stringContaining('text/html'),
    ]);
    expect(page.body.text).toContain('<style>');
    expect(page.body.text).not.toContain('<script src');
    const path = /aussteller\/[^"]+/.exec(page.body.text)?.[0] ?? '';
    const company = await admin.call('GET', `${list}/preview?path=fr/${path}`);
    expect(company.body.text).toContain('<html lang="fr-CH">');
    expect((await admin.call('GET', `${list}/preview?path=nichts`)).status).toBe(404);
    expect((await visit(`/api${list}/preview`)).status).toBe(401);
  });

  it('publishes, shows, withdraws and goes back', async () => {
    await publish();
    const first = await editions();
    expect(first.data).toMatchObject([
      { number: 1, state: 'current', current: 1, counts: { exhibitors: 2, wines: 3 } },
    ]);
    expect(first.publication).toMatchObject({ state: 'public', slug_fixed: 1 });
    expect((await visit(ROOT)).status).toBe(200);
    expect((await admin.call('PUT', list, { slug: 'other' })).body.error).toBe('edition.slug-fixed');

    await addPrintedWinery(server, fair.catalog, 'Zum Dritten', ['Heida']);
    expect((await editions()).data[0].difference.exhibitors).toEqual({ added: 1, gone: 0, changed: 0 });
    await publish();
    expect((await (await visit(`${ROOT}daten.json`)).json()).exhibitors).toHaveLength(3);

    const [second, one] = (await editions()).data;
    expect([second.number, second.state, one.state]).toEqual([2, 'current', 'earlier']);
    expect((await admin.call('PUT', `/edition/${one.id}`, { current: 0 })).status).toBe(422);
    const back = await admin.call('PUT', `/edition/${one.id}`, { current: 1 });
    expect([back.status, back.body.data.state]).toEqual([200, 'current']);
    expect((await (await visit(`${ROOT}daten.json`)).json()).edition.number).toBe(1);

    expect((await admin.call('DELETE', `${list}/current`)).body.data.state).toBe('withdrawn');
    const gone = await visit(`${ROOT}fr/`);
    expect([gone.status, await gone.text()]).toEqual([410, expect.stringContaining('<html lang="fr-CH">')]);
    expect((await admin.call('DELETE', `${list}/current`)).body.error).toBe('edition.none-current');
    await admin.call('PUT', `/edition/${second.id}`, { current: 1 });
    expect((await visit(ROOT)).status).toBe(200);
    const { body } = await admin.call('GET', `/history/of/catalog/${fair.catalog.id}/20/1`);
    expect(body.data.map(({ action }: { action: string }) => action)).toEqual(
      expect.arrayContaining(['publish', 'unpublish', 'show-edition', 'update']),
    );
  });

  it('is public between its days only', async () => {
    await admin.call('PUT', list, { from: '2030-08-01' });
    expect((await visit(ROOT)).status).toBe(404);
    expect(await (await visit('/robots.txt')).text()).not.toContain('Sitemap');
    expect((await admin.call('PUT', list, { until: '2030-07-01' })).body.errors.until[0].key).toBe(
      'validation.not-before',
    );
    await admin.call('PUT', list, { from: null, until: '2030-07-14' });
    expect((await visit(ROOT)).status).toBe(410);
    await admin.call('PUT', list, { until: '2030-07-15' });
    expect((await visit(ROOT)).status).toBe(200);
    await admin.call('PUT', list, { until: '' });
  });

  it('keeps the newest five editions', async () => {
    for (let n = 0; n < 5; n++) await publish();
    const { data } = await editions();
    expect(data.map(({ number }: { number: number }) => number)).toEqual([7, 6, 5, 4, 3]);
    expect(await server.context.db.prisma.storedFile.count({ where: { extension: 'edition' } })).toBe(5);
  });

  it('publishes by itself some minutes after a page was accepted', async () => {
    await admin.call('PUT', list, { automatic: 1 });
    const page = await server.context.db.prisma.page.findUniqueOrThrow({
      where: { id: fair.rebberg.page.id },
    });
    await admin.call('PUT', `/page/${page.id}`, { release_accepted: null });
    const accepted = await admin.call('PUT', `/page/${page.id}`, { release_accepted: 1 });
    expect(accepted.status).toBe(200);
    const waiting = await server.context.db.prisma.job.findMany({
      where: { kind: 'publish-edition', state: 'queued' },
    });
    expect(waiting.map(({ payload }) => payload)).toEqual([{ catalog_id: fair.catalog.id, automatic: true }]);
    await admin.call('PUT', list, { automatic: 0 });
  });

  it('holds nothing but the public contract', async () => {
    const data = await (await visit(`${ROOT}daten.json`)).json();
    expect(publicCatalog.strict().parse(data)).toEqual(data);
    expect(data.wines.map(({ wine }: { wine: string }) => wine)).toContain('Räuschling Alte Reben');
  });
});
