import type { ListCheck, ListRead } from '@rebblatt/contracts';
import { importResources } from '@rebblatt/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lockEntry } from '../../http/reference.ts';
import { readTable } from '../../tables/read-table.ts';
import type { Client } from '../../testing/client.ts';
import { joinOrganiser, makeCatalog } from '../../testing/fair.ts';
import type { TestServer } from '../../testing/server.ts';
import { startTestServer } from '../../testing/server.ts';

let server: TestServer;
let admin: Client;

beforeAll(async () => {
  server = await startTestServer();
  admin = await joinOrganiser(server);
  // Orders are for a catalogue.
  await makeCatalog(server, { from: '2001-01-01', to: '2999-12-31', catalogType: 2 });
});
afterAll(() => server.stop());

const call = (path: string, body: unknown) => admin.call('POST', `/import/${path}`, body);
const read = async (resource: string, ...lines: string[]): Promise<ListRead> =>
  (await call(`${resource}/read`, { text: lines.join('\n') })).body.data;
const tableOf = ({ columns, rows }: ListRead, create: string[] = []) => ({ columns, rows, create });
const check = async (resource: string, list: ListRead, create: string[] = []): Promise<ListCheck> =>
  (await call(`${resource}/check`, tableOf(list, create))).body.data;
const write = (resource: string, list: ListRead, create: string[] = []) =>
  call(resource, tableOf(list, create));
const all = async (path: string) => (await admin.call('GET', path)).body.data;

const stands = [
  'Unsere Stände',
  'Stand-Nr.;Schiff;Deck;Bemerkung',
  'A-01;Seerose;Hauptdeck;am Steg',
  'A-02;Seerose;Hauptdeck;',
  'B-01;Möwe;Oberdeck;',
];

describe('a list of stands', () => {
  it('is read with its headings, and offers to add the ships and decks that are unknown', async () => {
    const list = await read('stand', ...stands);
    expect(list.columns.map(({ field }) => field)).toEqual(['stand', 'ship', 'deck', 'description']);
    const { rows, missing, new: unknown } = await check('stand', list);
    expect(missing).toEqual([]);
    expect(unknown).toEqual([
      { resource: 'ship', names: ['Seerose', 'Möwe'] },
      { resource: 'deck', names: ['Hauptdeck', 'Oberdeck'] },
    ]);
    expect(rows.map(({ problems }) => problems.map(({ field, key }) => [field, key]))).toEqual(
      rows.map(() => [
        ['ship', 'validation.not-found'],
        ['deck', 'validation.not-found'],
      ]),
    );
    expect((await check('stand', list, ['ship', 'deck'])).rows.flatMap(({ problems }) => problems)).toEqual(
      [],
    );
  });

  it('is told apart from a list that was brought to the wrong place', async () => {
    const rather = async (resource: string, ...lines: string[]) => (await read(resource, ...lines)).rather;
    const companies = [
      'Firma;Vorname;Nachname;PLZ;Ort;E-Mail',
      'Weingut Steg;Anna;Muster;8700;Küsnacht;a@b.test',
    ];
    const orders = ['Firma;Stand;Weinseiten;Seitentitel', 'Weingut Steg;A-01;1;Zürich'];
    const jury = ['Produzent;Wein;Jahrgang;Auszeichnung', 'Weingut Steg;Räuschling;2024;Goldene Traube'];
    expect(await rather('stand', ...companies)).toBe('exhibitor');
    expect(await rather('exhibitor', ...orders)).toBe('request');
    expect(await rather('award', ...jury)).toBe('award-result');
    expect(await rather('deck', 'Schiff', 'Seerose')).toBe('ship');
    for (const [resource, lines] of [
      ['exhibitor', companies],
      ['request', orders],
      ['award-result', jury],
      ['stand', stands],
      // A column that means nothing here is asked for, wherever else it may mean something.
      ['page-title', ['Rubrik', 'Zürich']],
    ] as const)
      expect(await rather(resource, ...lines)).toBeNull();
  });

  it('writes nothing while a row has a problem, and says which', async () => {
    const { status, body } = await write('stand', await read('stand', ...stands));
    expect([status, Object.keys(body.errors)]).toEqual([422, ['rows.0.ship']]);
    expect([await all('/stand'), await all('/ship')]).toEqual([[], []]);
  });

  it('is written with its ships and decks, changed by a second one, and undone', async () => {
    const first = await write('stand', await read('stand', ...stands), ['ship', 'deck']);
    expect([first.status, first.body.data]).toMatchObject([201, { added: 3, updated: 0, created: 4 }]);
    const written = await all('/stand');
    expect(written).toContainEqual(
      expect.objectContaining({ stand: 'B-01', ship: 'Möwe', deck: 'Oberdeck', catalog_type: 2 }),
    );

    const changed = await read(
      'stand',
      'Stand;Ship;Deck;Note',
      'a-01;SEEROSE;Hauptdeck;neu am Steg',
      'A-02;Seerose;Hauptdeck;',
      'A-03;Seerose;Hauptdeck;',
    );
    const checked = await check('stand', changed);
    expect(checked.rows.map(({ choice }) => choice)).toEqual(['update', 'skip', 'add']);
    expect(checked.rows[0]?.changes).toEqual([
      { field: 'stand', from: 'A-01', to: 'a-01' },
      { field: 'description', from: 'am Steg', to: 'neu am Steg' },
    ]);
    const second = await write('stand', changed);
    expect(second.body.data).toMatchObject({ added: 1, updated: 1 });

    const open = await all('/import/stand');
    expect(open.map(({ added, updated }: { added: number; updated: number }) => [added, updated])).toEqual([
      [1, 1],
      [3, 0],
    ]);
    expect((await call(`stand/undo/${second.body.data.id}`, {})).body.data).toEqual({
      removed: 1,
      restored: 1,
      kept: [],
    });
    expect((await all('/stand')).find(({ stand }: { stand: string }) => stand === 'A-01')).toMatchObject({
      description: 'am Steg',
    });
    expect((await call(`stand/undo/${first.body.data.id}`, {})).body.data).toEqual({
      removed: 7,
      restored: 0,
      kept: [],
    });
    expect([await all('/stand'), await all('/ship'), await all('/deck')]).toEqual([[], [], []]);
    expect((await call(`stand/undo/${first.body.data.id}`, {})).status).toBe(409);
  });

  it('keeps what was changed since, and a ship that something else uses, when it is undone', async () => {
    const { body } = await write('stand', await read('stand', ...stands.slice(0, 4)), ['ship', 'deck']);
    const [one] = await all('/stand');
    await admin.call('POST', '/stand', { ...one, stand: 'Eigener' });
    expect((await call(`stand/undo/${body.data.id}`, {})).status).toBe(200);
    expect((await all('/stand')).map(({ stand }: { stand: string }) => stand)).toEqual(['Eigener']);
    expect((await all('/ship')).map(({ name }: { name: string }) => name)).toEqual(['Seerose']);
  });

  it('of countries is not undone over regions that somebody has added to one', async () => {
    const { body } = await write('country', await read('country', 'Land', 'Lummerland'));
    const [land] = (await all('/country')).filter(({ name }: { name: string }) => name === 'Lummerland');
    await admin.call('POST', '/region', { name: 'Westküste', country_id: land.id });
    const undone = await call(`country/undo/${body.data.id}`, {});
    expect([undone.status, undone.body.error, undone.body.params]).toEqual([
      409,
      'conflict.in-use',
      { use: 'region' },
    ]);
    expect((await all('/region')).map(({ name }: { name: string }) => name)).toContain('Westküste');
  });

  it('that name a ship a little wrong are asked whether the known one is meant', async () => {
    await admin.call('POST', '/ship', { name: 'Stadt Rapperswil' });
    const list = await read('stand', 'Stand;Schiff;Deck', 'R-01;Stadt Raperswil;Hauptdeck');
    const [row] = (await check('stand', list, ['deck'])).rows;
    expect(row?.problems).toMatchObject([{ field: 'ship', suggestions: ['Stadt Rapperswil'] }]);
  });

  it('keeps what somebody else writes in the form at the same moment', async () => {
    const { db } = server.context;
    const stand = await admin.call('POST', '/stand', {
      stand: 'Halle 7',
      catalog_type: 1,
      description: 'alt',
    });
    const { id } = stand.body.data;
    const list = await read('stand', 'Stand;Messe', 'HALLE 7;Primavera');
    let written: ReturnType<typeof write> | undefined;
    await db.transact(async (tx) => {
      await lockEntry(tx, 'stand', id);
      written = write('stand', list);
      // The list has been compared with what was there, and waits for the form.
      await expect
        .poll(async () => {
          const { rows } = await db.pool.query(
            "SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND NOT granted AND database = (SELECT oid FROM pg_database WHERE datname = current_database())",
          );
          return rows.length;
        })
        .toBeGreaterThan(0);
      await tx.stand.update({ where: { id }, data: { description: 'neu', version: { increment: 1 } } });
    });
    expect((await written)?.body.data).toMatchObject({ updated: 1 });
    expect((await admin.call('GET', `/stand/${id}`)).body.data).toMatchObject({
      stand: 'HALLE 7',
      description: 'neu',
    });
    await call(`stand/undo/${(await written)?.body.data.id}`, {});
    expect((await admin.call('GET', `/stand/${id}`)).body.data).toMatchObject({
      stand: 'Halle 7',
      description: 'neu',
    });
  });

  it('in letters that may be several is offered in each, and read in the one that is chosen', async () => {
    // A single é: in MS-DOS it is the byte of a comma below, on old Macs of a capital.
    const bytes = Uint8Array.from([
      ...Buffer.from('Stand;Schiff;Deck\nQ-01;', 'latin1'),
      0xe9,
      ...Buffer.from(';1', 'latin1'),
    ]);
    const file = async (encoding?: string): Promise<ListRead> => {
      const form = new FormData();
      form.set('file', new Blob([bytes]), 'staende.csv');
      if (encoding) form.set('encoding', encoding);
      return (await call('stand/read', form)).body.data;
    };
    const { encoding } = await file();
    expect(encoding?.sure).toBe(false);
    const offered = encoding?.offered.map((page) => page.encoding);
    expect(offered).toEqual(expect.arrayContaining(['windows-1252', 'macintosh']));
    const chosen = await file('windows-1252');
    expect(chosen.encoding).toMatchObject({ taken: 'windows-1252', sure: true });
    expect(chosen.rows[0]?.cells[1]).toBe('é');
  });

  it('of a hall needs no ship', async () => {
    const list = await read('stand', 'Stand;Messe', 'Halle 1;Primavera', 'Halle 2;Hallo');
    const { rows } = await check('stand', list);
    expect(
      rows.map(({ problems }) => problems.map(({ field, suggestions }) => [field, suggestions])),
    ).toEqual([[], [['catalog_type', ['Hauptmesse', 'Frühlingsmesse']]]]);
  });
});

describe('any list', () => {
  it.each(importResources.map((resource) => [resource]))(
    'has a template that is read again, without its example: %s',
    async (resource) => {
      const path = `${server.origin}/api/import/${resource}/template?language=fr`;
      const response = await fetch(path, { headers: { Authorization: `Bearer ${admin.token}` } });
      const bytes = Buffer.from(await response.arrayBuffer());
      const form = new FormData();
      form.set('file', new Blob([new Uint8Array(bytes)]), 'modele.xlsx');
      const untouched = await call(`${resource}/read`, form);
      expect(untouched.body.errors.file).toMatchObject([{ key: 'table.only-headings' }]);
      const file = await readTable(bytes, {});
      const [headings = [], example = []] = 'table' in file ? file.table.rows.map(({ cells }) => cells) : [];
      const own = example.map((cell) => cell.replace(/ \(.*\)$/, ''));
      const list = await read(resource, headings.join(';'), own.join(';'));
      expect(list.columns.filter(({ field }) => field === null)).toEqual([]);
      expect(list.fields.map(({ field }) => field)).toEqual(
        expect.arrayContaining(list.columns.map(({ field }) => field)),
      );
      const { rows, missing, new: unknown } = await check(resource, list);
      expect(missing).toEqual([]);
      const wanted = unknown.map((one) => one.resource);
      const answer = await write(resource, list, wanted);
      expect([resource, answer.status, rows.length]).toEqual([resource, 201, 1]);
    },
  );

  it('says twins in the list, what the form refuses, and fields that no column has', async () => {
    const list = await read('region', 'Region', 'Seeland', 'seeland', 'ab');
    const { rows, missing } = await check('region', list);
    expect(missing).toEqual(['country_id']);
    const keys = rows.map(({ problems }) => problems.map(({ field, key }) => `${field} ${key}`));
    expect(keys[0]).toEqual(['country_id validation.required']);
    expect(keys[2]).toContain('name validation.min-length');
  });

  it('does not write the same twice', async () => {
    const list = await read('service', 'Dienstleistung', 'Glasspülung', 'GLASSPÜLUNG');
    const { rows } = await check('service', list);
    expect(rows[1]?.problems).toMatchObject([{ key: 'validation.duplicate', params: { line: 2 } }]);
  });

  it('is read without headings in the order of the form', async () => {
    const list = await read('country', 'Atlantis', 'Utopia');
    expect(list.columns).toEqual([{ heading: '', field: 'name' }]);
    expect(list.rows).toHaveLength(2);
  });

  it.each([
    ['POST', '/import/cheese/read', { text: 'a' }, 422],
    ['POST', '/import/stand', { columns: [], rows: [] }, 422],
    [
      'POST',
      '/import/stand/check',
      {
        columns: [
          { heading: 'A', field: 'stand' },
          { heading: 'B', field: 'stand' },
        ],
        rows: [{ line: 1, cells: ['x'] }],
      },
      422,
    ],
    ['POST', '/import/stand/undo/999999', {}, 404],
  ] as const)('%s %s is refused for what is wrong', async (method, path, body, status) => {
    expect((await admin.call(method, path, body)).status).toBe(status);
  });
});
