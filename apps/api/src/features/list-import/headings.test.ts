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
