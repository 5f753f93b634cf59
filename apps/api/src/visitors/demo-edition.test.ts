import { gzipSync } from 'node:zlib';
import { isPageOfWines, type PublicCatalog, publicCatalog } from '@rebblatt/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadDemoFair } from '../demo.ts';
import { preparePublication } from '../features/edition/publish.commands.ts';
import { findBook } from '../features/print/book/book.queries.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';

const CATALOG = 1;
const KB = 1024;

let server: TestServer;
let root: string;
/** Every file of the edition that visitors see, by its address. */
const files = new Map<string, string>();
let data: PublicCatalog;

const textAt = async (path: string) => {
  const answer = await fetch(`${server.origin}${path}`);
  expect(answer.status, path).toBe(200);
  return answer.text();
};

/** The newest book of last year's fair, as its manifest tells of it, without printing it for minutes. */
async function addBook() {
  const { db } = server.context;
  const book = await findBook(db, CATALOG);
  const file = {
    sha256: 'b'.repeat(64),
    size: 1,
    mimeType: 'application/pdf',
    name: 'b.pdf',
    extension: 'pdf',
  };
  const pages = (book?.run.pages ?? []).map(({ page_id, page_type, folio }, at) => ({
    ...{ page_id, page_type, position: at + 1, label: null, link: null },
    sheets: [{ pdf_page: at + 1, folio, sha256: file.sha256 }],
  }));
  const manifest = {
    ...{
      title: 'Hauptmesse',
      created_at: new Date().toISOString(),
      content_pages: pages.length,
      cover_pages: 4,
    },
    file: { name: file.name, bytes: 1, sha256: file.sha256 },
    pages,
  };
  const { id } = await db.prisma.storedFile.create({ data: file });
  const row = {
    catalogId: CATALOG,
    number: 1,
    fileId: id,
    manifest,
    contentPages: pages.length,
    durationMs: 1,
  };
  await db.prisma.printResult.create({ data: row });
  return book;
}

let book: Awaited<ReturnType<typeof addBook>>;

beforeAll(async () => {
  server = await startTestServer({}, { env: { DEMO: '1' } });
  await loadDemoFair(server.context);
  book = await addBook();
  const made = await preparePublication(server.context, CATALOG, { userId: null, onlyChanged: false });
  await server.context.db.transact(async (tx) => made?.publish(tx));
  server.context.editions.forget();
  const { slug } = await server.context.db.prisma.publication.findUniqueOrThrow({
    where: { catalogId: CATALOG },
  });
  root = `/katalog/${slug}/`;
  const shown = await server.context.editions.shown();
  const pack = await server.context.editions.packOf(shown.catalogs.get(slug)?.sha256 ?? '');
  for (const path of pack.files.keys()) files.set(root + path, await textAt(root + path));
  data = publicCatalog.parse(JSON.parse(files.get(`${root}daten.json`) ?? ''));
}, 120_000);
afterAll(() => server.stop());

it('says of every wine what the newest book prints', () => {
  const wines = new Map(data.wines.map((wine) => [wine.id, wine]));
  const printed = new Set<number>();
  for (const page of (book?.run.pages ?? []).filter(isPageOfWines))
    for (const category of page.content.categories)
      for (const wine of category.wines) {
        const online = wines.get(wine.id);
        if (!online) continue;
        printed.add(wine.id);
        const own = data.exhibitors.find(({ id }) => id === online.exhibitor_id);
        expect([online.wine, online.year, online.award?.award ?? null]).toEqual([
          wine.name,
          wine.year,
          wine.award?.award ?? null,
        ]);
        for (const [size, price] of [
          [category.bottle_size1, wine.price1],
          [category.bottle_size2, wine.price2],
        ] as const)
          if (size !== null && price !== null)
            expect(online.prices).toContainEqual({ bottle_size: size, price });
        expect(own?.pages.find(({ page_id }) => page_id === page.page_id)?.page_number).toBe(page.folio);
      }
  expect(printed.size).toBe(data.wines.length);
  expect(printed.size).toBeGreaterThan(2000);
});

/** What nobody outside may read, of all the demo. */
async function listSecrets(): Promise<string[]> {
  const { rows } = await server.context.db.pool.query<{ secret: string | null }>(`
    SELECT email AS secret FROM "user"
    UNION ALL SELECT email FROM fair UNION ALL SELECT contact_name FROM fair
    UNION ALL SELECT contact_person FROM exhibitor UNION ALL SELECT description FROM exhibitor
    UNION ALL SELECT comment FROM page UNION ALL SELECT text FROM page_remark UNION ALL SELECT text FROM note
    UNION ALL SELECT exhibitor_comment FROM catalog_request UNION ALL SELECT comment FROM catalog_request
    UNION ALL SELECT subject FROM mail UNION ALL SELECT text FROM text_block
    UNION ALL SELECT sku FROM wine WHERE length(sku) > 5
    UNION ALL SELECT e.company_name FROM exhibitor e WHERE NOT EXISTS (
      SELECT FROM page p WHERE p.exhibitor_id = e.id AND p.catalog_id = ${CATALOG} AND p.state = 'accepted' AND p.page_type = 1)`);
  return rows.flatMap(({ secret }) => (secret && secret.trim().length > 3 ? [secret.trim()] : []));
}

it('lets no private value of the demo out, at any address', async () => {
  // Most texts stand on many pages: each is searched once.
  const all = [...new Set([...files.values()].flatMap((text) => text.split(/[<>"\n]/)))].join('\n');
  const secrets = await listSecrets();
  expect(secrets.length).toBeGreaterThan(300);
  expect(secrets.filter((secret) => all.includes(secret))).toEqual([]);
  expect(all).not.toMatch(/[\w.+-]+@[\w-]+\.[a-z]{2,}/i);
  const { rows } = await server.context.db.pool.query<{ id: number }>(
    `SELECT id FROM wine WHERE NOT public_wine OR id NOT IN (
      SELECT (w ->> 'id')::int FROM page p, jsonb_array_elements(p.snapshot -> 'categories') c, jsonb_array_elements(c -> 'wines') w
      WHERE p.catalog_id = ${CATALOG} AND p.state = 'accepted' AND p.active)`,
  );
  const shown = new Set(data.wines.map(({ id }) => id));
  expect(rows.length).toBeGreaterThan(100);
  expect(rows.filter(({ id }) => shown.has(id))).toEqual([]);
  const onPages = new Set([...all.matchAll(/^w(\d+)$/gm)].map(([, id]) => Number(id)));
  expect([...onPages].sort()).toEqual([...shown].sort());
});

it('weighs little, styles included', () => {
  const weights = new Map([...files].map(([path, text]) => [path, gzipSync(text).length]));
  const style = [...weights].find(([path]) => path.endsWith('.css'))?.[1] ?? 0;
  for (const [path, weight] of weights) {
    if (!files.get(path)?.startsWith('<!doctype html>')) continue;
    const isStart = /\/(fr\/|en\/)?$/.test(path.slice(root.length - 1));
    expect(weight + style, path).toBeLessThanOrEqual((isStart ? 60 : 30) * KB);
  }
});

it('has a small script, a small index of the search, and takes little along', () => {
  const weightOf = (name: RegExp) => {
    const [, text = ''] = [...files].find(([path]) => name.test(path)) ?? [];
    expect(text, String(name)).not.toBe('');
    return gzipSync(text).length;
  };
  expect(weightOf(/\/a\/[^/]+\.js$/) + weightOf(/\/sw\.js$/)).toBeLessThanOrEqual(45 * KB);
  expect(weightOf(/\/a\/[^/]+\.json$/)).toBeLessThanOrEqual(160 * KB);
  for (const language of ['de', 'fr', 'en'])
    expect(weightOf(new RegExp(`unterwegs-${language}`))).toBeLessThanOrEqual(1024 * KB);
});

it('leads only to pages that there are', () => {
  const broken = new Set<string>();
  for (const [path, text] of files) {
    if (!text.startsWith('<!doctype html>')) continue;
    for (const [, link = ''] of text.matchAll(/(?:href|src)="([^"]+)"/g)) {
      if (!link.startsWith(root) || files.has(link)) continue;
      broken.add(`${path} → ${link}`);
    }
  }
  expect([...broken]).toEqual([]);
});
