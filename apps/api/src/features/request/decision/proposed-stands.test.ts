import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../../testing/client.ts';
import { signInAs } from '../../../testing/client.ts';
import { makeExhibitor } from '../../../testing/factories.ts';
import { fairClock, joinOrganiser, makeCatalog, makePageTitle } from '../../../testing/fair.ts';
import { findBrokenInvariants } from '../../../testing/invariants.ts';
import type { TestServer } from '../../../testing/server.ts';
import { startTestServer } from '../../../testing/server.ts';

let server: TestServer;
let admin: Client;
let last: { id: number };
let catalog: { id: number };
const decks: { id: number; name: string }[] = [];

const prisma = () => server.context.db.prisma;

beforeAll(async () => {
  server = await startTestServer({ clock: fairClock });
  admin = await joinOrganiser(server);
  catalog = await makeCatalog(server, { name: 'Weinschiffe', catalogType: 2 });
  const before = { from: '2029-07-01', to: '2029-07-31' };
  last = await makeCatalog(server, { name: 'Weinschiffe vor einem Jahr', catalogType: 2, ...before });
  await makePageTitle(server);
  const ship = await prisma().ship.create({ data: { name: 'Schwan', position: 1 } });
  for (const [i, name] of ['Hauptdeck', 'Oberdeck'].entries())
    decks.push(await prisma().deck.create({ data: { name, position: i + 1 } }));
  const on = (deck: number, names: string[]) =>
    prisma().stand.createMany({
      data: names.map((stand) => ({ stand, catalogType: 2, shipId: ship.id, deckId: decks[deck]?.id ?? 0 })),
    });
  await on(0, ['Z-8', 'Z-9', 'Z-10', 'Z-11', 'Z-12']);
  await on(1, ['Y-1', 'Y-2', 'Y-3']);
});
afterAll(async () => {
  expect(await findBrokenInvariants(server.context.db.pool)).toEqual([]);
  await server.stop();
});

const standId = async (stand: string) => (await prisma().stand.findFirstOrThrow({ where: { stand } })).id;

/** Gives an exhibitor stands in a catalogue, as an acceptance would. */
async function give(exhibitorId: number, names: string[], catalogId = catalog.id) {
  for (const name of names)
    await prisma().catalogStand.create({
      data: { catalogId, exhibitorId, standId: await standId(name) },
    });
}

/** The request of a new company that waits. */
async function ordered(companyName: string, countStands: number, { had = [] as string[], more = {} } = {}) {
  const { id: exhibitorId } = await makeExhibitor(server.context.db, { companyName });
  await give(exhibitorId, had, last.id);
  const client = await signInAs(server, exhibitorId);
  const body = { count_stands: countStands, count_pages_wine: 1, count_pages_advertising: 0, ...more };
  const { status, body: answer } = await client.call('POST', '/request', body);
  expect([status, answer.errors]).toEqual([201, undefined]);
  return { id: answer.data.id as number, exhibitorId, client };
}

const shown = async (id: number) => (await admin.call('GET', `/admin-request/${id}`)).body.data;

/** The proposed stands by name, those beside each other together. */
async function proposedTo({ id }: { id: number }) {
  const { proposal } = await shown(id);
  const nameOf = (stand: number) =>
    proposal.stands.find((one: { id: number }) => one.id === stand)?.stand as string;
  return proposal.beside.map((run: number[]) => run.map(nameOf)) as string[][];
}

/** A fair at which nobody has or asked for anything. */
async function emptied() {
  await prisma().catalogStand.deleteMany();
  await prisma().catalogRequest.deleteMany();
}

describe('several stands', () => {
  it('are proposed beside each other, in the order of their numbers', async () => {
    await emptied();
    const { id } = await makeExhibitor(server.context.db, { companyName: 'Ist schon da' });
    await give(id, ['Z-9']);
    const asked = await ordered('Weingut am Steg', 3);
    expect(await proposedTo(asked)).toEqual([['Z-10', 'Z-11', 'Z-12']]);
    const [one, more] = [await ordered('Kellerei Berg', 1), await ordered('Rebhof', 4)];
    expect(await proposedTo(one)).toEqual([['Z-8']]);
    // Three are left, one too few.
    expect(await proposedTo(more)).toEqual([['Y-1', 'Y-2', 'Y-3']]);
    expect((await shown(more.id)).proposal.gap).toMatchObject({ kind: 'stands', count: 1 });
    await admin.call('POST', '/admin-request/accept', { ids: [asked.id] });
    expect(await proposedTo(more)).toEqual([['Y-1', 'Y-2', 'Y-3']]);
  });

  it('are proposed beside the one of last time that is free', async () => {
    await emptied();
    const { id } = await makeExhibitor(server.context.db, { companyName: 'Hat deinen Stand' });
    await give(id, ['Z-10']);
    const asked = await ordered('Domaine du Quai', 2, { had: ['Z-10', 'Z-12'] });
    expect(await proposedTo(asked)).toEqual([['Z-11', 'Z-12']]);
    const parted = await ordered('Cave des Cygnes', 3, { had: ['Z-8'] });
    expect(await proposedTo(parted)).toEqual([['Z-8', 'Z-9'], ['Y-1']]);
  });

  it('lie on one deck also where two decks have the same place in their order', async () => {
    await emptied();
    const [main, upper] = decks;
    const { shipId } = await prisma().stand.findFirstOrThrow({ where: { stand: 'Z-8' } });
    await prisma().deck.update({ where: { id: upper?.id ?? 0 }, data: { position: 1 } });
    for (const [i, stand] of ['A-1', 'A-2', 'A-3', 'A-4'].entries()) {
      const deckId = (i % 2 === 0 ? main : upper)?.id ?? 0;
      await prisma().stand.create({ data: { stand, catalogType: 2, shipId, deckId } });
    }
    expect(await proposedTo(await ordered('Weingut am Bug', 2))).toEqual([['A-1', 'A-3']]);
    await prisma().stand.deleteMany({ where: { stand: { startsWith: 'A-' } } });
    await prisma().deck.update({ where: { id: upper?.id ?? 0 }, data: { position: 2 } });
  });
});

describe('the stand of last time that another one has', () => {
  const swapsOf = async ({ id }: { id: number }) => (await shown(id)).swaps;
  const move = (body: object) => admin.call('POST', `/catalog/${catalog.id}/stands/move`, body);
  const accepted = async (company: string, had: string[], gets: string[]) => {
    const asked = await ordered(company, gets.length, { had });
    const stand = await Promise.all(gets.map(standId));
    const [{ id: pageTitleId }] = [await prisma().pageTitle.findFirstOrThrow()];
    const winePages = [{ pageId: null, pageTitleId, standId: stand[0] }];
    const { status } = await admin.call('PUT', `/admin-request/${asked.id}`, {
      accepted: 1,
      stand,
      winePages,
    });
    expect(status).toBe(200);
    return asked;
  };

  it('is offered while the other one could go back, and then proposed', async () => {
    await emptied();
    const other = await accepted('Weingut Drüben', ['Z-12'], ['Z-10']);
    const asked = await ordered('Weingut Hüben', 1, { had: ['Z-10'] });
    const [from, to] = [await standId('Z-10'), await standId('Z-12')];
    const offered = {
      ...{ stand: { id: from, stand: 'Z-10' }, to: { id: to, stand: 'Z-12' } },
      ...{ exhibitor_id: other.exhibitorId, company_name: 'Weingut Drüben', exchange: 0 },
    };
    expect(await swapsOf(asked)).toEqual([offered]);
    expect(await swapsOf(other)).toEqual([]);
    const body = { stand_id: from, exhibitor_id: other.exhibitorId, to, to_exhibitor_id: null };
    expect((await move(body)).status).toBe(200);
    expect(await proposedTo(asked)).toEqual([['Z-10']]);
    expect(await swapsOf(asked)).toEqual([]);
  });

  it('is offered as an exchange when both have what the other had', async () => {
    await emptied();
    const other = await accepted('Kellerei Ost', ['Y-1'], ['Y-2']);
    const own = await accepted('Kellerei West', ['Y-2'], ['Y-1']);
    expect(await swapsOf(own)).toMatchObject([
      { stand: { stand: 'Y-2' }, to: { stand: 'Y-1' }, company_name: 'Kellerei Ost', exchange: 1 },
    ]);
    const [one, two] = [await standId('Y-1'), await standId('Y-2')];
    const body = {
      stand_id: one,
      exhibitor_id: own.exhibitorId,
      to: two,
      to_exhibitor_id: other.exhibitorId,
    };
    expect((await move(body)).status).toBe(200);
    expect([await swapsOf(own), await swapsOf(other)]).toEqual([[], []]);
  });

  it('is not offered where it would be refused, or take something away', async () => {
    await emptied();
    const waiting = async (company: string, had: string[], count = 1) => ordered(company, count, { had });
    // Had it last time, too; had no other one; whose other one is taken.
    await accepted('Hatte beide', ['Z-8', 'Z-9'], ['Z-8']);
    await accepted('Ist neu', [], ['Z-10']);
    await accepted('Ist verdrängt', ['Z-10'], ['Z-11']);
    const years = { from: '2028-07-01', to: '2028-07-31' };
    const older = await makeCatalog(server, { name: 'Vor zwei Jahren', catalogType: 2, ...years });
    for (const stand of ['Z-8', 'Z-10', 'Z-11']) {
      const asked = await waiting(`Wartet auf ${stand}`, []);
      await give(asked.exhibitorId, [stand], older.id);
      expect([stand, (await shown(asked.id)).earlier.stands, await swapsOf(asked)]).toMatchObject([
        stand,
        [{ stand }],
        [],
      ]);
    }
    // A released page keeps its stand.
    const other = await accepted('Hat freigegeben', ['Y-1'], ['Y-2']);
    const asked = await waiting('Wartet umsonst', ['Y-2']);
    expect(await swapsOf(asked)).toHaveLength(1);
    const page = await prisma().page.findFirstOrThrow({ where: { exhibitorId: other.exhibitorId } });
    const snapshot = { company: {}, categories: [] };
    await prisma().page.update({
      where: { id: page.id },
      data: { state: 'released', snapshot, releasedAt: new Date() },
    });
    expect(await swapsOf(asked)).toEqual([]);
  });

  it('is not offered to who gets enough of what they had', async () => {
    await emptied();
    await accepted('Steht auf Y-3', ['Z-12'], ['Y-3']);
    const asked = await ordered('Hat genug', 1, { had: ['Z-9', 'Y-3'] });
    expect(await proposedTo(asked)).toEqual([['Z-9']]);
    expect(await swapsOf(asked)).toEqual([]);
    const more = await ordered('Hat zu wenig', 1, { had: ['Y-1'] });
    expect(await swapsOf(more)).toEqual([]);
    // Nor to who gets the deck that they wish, instead of a stand on another one.
    const deck_id = decks[1]?.id;
    const wished = await ordered('Will nach oben', 1, { had: ['Z-10'], more: { deck_id } });
    await accepted('Steht auf Z-10', ['Z-11'], ['Z-10']);
    expect(await proposedTo(wished)).toEqual([['Y-2']]);
    expect(await swapsOf(wished)).toEqual([]);
    await wished.client.call('PUT', `/request/${wished.id}`, { deck_id: null });
    expect(await swapsOf(wished)).toMatchObject([{ stand: { stand: 'Z-10' }, to: { stand: 'Z-11' } }]);
  });
});
