import type { ListCheck, ListRead } from '@rebblatt/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../testing/client.ts';
import { makeExhibitor } from '../../testing/factories.ts';
import { joinOrganiser, makeWines } from '../../testing/fair.ts';
import { findBrokenInvariants } from '../../testing/invariants.ts';
import type { TestServer } from '../../testing/server.ts';
import { startTestServer } from '../../testing/server.ts';

/** A list of one entry. */
const listOfOne = (cells: Record<string, string>) => ({
  columns: Object.keys(cells).map((field) => ({ heading: field, field })),
  rows: [{ line: 1, cells: Object.values(cells) }],
});

let server: TestServer;
let admin: Client;
let gold: number;

/** The wines of the jury's year, by company. */
const cellar = {
  'Weingut am Steg': [
    ['Räuschling', 2024],
    ['Pinot Noir Alte Reben', 2022],
    ['Pinot Noir Alte Reben', 2023],
  ],
  'Domaine du Quai': [
    ['Chasselas', 2024],
    ['Räuschling', 2024],
  ],
} as const;

beforeAll(async () => {
  server = await startTestServer();
  admin = await joinOrganiser(server);
  const { db } = server.context;
  for (const [companyName, wines] of Object.entries(cellar)) {
    const { id } = await makeExhibitor(db, { companyName });
    const made = await makeWines(server, id, wines.length);
    for (const [index, one] of made.wines.entries()) {
      const [wine, year] = wines[index] ?? ['', 0];
      await db.prisma.wine.update({ where: { id: one.id }, data: { wine, year, awardId: null } });
    }
  }
  for (const award of ['Goldmedaille', 'Silbermedaille'])
    expect((await admin.call('POST', '/import/award', listOfOne({ award, symbol: 'v' }))).status).toBe(201);
  gold = (await db.prisma.award.findFirstOrThrow({ where: { award: 'Goldmedaille' } })).id;
});
afterAll(async () => {
  expect(await findBrokenInvariants(server.context.db.pool)).toEqual([]);
  await server.stop();
});

const call = (path: string, body: unknown) => admin.call('POST', `/import/award-result${path}`, body);
const read = async (...lines: string[]): Promise<ListRead> =>
  (await call('/read', { text: lines.join('\n') })).body.data;
const tableOf = ({ columns, rows }: ListRead) => ({ columns, rows, create: [] });
const check = async (list: ListRead): Promise<ListCheck> => (await call('/check', tableOf(list))).body.data;
const awarded = async () =>
  (
    await server.context.db.prisma.wine.findMany({
      where: { awardId: { not: null } },
      select: { wine: true, year: true, award: { select: { award: true } } },
      orderBy: { id: 'asc' },
    })
  ).map(({ wine, year, award }) => [wine, year, award?.award]);

describe('a list of the jury', () => {
  it('finds the wines however they are written, gives them their award and takes it back', async () => {
    const list = await read(
      'Weingut;Wein;Jahrgang;Medaille',
      'WEINGUT AM STEG;Räuschling 2024;;Goldmedaille',
      'Weingut am Steg;Pinot Noir Alte Reben;2023;Silbermedaille',
      'Domaine du Quai;CHASSELAS;2024;goldmedaille',
    );
    expect(list.columns.map(({ field }) => field)).toEqual(['company_name', 'wine', 'year', 'award_id']);
    const { rows } = await check(list);
    expect(rows.map(({ choice, problems, existing }) => [choice, problems, existing?.name])).toEqual([
      ['update', [], 'Weingut am Steg, Räuschling, 2024'],
      ['update', [], 'Weingut am Steg, Pinot Noir Alte Reben, 2023'],
      ['update', [], 'Domaine du Quai, Chasselas, 2024'],
    ]);
    expect(rows[0]?.changes).toEqual([{ field: 'award_id', from: '', to: 'Goldmedaille' }]);
    const { status, body } = await call('', tableOf(list));
    expect([status, body.data]).toMatchObject([201, { added: 0, updated: 3 }]);
    expect(await awarded()).toEqual([
      ['Räuschling', 2024, 'Goldmedaille'],
      ['Pinot Noir Alte Reben', 2023, 'Silbermedaille'],
      ['Chasselas', 2024, 'Goldmedaille'],
    ]);
    const history = await server.context.db.prisma.history.findFirst({
      where: { entity: 'wine', action: 'update' },
      orderBy: { id: 'asc' },
    });
    expect([history?.before, history?.after]).toMatchObject([{ awardId: null }, { awardId: gold }]);
    expect((await call(`/undo/${body.data.id}`, {})).body.data).toEqual({
      removed: 0,
      restored: 3,
      kept: [],
    });
    expect(await awarded()).toEqual([]);
  });

  it('asks what is nearly there or there several times, and leaves out what is not', async () => {
    const list = await read(
      'Weingut;Wein;Jahrgang;Medaille',
      'Weingut am Steg;Räuschlig;2024;Goldmedaille',
      'Weingut am Steg;Pinot Noir Alte Reben;;Goldmedaille',
      ';Räuschling;2024;Goldmedaille',
      'Weingut am Stegg;Räuschling;2024;Goldmedaille',
      'Weingut am Steg;Zinfandel Reserve Barrique;2019;Goldmedaille',
      'Bodega Lejos de Aqui;Tempranillo;2019;Goldmedaille',
      'Domaine du Quai;Chasselas;2024;Blechmedaille',
    );
    const { rows } = await check(list);
    expect(
      rows.map(({ choice, problems: [problem] }) => [
        choice,
        problem?.field,
        problem?.key,
        problem?.suggestions,
      ]),
    ).toEqual([
      ['update', 'wine', 'validation.not-found', ['Räuschling']],
      ['update', 'year', 'list-import.which', ['2022', '2023']],
      ['update', 'company_name', 'list-import.which', ['Weingut am Steg', 'Domaine du Quai']],
      ['update', 'company_name', 'validation.not-found', ['Weingut am Steg']],
      ['skip', 'wine', 'validation.not-found', []],
      ['skip', 'company_name', 'validation.not-found', []],
      ['update', 'award_id', 'validation.not-found', expect.arrayContaining(['Goldmedaille'])],
    ]);
    expect((await call('', tableOf(list))).status).toBe(422);
    expect(await awarded()).toEqual([]);
  });

  it('says which wines have one of its awards without being in it, and changes nothing about them', async () => {
    const { prisma } = server.context.db;
    await prisma.wine.updateMany({ where: { wine: 'Räuschling' }, data: { awardId: gold } });
    const list = await read('Weingut;Wein;Jahrgang;Medaille', 'Weingut am Steg;Räuschling;2024;Goldmedaille');
    const { unconfirmed, rows } = await check(list);
    expect(unconfirmed.map(({ name }) => name)).toEqual(['Domaine du Quai, Räuschling, 2024']);
    expect(rows[0]?.choice).toBe('skip');
    await call('', tableOf(list));
    expect((await awarded()).length).toBe(2);
    await prisma.wine.updateMany({ data: { awardId: null } });
  });

  it('refuses the same wine twice', async () => {
    const list = await read(
      'Weingut;Wein;Jahrgang;Medaille',
      'Domaine du Quai;Chasselas;2024;Goldmedaille',
      'Domaine du Quai;Chasselas 2024;;Silbermedaille',
    );
    const { rows } = await check(list);
    expect(rows[1]?.problems[0]).toMatchObject({ field: 'wine', key: 'validation.duplicate' });
  });
});
