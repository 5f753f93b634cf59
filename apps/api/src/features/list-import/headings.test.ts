import type { ListRead } from '@rebblatt/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../testing/client.ts';
import { joinOrganiser } from '../../testing/fair.ts';
import type { TestServer } from '../../testing/server.ts';
import { startTestServer } from '../../testing/server.ts';

let server: TestServer;
let admin: Client;

beforeAll(async () => {
  server = await startTestServer();
  admin = await joinOrganiser(server);
});
afterAll(() => server.stop());

const read = async (resource: string, lines: string[], more: object = {}): Promise<ListRead> =>
  (await admin.call('POST', `/import/${resource}/read`, { text: lines.join('\n'), ...more })).body.data;
const shown = ({ heading, columns, rows }: ListRead) => [
  heading,
  columns.map(({ heading: name, field }) => [name, field]),
  rows.length,
];

describe('a first row that nobody knows', () => {
  const titles = ['Titel im Katalog;Franz.', 'Waadt;Vaud', 'Wallis;Valais'];

  it('is taken for the headings where its words or what stands under it say so', async () => {
    expect(shown(await read('page-title', titles))).toEqual([
      1,
      [
        ['Titel im Katalog', 'name'],
        ['Franz.', 'name_fr'],
      ],
      2,
    ]);
    expect(shown(await read('stand', ['Bezeichner', 'A-01', 'A-02']))).toEqual([
      1,
      [['Bezeichner', 'stand']],
      2,
    ]);
  });

  it('is a row like the others where nothing says so, until somebody does', async () => {
    const rubrics = ['Rubrik', 'Waadt', 'Wallis'];
    expect(shown(await read('page-title', rubrics))).toEqual([0, [['', 'name']], 3]);
    expect(shown(await read('page-title', rubrics, { heading: 1 }))).toEqual([1, [['Rubrik', 'name']], 2]);
  });

  it('is no heading where somebody says so, also one that is known', async () => {
    expect(shown(await read('page-title', titles, { heading: 0 }))[2]).toBe(3);
    const names = ['Name', 'Waadt'];
    expect(shown(await read('page-title', names))).toEqual([1, [['Name', 'name']], 1]);
    expect(shown(await read('page-title', names, { heading: 0 }))).toEqual([0, [['', 'name']], 2]);
  });
});

describe('columns of a list', () => {
  it('are known as offices write them', async () => {
    const companies = await read('exhibitor', ['Firma;E-Mail;Tel. G;Bem.', 'Steg;a@steg.example;044 1;x']);
    expect(companies.columns.map(({ field }) => field)).toEqual([
      'company_name',
      'email',
      'phone',
      'description',
    ]);
  });

  it('give services their prices, and ask what an amount may have meant', async () => {
    const list = await read('service', [
      'Dienstleistung;Preis CHF',
      "Kühlschrank;1'250.–",
      'Strom 230 V;45',
      'Spucknapf;–',
      'Tischtuch;zwölf',
    ]);
    const table = { columns: list.columns, rows: list.rows.slice(0, 3), create: [] };
    const whole = { ...table, rows: list.rows };
    const { rows } = (await admin.call('POST', '/import/service/check', whole)).body.data;
    expect(rows.map(({ problems }: { problems: object[] }) => problems.length)).toEqual([0, 0, 0, 1]);
    expect((await admin.call('POST', '/import/service', table)).status).toBe(201);
    const { data } = (await admin.call('GET', '/service/20/1')).body;
    expect(data.map(({ name, price }: { name: string; price: number | null }) => [name, price])).toEqual([
      ['Kühlschrank', 1250],
      ['Spucknapf', null],
      ['Strom 230 V', 45],
    ]);
    const [fridge] = data;
    const saved = await admin.call('PUT', `/service/${fridge.id}`, { ...fridge, price: '' });
    expect(saved.body.data.price).toBeNull();
    expect(
      (await admin.call('PUT', `/service/${fridge.id}`, { name: 'Kühlschrank', price: -1 })).status,
    ).toBe(422);
  });
});
