import { codeOfPage } from '@rebblatt/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { preparePublication } from '../features/edition/publish.commands.ts';
import { fairClock, joinOrganiser } from '../testing/fair.ts';
import { makePrintedFair } from '../testing/printed-fair.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';

let server: TestServer;
let fair: Awaited<ReturnType<typeof makePrintedFair>>;

beforeAll(async () => {
  server = await startTestServer({ clock: fairClock });
  fair = await makePrintedFair(server, 'Hauptmesse 2030', '2030-07-01', '2030-07-31');
  const { prisma } = server.context.db;
  // What visitors must never see or run.
  await prisma.exhibitor.update({
    where: { id: fair.seehalde.user.id },
    data: { contactPerson: 'Ruth Geheim', description: 'Nur intern' },
  });
  const { snapshot } = await prisma.page.findUniqueOrThrow({ where: { id: fair.seehalde.page.id } });
  const hostile = {
    ...(snapshot as object),
    footer: 'Bestellen: keller@seehalde.test <script>alert(1)</script>',
    company: {
      ...(snapshot as { company: object }).company,
      company_name: 'Weingut <b>Seehalde</b> \u202E& Co.',
      website: 'javascript:alert(1)',
    },
  };
  await prisma.page.update({ where: { id: fair.seehalde.page.id }, data: { snapshot: hostile } });
  await prisma.wine.updateMany({ where: { wine: 'Completer' }, data: { publicWine: false } });
  const edition = await preparePublication(server.context, fair.catalog.id, {
    userId: null,
    onlyChanged: false,
  });
  await server.context.db.transact(async (tx) => edition?.publish(tx));
});
afterAll(() => server.stop());

const ROOT = '/katalog/hauptmesse-2030/';
const visit = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(`${server.origin}${path}`, { redirect: 'manual', headers, method });
const textAt = async (path: string) => (await visit(path)).text();
const exhibitor = () => `${ROOT}aussteller/${fair.seehalde.user.id}-weingut-b-seehalde-b-co`;

describe('calls of visitors', () => {
  it('are counted by day and kind of page, without anything about who it was', async () => {
    const admin = await joinOrganiser(server);
    const { visits, db } = server.context;
    const path = `/edition/catalog/${fair.catalog.id}/visits`;
    await visits.write();
    await db.prisma.visitCount.deleteMany();
    const html = await textAt(ROOT);
    const [, index = ''] = / data-index="([^"]+)"/.exec(html) ?? [];
    const [, style = ''] = / href="([^"]+\.css)"/.exec(html) ?? [];
    for (const part of ['fr/', index, style, 'daten.json', 'gibt-es-nicht'])
      await textAt(part.startsWith('/') ? part : ROOT + part);
    await textAt(exhibitor());
    await visits.write();
    await textAt(exhibitor());
    await visits.write();
    const day = '2030-07-15';
    expect((await admin.call('GET', path)).body.data).toEqual([
      { day, kind: 'data', calls: 1 },
      { day, kind: 'exhibitor', calls: 2 },
      { day, kind: 'search', calls: 1 },
      { day, kind: 'start', calls: 2 },
    ]);
  });
});

describe('pages for visitors', () => {
  it('leads to the running catalogue, with a list of the years', async () => {
    const to = async (language: string) =>
      (await visit('/katalog', { 'Accept-Language': language })).headers.get('location');
    expect([await to('de-CH'), await to('fr;q=0.8,it'), await to('en-GB,de;q=0.5')]).toEqual([
      ROOT,
      `${ROOT}fr/`,
      `${ROOT}en/`,
    ]);
    expect((await visit('/katalog')).status).toBe(302);
    expect(await textAt('/katalog?jahre')).toContain(`<a href="${ROOT}">Hauptmesse 2030</a>`);
  });

  it('shows every kind of page in three languages', async () => {
    const paths = ['', exhibitor().slice(ROOT.length), `region/${fair.seehalde.region.id}-`];
    for (const language of ['', 'fr/', 'en/'])
      for (const path of paths) {
        const answer = await visit(`${ROOT}${language}${path}`);
        const right = answer.headers.get('location');
        const page = right ? await textAt(right) : await answer.text();
        expect(page).toMatch(new RegExp(`<html lang="${language ? language.slice(0, 2) : 'de'}`));
        expect(page).toContain('<link rel="canonical" href="http://catalogue.test/katalog/hauptmesse-2030/');
        expect(page.match(/<h1/g)).toHaveLength(1);
      }
  });

  it('puts a wrong name in an address right, and knows no other page', async () => {
    for (const wrong of ['', '-anders', '-Weingut'])
      expect(await at(`${ROOT}aussteller/${fair.seehalde.user.id}${wrong}`)).toEqual([301, exhibitor()]);
    expect(await at('/katalog/hauptmesse-2030')).toEqual([301, ROOT]);
    expect(await at(`${ROOT}fr`)).toEqual([301, `${ROOT}fr/`]);
    for (const path of [
      '/katalog/anders/',
      `${ROOT}it/`,
      `${ROOT}aussteller/999999`,
      `${ROOT}%00`,
      `${ROOT}../../etc`,
    ])
      expect((await visit(path)).status, path).toBe(404);
    expect(await textAt(`${ROOT}en/nothing`)).toContain('There is nothing here');
  });

  const at = async (path: string) => {
    const answer = await visit(path);
    return [answer.status, answer.headers.get('location')];
  };

  it('leads from the code of a printed page to its exhibitor', async () => {
    expect(await at(`/s/${codeOfPage(fair.seehalde.page.id)}`)).toEqual([302, exhibitor()]);
    expect((await visit(`/s/${codeOfPage(fair.draft.id)}`)).status).toBe(404);
    const unknown = await visit('/s/zzzzz', { 'Accept-Language': 'fr-CH,fr;q=0.9' });
    expect([unknown.status, await unknown.text()]).toEqual([
      404,
      expect.stringContaining('Pas encore en ligne'),
    ]);
    expect((await visit('/s/<script>')).status).toBe(404);
  });

  it('shows text as text, and links to the web alone', async () => {
    const page = await textAt(exhibitor());
    expect(page).toContain('<bdi>Weingut &lt;b&gt;Seehalde&lt;/b&gt;');
    expect(page).not.toMatch(/<script>alert|href="javascript/);
    expect(page).toContain('<bdi>javascript:alert(1)</bdi>');
    for (const [, data = ''] of page.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g))
      expect(JSON.parse(data)).toHaveProperty('@context', 'https://schema.org');
  });

  it('lets nothing private out', async () => {
    const secrets = [
      'keller@',
      '@seehalde',
      'Ruth Geheim',
      'Nur intern',
      'Completer',
      fair.seehalde.user.email,
    ];
    const pages = await Promise.all(
      [ROOT, exhibitor(), `${ROOT}daten.json`, `${ROOT}daten.csv`, `${ROOT}sitemap.xml`].map(textAt),
    );
    for (const secret of secrets) expect(pages.join('\n'), secret).not.toContain(secret);
  });

  it('gives the data to programs of other sites', async () => {
    const data = await visit(`${ROOT}daten.json`);
    expect([data.headers.get('content-type'), data.headers.get('access-control-allow-origin')]).toEqual([
      'application/json; charset=utf-8',
      '*',
    ]);
    const table = await textAt(`${ROOT}daten.csv`);
    expect(table.split('\r\n')[0]).toContain('id,wine,year,exhibitor');
    expect(table).toContain('Räuschling Alte Reben');
    expect(await textAt('/robots.txt')).toContain(`Sitemap: http://catalogue.test${ROOT}sitemap.xml`);
    expect(await textAt(`${ROOT}sitemap.xml`)).toContain(`<loc>http://catalogue.test${ROOT}fr/</loc>`);
  });

  it('sends what is not known yet, in the encoding that is read, whole or in part', async () => {
    const page = await visit(ROOT, { 'Accept-Encoding': 'br' });
    const etag = page.headers.get('etag') ?? '';
    expect([page.headers.get('content-encoding'), page.headers.get('vary')]).toEqual([
      'br',
      'Accept-Encoding',
    ]);
    expect(page.headers.get('cache-control')).toContain('max-age=60, stale-while-revalidate');
    const again = await visit(ROOT, { 'Accept-Encoding': 'br', 'If-None-Match': `"other", W/${etag}` });
    expect([again.status, await again.text()]).toEqual([304, '']);
    const plain = await visit(ROOT, { 'Accept-Encoding': 'identity' });
    const whole = new Uint8Array(await plain.arrayBuffer());
    const head = await visit(ROOT, { 'Accept-Encoding': 'identity' }, 'HEAD');
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([
      200,
      String(whole.length),
      '',
    ]);
    const part = await visit(ROOT, { Range: 'bytes=10-19' });
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 10-19/${whole.length}`]);
    expect(new Uint8Array(await part.arrayBuffer())).toEqual(whole.slice(10, 20));
    expect((await visit(ROOT, { Range: 'bytes=99999999-' })).status).toBe(416);
    const post = await visit(ROOT, {}, 'POST');
    expect([post.status, post.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    const style = /href="(\/katalog\/[^"]+\.css)"/.exec(await textAt(ROOT))?.[1] ?? '';
    expect((await visit(style)).headers.get('cache-control')).toContain('immutable');
  });

  it('guards its pages strictly, and sets no cookie', async () => {
    for (const path of [ROOT, exhibitor(), '/katalog/anders/', '/katalog', `${ROOT}daten.json`]) {
      const { headers } = await visit(path);
      expect(headers.get('content-security-policy')).toMatch(/^default-src 'none';.*frame-ancestors 'none'/);
      expect(headers.get('content-security-policy')).not.toContain('unsafe');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('set-cookie')).toBeNull();
    }
  });

  it('opens the search and the exhibitors to frames of other sites, and nothing else', async () => {
    for (const [part, text] of [
      ['', 'Aussteller A–Z'],
      ['fr/', 'Exposants'],
      ['en/', 'Exhibitors A–Z'],
    ] as const) {
      const answer = await visit(`${ROOT}${part}?embed=1`);
      const page = await answer.text();
      expect([answer.status, answer.headers.get('x-frame-options')]).toEqual([200, null]);
      expect(answer.headers.get('content-security-policy')).toMatch(
        /^default-src 'none';.*frame-ancestors \*$/,
      );
      expect(page).toContain(text);
      expect(page).toContain(`href="${ROOT}${part}aussteller/${fair.seehalde.user.id}-`);
      expect(page).toContain('<div id="search">');
      expect(page).toContain('<base target="_blank">');
      expect(page).not.toMatch(/<footer|<nav/);
    }
    for (const path of [ROOT, `${ROOT}?embed=0`, `${exhibitor()}?embed=1`, `${ROOT}merkliste?embed=1`]) {
      const { headers } = await visit(path);
      expect(headers.get('content-security-policy'), path).toContain("frame-ancestors 'none'");
      expect(headers.get('x-frame-options'), path).toBe('DENY');
    }
    const script = await visit(`${ROOT}einbetten.js`);
    expect(script.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(await script.text()).toContain('?embed=1');
    expect(await textAt(`${ROOT}sitemap.xml`)).not.toContain('einbetten');
  });

  it('asks the database nothing after the first request', async () => {
    await visit(ROOT);
    const { pool } = server.context.db;
    const query = pool.query.bind(pool);
    let asked = 0;
    pool.query = ((...args: Parameters<typeof query>) => {
      // The live channel beats meanwhile.
      if (/publication|edition/.test(JSON.stringify(args[0]))) asked++;
      return query(...args);
    }) as typeof pool.query;
    for (const path of [ROOT, exhibitor(), `${ROOT}nichts`, '/katalog', '/robots.txt']) await visit(path);
    pool.query = query;
    expect(asked).toBe(0);
  });
});
