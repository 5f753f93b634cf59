import { releaseStates, type TableRead, type WineTableCheck } from '@rebblatt/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Client } from '../../testing/client.ts';
import { signInAs } from '../../testing/client.ts';
import { makeExhibitor } from '../../testing/factories.ts';
import { makeCatalog, makePage } from '../../testing/fair.ts';
import type { TestServer } from '../../testing/server.ts';
import { startTestServer } from '../../testing/server.ts';
import { findWinePageInput } from '../page/wine-page.queries.ts';
import { markedNumber } from './number.rules.ts';

let server: TestServer;
let owner: Client;
let catalog: number;
/** Numbers of the wines A to F of the exhibitor. */
let ids: number[];

beforeAll(async () => {
  server = await startTestServer();
  const { prisma } = server.context.db;
  const country = await prisma.country.create({ data: { name: 'Schweiz' } });
  await prisma.region.create({ data: { name: 'Genf', countryId: country.id } });
  catalog = (await makeCatalog(server)).id;
  await prisma.wineType.create({ data: { wineType: 'Weisswein' } });
  await prisma.bottleSize.createMany({ data: ['75 cl', '37.5 cl'].map((size) => ({ size })) });
});
afterAll(() => server.stop());

const names = ['A', 'B', 'C', 'D', 'E', 'F'].map((letter) => `Halde ${letter}`);

beforeEach(async () => {
  owner = await signInAs(server, (await makeExhibitor(server.context.db)).id);
  const rows = names.map((name) => `${name}\t2020\tGenf\tweiss\t12\t37.5 cl\t11`);
  await owner.call(
    'POST',
    '/wine-import',
    await read(`Wein\tJahrgang\tRegion\tTyp\tAlkohol\tGrösse\tPreis\n${rows.join('\n')}`),
  );
  const { body } = await owner.call<{ data: { id: number }[] }>('GET', '/wine/20/1');
  ids = body.data.map(({ id }) => id);
});

const read = async (text: string) =>
  (await owner.call<{ data: TableRead }>('POST', '/wine-import/read', { text })).body.data;
const check = async (table: object) =>
  (await owner.call<{ data: WineTableCheck }>('POST', '/wine-import/check', table)).body.data.rows;

/** A list with a column of numbers. */
const numbered = (heading: string, rows: [number: string | number | undefined, name: string][]) =>
  read(
    [
      `${heading}\tWein\tJahrgang\tRegion\tTyp\tAlkohol\tGrösse\tPreis`,
      ...rows.map(([number, name]) => `${number}\t${name}\t2021\tGenf\tweiss\t12\t75 cl\t20`),
    ].join('\n'),
  );

describe('the number of a wine', () => {
  it.each(['Wein-ID', 'Nr. im Katalog', 'Katalog-ID', 'Rebblatt-Nr'])(
    'of the sender, under «%s», changes no wine that has it here by chance',
    async (heading) => {
      const table = await numbered(
        heading,
        ids.map((id, i) => [id, `Eigener Wein ${i}`]),
      );
      const rows = await check(table);
      expect(rows.map(({ existing }) => existing)).toEqual(ids.map(() => null));
      for (const [i, { choice, problems }] of rows.entries()) {
        expect(choice).toBe('add');
        expect(problems).toMatchObject([
          { field: 'id', key: 'wine-import.other-wine', params: { wine: `${names[i]} 2020` } },
        ]);
        expect(problems[0]?.suggestions).toEqual([markedNumber(ids[i] ?? 0), '']);
      }
      expect((await owner.call('POST', '/wine-import', table)).status).toBe(422);
    },
  );

  it('that nobody has here is in doubt, and an empty cell settles it', async () => {
    const table = await numbered('Wein-ID', [[2_000_000_000, 'Neuer Wein']]);
    expect(await check(table)).toMatchObject([
      { choice: 'add', problems: [{ key: 'wine-import.foreign-number', suggestions: [''] }] },
    ]);
    table.rows[0]?.cells.splice(0, 1, '');
    expect(await check(table)).toMatchObject([{ choice: 'add', problems: [] }]);
  });

  it('counts with the name of its wine, also mistyped, or with its article number', async () => {
    const rows = await check(
      await numbered('Nr. im Katalog', [
        [ids[0], 'HALDE  A'],
        [ids[1], 'Halde X'],
        [ids[2], 'Ganz anders'],
      ]),
    );
    expect(rows.map(({ existing }) => existing?.by ?? null)).toEqual(['id', null, null]);
  });

  it('counts in an earlier export for a wine that was renamed, if nearly all rows agree', async () => {
    const rows = await check(
      await numbered(
        'Nr. im Katalog',
        ids.map((id, i) => [id, i === 3 ? 'Umbenannt' : (names[i] ?? '')]),
      ),
    );
    expect(rows.map(({ existing }) => existing?.by)).toEqual(ids.map(() => 'id'));
  });

  it.each(['', 'Nummer', 'Nr. (Rebblatt)'])(
    'with its mark counts whatever stands over it (%j) and beside it',
    async (heading) => {
      const marked = ids.map((id, i): [string, string] => [markedNumber(id), `Ganz neu ${i}`]);
      const table = await numbered(heading, marked);
      expect(table.columns[0]?.field).toBe('id');
      const rows = await check(table);
      expect(rows.map(({ existing, choice }) => [existing?.id, choice])).toEqual(
        ids.map((id) => [id, 'update']),
      );
    },
  );

  it('that a spreadsheet has counted on is none', async () => {
    const marked = markedNumber(ids[0] ?? 0);
    const next = marked.replace(/\d\d$/, (check) => String(Number(check) + 1).padStart(2, '0'));
    const rows = await check(
      await numbered('Nr. (Rebblatt)', [
        [marked, 'Halde A'],
        [next, 'Halde A'],
      ]),
    );
    expect(rows[1]).toMatchObject({ problems: [{ field: 'id', key: 'validation.integer' }] });
  });
});

describe('undoing a list with numbers', () => {
  /** Renames two wines and gives them a price for 75 cl. */
  async function renamed() {
    const rows = ids.slice(0, 2).map((id, i): [string, string] => [markedNumber(id), `Neu ${i}`]);
    const { body } = await owner.call('POST', '/wine-import', await numbered('Nr.', rows));
    return body.data.id as number;
  }
  /** Puts both on a page. */
  async function placed(sizes: string[]) {
    const { prisma } = server.context.db;
    const [one, two] = await Promise.all(
      sizes.map((size) => prisma.bottleSize.findFirstOrThrow({ where: { size } })),
    );
    const page = await makePage(server, catalog, owner.userId);
    const category = await prisma.pageCategory.create({
      data: {
        pageId: page.id,
        category: 'Weiss',
        position: 1,
        bottleSize1Id: one?.id,
        bottleSize2Id: two?.id,
      },
    });
    const place = (id: number, i: number) => ({
      pageId: page.id,
      categoryId: category.id,
      wineId: id,
      position: i + 1,
    });
    await prisma.pageCategoryWine.createMany({ data: ids.slice(0, 2).map(place) });
    return page.id;
  }
  async function imported(sizes: string[]) {
    const id = await renamed();
    await placed(sizes);
    return id;
  }
  /** Accepts a page with what it prints by now. */
  async function accept(id: number) {
    const { prisma } = server.context.db;
    const snapshot = (await findWinePageInput(prisma, id)) ?? expect.fail('no content');
    await prisma.page.update({ where: { id }, data: { state: releaseStates.accepted, snapshot } });
  }
  const undo = (id: number) => owner.call('POST', `/wine-import/undo/${id}`);
  const wineOf = async (id: number | undefined) => (await owner.call('GET', `/wine/${id}`)).body.data;

  it('gives wines on a page back their names and prices', async () => {
    const undone = await undo(await imported(['37.5 cl']));
    expect([undone.status, undone.body.data]).toEqual([200, { removed: 0, restored: 2 }]);
    expect(await wineOf(ids[0])).toMatchObject({
      wine: 'Halde A',
      year: 2020,
      bottleSizes: [{ size: '37.5 cl' }],
    });
  });

  it('is refused for a price that a page prints', async () => {
    const refused = await undo(await imported(['37.5 cl', '75 cl']));
    expect([refused.status, refused.body.error, refused.body.params?.wines]).toEqual([
      409,
      'wine-import.on-page',
      'Neu 0 2021, Neu 1 2021',
    ]);
  });

  it('asks an accepted page for the prices that it was accepted with', async () => {
    await accept(await placed(['37.5 cl', '75 cl']));
    const later = await undo(await renamed());
    expect([later.status, later.body.data]).toEqual([200, { removed: 0, restored: 2 }]);
    const id = await renamed();
    await accept(await placed(['75 cl']));
    const refused = await undo(id);
    expect([refused.status, refused.body.params?.wines]).toEqual([409, 'Neu 0 2021, Neu 1 2021']);
  });

  it('keeps what was changed since, and what was deleted stays deleted', async () => {
    const rows = ids.slice(2, 5).map((id, i): [string, string] => [markedNumber(id), `Neu ${i}`]);
    const { body } = await owner.call('POST', '/wine-import', await numbered('Nr.', rows));
    await owner.call('PUT', `/wine/${ids[2]}`, { wine: 'Von Hand', sku: 'H-1' });
    await owner.call('DELETE', `/wine/${ids[3]}`);
    const undone = await undo(body.data.id);
    expect([undone.status, undone.body.data]).toEqual([200, { removed: 0, restored: 2 }]);
    expect(await wineOf(ids[2])).toMatchObject({ wine: 'Von Hand', year: 2020, sku: 'H-1' });
    expect(await wineOf(ids[4])).toMatchObject({ wine: 'Halde E', year: 2020 });
  });
});
