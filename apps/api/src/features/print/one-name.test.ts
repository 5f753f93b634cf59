import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Client } from '../../testing/client.ts';
import { fairClock, joinFair, joinOrganiser } from '../../testing/fair.ts';
import { textsOf } from '../../testing/pdf.ts';
import { addPrintedWinery, bytesAt, generateBook, makePrintedFair } from '../../testing/printed-fair.ts';
import type { TestServer } from '../../testing/server.ts';
import { startTestServer } from '../../testing/server.ts';

let server: TestServer;
let admin: Client;

beforeAll(async () => {
  server = await startTestServer({ clock: fairClock }, { env: { WORKERS: '2' } });
  admin = await joinOrganiser(server);
});
afterAll(() => server.stop());

const prisma = () => server.context.db.prisma;
const dataOf = async (path: string) => (await admin.call('GET', path)).body.data;

it('a company renamed after the acceptance has one name in its book, and the change is told', {
  timeout: 120_000,
}, async () => {
  const { catalog, seehalde, ad } = await makePrintedFair(server, 'Expo 2030', '2030-07-01', '2030-07-31');
  const position = (await prisma().page.count({ where: { catalogId: catalog.id } })) + 1;
  const tour = await prisma().page.create({ data: { catalogId: catalog.id, pageType: 6, position } });
  const at = { catalogId: catalog.id, exhibitorId: seehalde.user.id };
  const { stand } = await prisma().catalogStand.findFirstOrThrow({ where: at, include: { stand: true } });
  expect((await dataOf(`/catalog/${catalog.id}/standing`)).renamed).toBe(0);
  expect((await dataOf(`/print/catalog/${catalog.id}/preview`)).changed).toEqual([]);

  const printedAt = async (pageId: number) => {
    const { pages } = await dataOf(`/catalog/${catalog.id}/leaf?scope=now`);
    return pages.find(({ known }: { known: { page_id: number } }) => known.page_id === pageId).known.content
      .content;
  };
  const tourBefore = await printedAt(tour.id);

  await prisma().exhibitor.update({
    where: { id: seehalde.user.id },
    data: { companyName: 'Domaine du Lac', city: 'Vevey' },
  });
  await prisma().stand.update({ where: { id: stand.id }, data: { stand: 'Z-99' } });
  // The stops stand where their printed names belong.
  expect(await printedAt(tour.id)).toEqual(tourBefore);

  const book = await generateBook(admin, catalog.id);
  const pdf = await bytesAt(server, `/print/catalog/${catalog.id}/${book.id}/download`, admin);
  const [exhibitors, regions, page, , , , , stops] = await textsOf(pdf.bytes);
  for (const text of [exhibitors, regions, page, stops]) {
    expect(text).toContain('Weingut Seehalde');
    expect(text).not.toContain('Domaine du Lac');
  }
  for (const text of [exhibitors, page, stops]) {
    expect(text).toContain(stand.stand);
    expect(text).not.toContain('Z-99');
  }
  const manifest = (await admin.call('GET', `/print/catalog/${catalog.id}/${book.id}/manifest`)).body;
  const labels = manifest.pages.map(({ page_id, label }: { page_id: number; label: string }) => [
    page_id,
    label,
  ]);
  expect(labels).toContainEqual([seehalde.page.id, 'Weingut Seehalde']);
  expect(labels).toContainEqual([ad.id, 'Weingut Seehalde']);

  // The book that is leafed through before it is made has the same names.
  const leaf = await dataOf(`/catalog/${catalog.id}/leaf?scope=now`);
  expect(JSON.stringify(leaf)).not.toMatch(/Domaine du Lac|Z-99/);
  expect(leaf.pages.some(({ known }: { known: { page_id: number } }) => known.page_id === tour.id)).toBe(
    true,
  );

  // And it is told that the name was changed since: in the standing, before a book is ordered, at the page.
  expect((await dataOf(`/catalog/${catalog.id}/standing`)).renamed).toBe(1);
  const facts = [
    { fact: 'company_name', printed: 'Weingut Seehalde', now: 'Domaine du Lac' },
    { fact: 'address', now: expect.stringContaining('Vevey') },
    { fact: 'stand', now: expect.stringContaining('Z-99') },
  ];
  expect((await dataOf(`/print/catalog/${catalog.id}/preview`)).changed).toMatchObject([
    { page_id: seehalde.page.id, label: 'Weingut Seehalde', facts },
  ]);
  expect((await dataOf(`/page-sheet/${seehalde.page.id}`)).changed).toMatchObject(facts);
});

it('a company renamed between two of its pages has the name of the newest everywhere', {
  timeout: 120_000,
}, async () => {
  const { catalog, seehalde, ad } = await makePrintedFair(server, 'Expo 2031', '2031-07-01', '2031-07-31');
  const second = await addPrintedWinery(server, catalog, 'Neuer Name', ['Zweiter Wein']);
  await prisma().page.update({
    where: { id: second.page.id },
    data: { exhibitorId: seehalde.user.id, standId: null, logoId: null },
  });
  const position = (await prisma().page.count({ where: { catalogId: catalog.id } })) + 1;
  const tour = await prisma().page.create({ data: { catalogId: catalog.id, pageType: 6, position } });
  const namesNow = async () => {
    const { pages } = await dataOf(`/catalog/${catalog.id}/leaf?scope=now`);
    const contentOf = (id: number) =>
      pages.find(({ known }: { known: { page_id: number } }) => known.page_id === id).known.content.content;
    const own = pages[0].known.content.content.exhibitors.filter(
      ({ exhibitor_id }: { exhibitor_id: number }) => exhibitor_id === seehalde.user.id,
    );
    const stops = contentOf(tour.id).ships.flatMap(({ decks }: { decks: { stops: object[] }[] }) =>
      decks.flatMap((deck) => deck.stops),
    ) as { company_name: string | null; pages: number[] }[];
    const { printed } = await dataOf(`/print/catalog/${catalog.id}/preview`);
    const ids = [seehalde.page.id, second.page.id, ad.id];
    return {
      register: own.map(({ company_name, pages }: { company_name: string; pages: number[] }) => [
        company_name,
        pages.length,
      ]),
      tour: [...new Set(stops.filter((stop) => stop.pages.length > 1).map((stop) => stop.company_name))],
      labels: [
        ...new Set(
          printed
            .filter(({ page_id }: { page_id: number }) => ids.includes(page_id))
            .map(({ label }: { label: string }) => label),
        ),
      ],
    };
  };
  expect(await namesNow()).toEqual({
    register: [['Neuer Name', 3]],
    tour: ['Neuer Name'],
    labels: ['Neuer Name'],
  });
  // What was released last is the newest, wherever it stands.
  const releasedAt = new Date('2031-07-02T08:00:00Z');
  await prisma().page.update({ where: { id: seehalde.page.id }, data: { releasedAt } });
  const older = 'Weingut Seehalde';
  expect(await namesNow()).toEqual({ register: [[older, 3]], tour: [older], labels: [older] });
});

it('a company with only an ad has the name under which the ad was released', async () => {
  const { catalog, ad } = await makePrintedFair(server, 'Expo 2032', '2032-07-01', '2032-07-31');
  const { user, client } = await joinFair(server, catalog, { companyName: 'Kellerei Alt' });
  await prisma().page.update({ where: { id: ad.id }, data: { exhibitorId: user.id } });
  const released = { entity: 'page', entityId: ad.id, action: 'release' };
  const { id: historyId } = await prisma().history.create({ data: released });
  const releasedAt = fairClock.now();
  await prisma().pagePull.create({ data: { pageId: ad.id, number: 1, releasedAt, historyId } });
  const { body } = await client.call('GET', `/exhibitor/${user.id}`);
  for (const company_name of ['Kellerei Neu', 'Kellerei Neuer']) {
    const { version } = await prisma().exhibitor.findUniqueOrThrow({ where: { id: user.id } });
    const saved = await client.call('PUT', `/exhibitor/${user.id}`, { ...body.data, company_name, version });
    expect(saved.status).toBe(200);
  }
  const leaf = await dataOf(`/catalog/${catalog.id}/leaf?scope=now`);
  expect(JSON.stringify(leaf)).not.toContain('Kellerei Neu');
  const names = leaf.pages[0].known.content.content.exhibitors.map(
    ({ company_name }: { company_name: string }) => company_name,
  );
  expect(names).toContain('Kellerei Alt');
  const { printed } = await dataOf(`/print/catalog/${catalog.id}/preview`);
  expect(printed).toContainEqual(expect.objectContaining({ page_id: ad.id, label: 'Kellerei Alt' }));
});
