import type { TableRead, WineTableCheck } from '@rebblatt/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../testing/client.ts';
import { signInAs } from '../../testing/client.ts';
import { makeExhibitor, makeUser } from '../../testing/factories.ts';
import { makeCatalog, makePage } from '../../testing/fair.ts';
import type { TestServer } from '../../testing/server.ts';
import { startTestServer } from '../../testing/server.ts';

let server: TestServer;
let owner: Client;
let admin: Client;

beforeAll(async () => {
  server = await startTestServer();
  const { prisma } = server.context.db;
  owner = await signInAs(server, (await makeExhibitor(server.context.db)).id);
  admin = await signInAs(server, (await makeUser(server.context.db, 'ADMIN')).id);
  const country = await prisma.country.create({ data: { name: 'Schweiz' } });
  const names = ['Zürichsee', 'Bündner Herrschaft', 'Genf'];
  await prisma.region.createMany({ data: names.map((name) => ({ name, countryId: country.id })) });
  await prisma.wineType.createMany({ data: ['Weisswein', 'Rotwein'].map((wineType) => ({ wineType })) });
  const grapes = ['Räuschling', 'Pinot Noir', 'Merlot'];
  await prisma.grapeVariety.createMany({ data: grapes.map((bezeichnung) => ({ bezeichnung })) });
  await prisma.bottleSize.createMany({ data: ['75 cl', '37.5 cl'].map((size) => ({ size })) });
});
afterAll(() => server.stop());

const read = async (text: string | FormData) =>
  owner.call<{ data: TableRead }>('POST', '/wine-import/read', typeof text === 'string' ? { text } : text);

/** A list as the screen sends it back. */
async function tableOf(text: string | FormData) {
  const { body } = await read(text);
  return {
    columns: body.data.columns,
    rows: body.data.rows as (TableRead['rows'][number] & { choice?: string })[],
  };
}

const check = async (table: object, client = owner) =>
  (await client.call<{ data: WineTableCheck }>('POST', '/wine-import/check', table)).body.data;

const HEAD = 'Weinname\tJg.\tHerkunft\tFarbe\tTraube\tInhalt\tPreis CHF\tAlk.';
const list = (...rows: string[]) => [HEAD, ...rows].join('\r\n');

function fileForm(bytes: Uint8Array, name: string): FormData {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(bytes)]), name);
  return form;
}

describe('a list', () => {
  it('is read with quoted cells, and its columns are recognised by name and content', async () => {
    const { body } = await read(
      'Unsere Liste 2026\r\n"Wein";Ernte;Prix CHF;Was?\r\n"Clos\n""Rot""";2021;18,50;Rotwein\r\nBlanc;2022;9.-;Weisswein',
    );
    expect(body.data.columns.map(({ field }) => field)).toEqual(['wine', 'year', 'price', 'wine_type']);
    expect(body.data.rows).toEqual([
      { line: 3, cells: ['Clos\n"Rot"', '2021', '18,50', 'Rotwein'] },
      { line: 4, cells: ['Blanc', '2022', '9.-', 'Weisswein'] },
    ]);
  });

  it.each([
    ['UTF-8 with its mark', Buffer.from('\uFEFFWein,Region\nRäuschling,Zürichsee')],
    ['UTF-16', Buffer.from('\uFEFFWein\tRegion\nRäuschling\tZürichsee', 'utf16le')],
    ['Windows-1252', Buffer.from('Wein;Region\r\nRäuschling;Zürichsee', 'latin1')],
  ])('is read from a file in %s', async (_, bytes) => {
    const { body } = await read(fileForm(bytes, 'weine.csv'));
    expect(body.data.rows[0]?.cells).toEqual(['Räuschling', 'Zürichsee']);
  });

  it('is matched to the reference data, whatever the spelling, and doubts come with suggestions', async () => {
    const table = await tableOf(
      list(
        'Räuschling\t2023\tZUERICHSEE\tBlanc\traeuschling\t0,75 l\t18.50\t12.5 %',
        'Assemblage\to. J.\tZürichse\tRot\tBlauburgunder / Merlot\t7.5 dl\tCHF 21.–\t0.125',
        'Landwein\t2024\tGenf\trto\tMerlot\t75\t15\t12',
      ),
    );
    const { rows } = await check(table);
    expect(rows[0]).toMatchObject({ choice: 'add', problems: [] });
    expect(rows[1]?.problems).toMatchObject([
      { field: 'region', column: 2, key: 'wine-import.similar', suggestions: ['Zürichsee'] },
      { field: 'alcohol', suggestions: ['Regular', 'No alc.'] },
    ]);
    expect(rows[2]?.problems).toMatchObject([{ field: 'wine_type', suggestions: ['Rotwein'] }]);
  });

  it('is refused with row and column by the rules of the wine form, and nothing is written', async () => {
    const table = await tableOf(
      list('Guter Wein\t2020\tGenf\trot\tMerlot\t75\t12\t12', 'Xy\t1500\tGenf\trot\tMerlot\t75\t1.234\t12'),
    );
    const answer = await owner.call('POST', '/wine-import', table);
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.errors ?? {}).sort()).toEqual([
      'rows.3.price',
      'rows.3.wine',
      'rows.3.year',
    ]);
    expect(
      (await owner.call('GET', `/wine/10/1?${new URLSearchParams({ search: 'Guter' })}`)).body.total,
    ).toBe(0);
  });

  it('says which columns are missing, and one value may stand for all rows', async () => {
    const table = await tableOf('Wein\tPreis\nNur ein Name\t15');
    expect((await check(table)).missing).toEqual(['region', 'wine_type', 'alcohol', 'size']);
  });
});

describe('an import', () => {
  it('writes all wines, puts the sizes of a wine together, and is undone as a whole', async () => {
    const table = await tableOf(
      list(
        'Seehalde\t2022\tZürichsee\tweiss\tRäuschling\t75 cl\t18.5\t12',
        'Seehalde\t2022\tZürichsee\tweiss\tRäuschling\t37.5 cl\t10\t12',
        'Halde Rot\t2021\tGenf\trot\tMerlot, Pinot Noir\t75 cl\t22\t13,5',
      ),
    );
    expect((await check(table)).rows.map(({ joins }) => joins)).toEqual([null, 2, null]);
    const done = await owner.call('POST', '/wine-import', table);
    expect([done.status, done.body.data.added]).toEqual([201, 2]);
    const { body } = await owner.call('GET', '/wine/10/1?search=halde');
    expect(body.data).toMatchObject([
      { wine: 'Halde Rot', grape_varieties_count: 2, alcohol_content_level: 30 },
      { wine: 'Seehalde', year: 2022, bottleSizes: [{ price: 10 }, { price: 18.5 }] },
    ]);
    const undone = await owner.call('POST', `/wine-import/undo/${done.body.data.id}`);
    expect(undone.body.data).toEqual({ removed: 2, restored: 0 });
    expect((await owner.call('GET', '/wine/10/1?search=halde')).body.total).toBe(0);
    const again = await owner.call('POST', `/wine-import/undo/${done.body.data.id}`);
    expect([again.status, again.body.error]).toEqual([409, 'wine-import.undone']);
  });

  it('shows wines that are there, adds none of them twice and changes them when asked', async () => {
    const first = await tableOf(list('Doppelt Gut\t2022\tGenf\trot\tMerlot\t75 cl\t20\t13'));
    await owner.call('POST', '/wine-import', first);
    const second = await tableOf(
      list(
        'DOPPELT  GUT\t2022\tgenf\trouge\tMerlot\t75 cl\t24\t13',
        'Doppelt Gut\t2022\tGenf\tweiss\tMerlot\t75 cl\t24\t13',
      ),
    );
    const { rows } = await check(second);
    expect(rows).toMatchObject([
      { choice: 'skip', choices: ['update', 'skip'], existing: { by: 'twin' } },
      { choice: 'skip', choices: ['add', 'update', 'skip'], existing: { by: 'similar' } },
    ]);
    expect(rows[0]?.changes).toContainEqual({ field: 'price', from: '20.00 / 75 cl', to: '24.00 / 75 cl' });
    const nothing = await owner.call('POST', '/wine-import', second);
    expect([nothing.status, nothing.body.error]).toEqual([422, 'wine-import.nothing']);
    const [changed, other] = second.rows;
    const choices = [
      { ...changed, choice: 'update' },
      { ...other, choice: 'add' },
    ];
    const done = await owner.call('POST', '/wine-import', { ...second, rows: choices });
    expect(done.body.data).toMatchObject({ added: 1, updated: 1 });
    const undone = await owner.call('POST', `/wine-import/undo/${done.body.data.id}`);
    expect(undone.body.data).toEqual({ removed: 1, restored: 1 });
    const { body } = await owner.call('GET', '/wine/10/1?search=doppelt');
    expect(body.data).toMatchObject([{ wine: 'Doppelt Gut', bottleSizes: [{ price: 20 }] }]);
  });

  it('stays when one of its wines is on a page, changed since or not, and says which', async () => {
    const table = await tableOf(
      list(
        'Auf Seite\t2022\tGenf\trot\tMerlot\t75 cl\t20\t13',
        'Frei\t2022\tGenf\trot\tMerlot\t75 cl\t20\t13',
      ),
    );
    const { body } = await owner.call('POST', '/wine-import', table);
    const { prisma } = server.context.db;
    const wine = await prisma.wine.findFirstOrThrow({ where: { wine: 'Auf Seite' } });
    const page = await makePage(server, (await makeCatalog(server)).id, owner.userId);
    const category = await prisma.pageCategory.create({
      data: { pageId: page.id, category: 'Rot', position: 1 },
    });
    await prisma.pageCategoryWine.create({
      data: { pageId: page.id, categoryId: category.id, wineId: wine.id, position: 1 },
    });
    const placed = await owner.call('POST', `/wine-import/undo/${body.data.id}`);
    expect([placed.status, placed.body.error, placed.body.params?.wines]).toEqual([
      409,
      'wine-import.on-page',
      'Auf Seite 2022',
    ]);
    await owner.call('PUT', `/wine/${wine.id}`, { sku: 'neu' });
    const changed = await owner.call('POST', `/wine-import/undo/${body.data.id}`);
    expect([changed.body.error, changed.body.params?.wines]).toEqual([
      'wine-import.on-page',
      'Auf Seite 2022',
    ]);
    await prisma.pageCategory.delete({ where: { id: category.id } });
    const undone = await owner.call('POST', `/wine-import/undo/${body.data.id}`);
    expect([undone.status, undone.body.data]).toEqual([200, { removed: 2, restored: 0 }]);
  });

  it('is made by an administrator for one exhibitor', async () => {
    const table = await tableOf(list('Vom Amt\t2022\tGenf\trot\tMerlot\t75 cl\t20\t13'));
    const nobody = await admin.call('POST', '/wine-import', table);
    expect([nobody.status, Object.keys(nobody.body.errors ?? {})]).toEqual([422, ['user_id']]);
    await admin.call('POST', '/wine-import', { ...table, user_id: owner.userId });
    const { body } = await owner.call('GET', '/wine/10/1?search=Vom+Amt');
    expect(body.data).toMatchObject([{ isCreatedByAdmin: 1 }]);
  });
});

describe('an exported list', () => {
  const exported = async (kind: string) => {
    const response = await fetch(`${server.origin}/api/wine/export/${kind}?language=de`, {
      headers: { Authorization: `Bearer ${owner.token}` },
    });
    return Buffer.from(await response.arrayBuffer());
  };

  it.each(['xlsx', 'csv'])(
    'as %s is read back without a difference, and shows the changed cells of a wine',
    async (kind) => {
      await owner.call(
        'POST',
        '/wine-import',
        await tableOf(
          list(`=SUMME(A1) ${kind}\t2020\tZürichsee\trot\tMerlot\t37.5 cl\t-\t13`.replace('\t-\t', '\t8\t')),
        ),
      );
      const table = await tableOf(fileForm(await exported(kind), `liste.${kind}`));
      const unchanged = await check(table);
      expect(unchanged.rows.every(({ choice, existing }) => choice === 'skip' && existing?.by === 'id')).toBe(
        true,
      );
      const row = table.rows.find(({ cells }) => cells.includes(`=SUMME(A1) ${kind}`));
      const region = table.columns.findIndex(({ field }) => field === 'region');
      const grape = table.columns.findIndex(({ field }) => field === 'grape');
      row?.cells.splice(region, 1, 'Genf');
      row?.cells.splice(grape, 1, '');
      const changed = await check(table);
      expect(changed.rows.filter(({ choice }) => choice === 'update')).toMatchObject([
        {
          changes: [
            { field: 'region', from: 'Zürichsee', to: 'Genf' },
            { field: 'grape', from: 'Merlot', to: '' },
          ],
        },
      ]);
    },
  );

  it('refuses a change of a wine that somebody changed after the difference was shown', async () => {
    const table = await tableOf(fileForm(await exported('csv'), 'liste.csv'));
    const name = table.columns.findIndex(({ field }) => field === 'wine');
    table.rows[0]?.cells.splice(name, 1, 'Ein anderer Name');
    const { rows } = await check(table);
    const [id, version] = [rows[0]?.existing?.id, rows[0]?.existing?.version];
    await owner.call('PUT', `/wine/${id}`, { sku: 'zwischendurch' });
    const shown = table.rows.map((row, i) => (i === 0 ? { ...row, version } : row));
    const answer = await owner.call('POST', '/wine-import', { ...table, rows: shown });
    expect([answer.status, answer.body.error]).toEqual([409, 'wine-import.changed-meanwhile']);
  });

  it('cannot make two wines the same', async () => {
    const [one, two] = ['A', 'B'].map((name) => `Zwilling ${name}\t2020\tGenf\trot\tMerlot\t75\t8\t13`);
    await owner.call('POST', '/wine-import', await tableOf(list(one ?? '', two ?? '')));
    const table = await tableOf(fileForm(await exported('csv'), 'liste.csv'));
    const row = table.rows.find(({ cells }) => cells.includes('Zwilling B'));
    row?.cells.splice(row.cells.indexOf('Zwilling B'), 1, 'zwilling  a');
    const { status, body } = await owner.call('POST', '/wine-import', table);
    const faults = body.errors?.[`rows.${row?.line}.wine`];
    expect([status, faults?.[0]?.key]).toEqual([422, 'wine.duplicate']);
  });

  it('has numbers as numbers and never a formula', async () => {
    const text = (await exported('csv')).toString('utf8');
    expect(text).toMatch(/;'=SUMME\(A1\) csv;2020;/);
    expect(text).toMatch(/;37\.5 cl;8;/);
  });
});

it('answers a list in which every cell is another unknown word', async () => {
  const columns = Array.from({ length: 20 }, () => ({ heading: 'Traube', field: 'grape' }));
  const cells = (n: number) => columns.map((_, i) => `Unbekannt ${n} ${i},Wort ${n} ${i},Nie ${n} ${i}`);
  const rows = Array.from({ length: 1000 }, (_, n) => ({ line: n + 1, cells: cells(n) }));
  expect((await check({ columns, rows })).rows[999]?.problems).toHaveLength(20);
});

it('refuses a file that is too large', async () => {
  expect((await read(fileForm(Buffer.alloc(3_000_000, 'a'), 'gross.csv'))).status).toBe(413);
});

it.each([1001, 2500])('says of a list of %i wines how many there may be', async (count) => {
  const { status, body } = await read(`Wein\tJahr\n${'a\t2020\n'.repeat(count)}`);
  expect([status, body.errors?.file?.[0]]).toMatchObject([
    422,
    { key: 'table.too-many-rows', params: { max: 1000 } },
  ]);
});
