import type { LeafBook, PageCount, SheetPlan, WinePageInput } from '@rebblatt/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../../testing/client.ts';
import { fairClock, joinFair, joinOrganiser, makeCatalog, makePage } from '../../../testing/fair.ts';
import type { TestServer } from '../../../testing/server.ts';
import { startTestServer } from '../../../testing/server.ts';
import { findWinePageInput } from '../../page/wine-page.queries.ts';

let server: TestServer;
let admin: Client;
let catalog: { id: number; catalogType: number };
let owner: Awaited<ReturnType<typeof joinFair>>;
let other: Awaited<ReturnType<typeof joinFair>>;
let ids: { tour: number; own: number; foreign: number; ad: number; off: number };

const STANDS = 150;

beforeAll(async () => {
  server = await startTestServer({ clock: fairClock });
  const { prisma } = server.context.db;
  admin = await joinOrganiser(server);
  catalog = await makeCatalog(server);
  const { catalogType, id: catalogId } = catalog;
  await prisma.stand.createMany({
    data: Array.from({ length: STANDS }, (_, n) => ({ stand: `T-${n}`, catalogType })),
  });
  const tour = await prisma.page.create({ data: { catalogId, pageType: 6, position: 3 } });
  owner = await joinFair(server, catalog, { companyName: 'Weingut Amrein' });
  other = await joinFair(server, catalog, { companyName: 'Kellerei Zumthor' });
  const own = await makePage(server, catalogId, owner.user.id);
  const foreign = await makePage(server, catalogId, other.user.id);
  const off = await makePage(server, catalogId, other.user.id);
  const ad = await makePage(server, catalogId, owner.user.id, { pageType: 2 });
  await prisma.page.update({ where: { id: off.id }, data: { active: false } });
  await prisma.page.update({ where: { id: ad.id }, data: { contentPages: 2 } });
  await prisma.pageCategory.create({
    data: { pageId: foreign.id, category: 'Geheime Preise', position: 1 },
  });
  ids = { tour: tour.id, own: own.id, foreign: foreign.id, ad: ad.id, off: off.id };
});
afterAll(() => server.stop());

const plan = async (): Promise<SheetPlan> =>
  (await admin.call('GET', `/catalog/${catalog.id}/sheet-plan`)).body;
const leaf = async (client: Client, query = ''): Promise<LeafBook> =>
  (await client.call('GET', `/catalog/${catalog.id}/leaf${query}`)).body.data;
const idsIn = ({ pages }: LeafBook) => pages.map(({ known }) => known?.page_id ?? null);

describe('the sheet plan', () => {
  it('gives every page its printed pages, of the wine tour as many as it needs, of an inactive page none', async () => {
    const { data, ...sum } = await plan();
    const of = (id: number) => data.find((page) => page.id === id);
    const sides = of(ids.tour)?.sheets ?? 0;
    expect(sides).toBeGreaterThan(1);
    expect(of(ids.tour)).toMatchObject({ folio: 3, standing: 'ready' });
    expect(of(ids.own)).toMatchObject({
      folio: 3 + sides,
      sheets: 1,
      standing: 'draft',
      label: 'Weingut Amrein',
    });
    expect(of(ids.off)).toMatchObject({ folio: null, sheets: 0, standing: 'inactive' });
    expect(of(ids.ad)).toMatchObject({ folio: 5 + sides, sheets: 2, standing: 'no-pdf' });
    const printed_pages = 6 + sides;
    expect(sum).toEqual({
      total: 7,
      printed_pages,
      missing_to_multiple_of_4: (4 - (printed_pages % 4)) % 4,
    });
  });

  it('counts what the print desk counts, once everything is accepted', async () => {
    const { prisma } = server.context.db;
    const { id: catalogId } = await makeCatalog(server, { from: '2029-07-01', to: '2029-07-31' });
    const page = await makePage(server, catalogId, owner.user.id);
    const snapshot = (await findWinePageInput(prisma, page.id)) as WinePageInput;
    await prisma.page.update({ where: { id: page.id }, data: { state: 'accepted', snapshot } });
    const planned: SheetPlan = (await admin.call('GET', `/catalog/${catalogId}/sheet-plan`)).body;
    const counted: PageCount = (await admin.call('POST', `/print/count-pages/${catalogId}`)).body;
    expect(planned.printed_pages).toBe(counted.content_pages);
    expect(planned.missing_to_multiple_of_4).toBe(counted.missing_to_multiple_of_4);
  });
});

describe('the book to leaf through', () => {
  it('has every active page with its number and its content, and the numbers in the wine tour', async () => {
    const book = await leaf(admin);
    const { data } = await plan();
    expect(book.pages.map(({ folio, printed_pages }) => [folio, printed_pages])).toEqual(
      data.filter(({ active }) => active).map(({ folio, sheets }) => [folio, sheets]),
    );
    const known = book.pages.map((page) => page.known);
    const draft = known.find((page) => page?.page_id === ids.own);
    expect(draft?.content).toMatchObject({
      page_type: 1,
      content: { company: { company_name: 'Weingut Amrein' } },
    });
    const tour = known.find((page) => page?.page_id === ids.tour)?.content;
    const stops =
      tour?.page_type === 6
        ? tour.content.ships.flatMap(({ decks }) => decks).flatMap((deck) => deck.stops)
        : [];
    const numbers = stops.find(({ company_name }) => company_name === 'Weingut Amrein')?.pages;
    const folios = [ids.own, ids.ad].map((id) => data.find((page) => page.id === id)?.folio);
    expect(numbers).toEqual(folios);
  });

  it('has, if asked for what would be printed now, nothing that is not accepted', async () => {
    const book = await leaf(admin, '?scope=now');
    expect(book.pages.map(({ known }) => known?.page_type)).toEqual([4, 5, 6]);
  });

  it('shows an exhibitor their own pages in their place, and of all others only the place', async () => {
    const all = await leaf(admin);
    const answer = await owner.client.call('GET', `/catalog/${catalog.id}/leaf`);
    const book: LeafBook = answer.body.data;
    expect(idsIn(book).filter(Boolean)).toEqual([ids.own, ids.ad]);
    expect(book.pages.map(({ folio }) => folio)).toEqual(all.pages.map(({ folio }) => folio));
    expect(JSON.stringify(answer.body)).not.toContain('Zumthor');
    expect(JSON.stringify(answer.body)).not.toContain('Geheime');
  });

  it('gives one page alone, but not another exhibitor’s', async () => {
    expect(idsIn(await leaf(admin, `?only=${ids.tour}`))).toEqual([ids.tour]);
    const { status } = await owner.client.call('GET', `/catalog/${catalog.id}/leaf?only=${ids.foreign}`);
    expect(status).toBe(404);
  });

  it('comes in parts of 400 pages, numbered throughout', async () => {
    const { prisma } = server.context.db;
    const { id: catalogId } = await makeCatalog(server, { from: '2027-07-01', to: '2027-07-31' });
    const last = await prisma.page.aggregate({ where: { catalogId }, _max: { position: true } });
    const first = (last._max.position ?? 0) + 1;
    await prisma.page.createMany({
      data: Array.from({ length: 400 }, (_, n) => ({ catalogId, pageType: 3, position: first + n })),
    });
    const page = await makePage(server, catalogId, owner.user.id);
    const part = async (client: Client, number: number): Promise<LeafBook> =>
      (await client.call('GET', `/catalog/${catalogId}/leaf?part=${number}`)).body.data;
    const [one, two] = [await part(owner.client, 1), await part(owner.client, 2)];
    expect(one.pages).toHaveLength(400);
    expect(idsIn(one).filter(Boolean)).toEqual([]);
    expect([one.total, two.total]).toEqual([first + 400, first + 400]);
    expect(two.pages.map(({ folio }) => folio)).toEqual(
      two.pages.map((_, n) => (one.pages.at(-1)?.folio ?? 0) + 1 + n),
    );
    expect(idsIn(two).filter(Boolean)).toEqual([page.id]);
    expect((await part(admin, 3)).pages).toEqual([]);
  });

  it('is not there for an exhibitor without a page in it', async () => {
    const { id } = await makeCatalog(server, { from: '2028-07-01', to: '2028-07-31' });
    expect((await owner.client.call('GET', `/catalog/${id}/leaf`)).status).toBe(404);
    expect((await admin.call('GET', `/catalog/${id}/leaf`)).status).toBe(200);
  });
});
