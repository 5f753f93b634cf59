import { releaseStates } from '@rebblatt/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../testing/client.ts';
import { signInAs } from '../testing/client.ts';
import { databaseState } from '../testing/database-state.ts';
import { makeUser } from '../testing/factories.ts';
import {
  fairClock,
  joinFair,
  joinOrganiser,
  makeCatalog,
  makeLogo,
  makePage,
  makePageTitle,
  makeWines,
} from '../testing/fair.ts';
import type { TestServer } from '../testing/server.ts';
import { startTestServer } from '../testing/server.ts';
import { plainWine } from '../testing/wine-form.ts';

let server: TestServer;
let admin: Client;
let boss: Client;
let owner: Client;
let catalog: { id: number; catalogType: number };
let standId: number;
let titleId: number;
let logoId: number;
let wineId: number;
let sizeId: number;

beforeAll(async () => {
  server = await startTestServer({ clock: fairClock });
  const { db } = server.context;
  admin = await joinOrganiser(server);
  boss = await signInAs(server, (await makeUser(db, 'SUPER_ADMIN')).id);
  catalog = await makeCatalog(server);
  const joined = await joinFair(server, catalog);
  owner = joined.client;
  standId = joined.stand.id;
  titleId = (await makePageTitle(server)).id;
  logoId = (await makeLogo(server, owner.userId)).id;
  const { wines, bottleSize } = await makeWines(server, owner.userId, 2);
  wineId = wines[0]?.id ?? 0;
  sizeId = bottleSize.id;
});
afterAll(() => server.stop());

const adOf = async (flags: object = {}, withStand = true) => {
  const ad = await makePage(server, catalog.id, owner.userId, {
    pageType: 2,
    ...(withStand && { standId }),
  });
  const pageTitleId = titleId;
  return server.context.db.prisma.page.update({ where: { id: ad.id }, data: { pageTitleId, ...flags } });
};
const contentPage = () =>
  server.context.db.prisma.page.count({ where: { catalogId: catalog.id } }).then((count) =>
    server.context.db.prisma.page.create({
      data: { catalogId: catalog.id, pageType: 3, position: count + 1, description: 'Grusswort' },
    }),
  );

type Call = () => ReturnType<Client['call']>;
/** Reads an item and sends it back, as a client does that sends whole rows. */
const sentBack = async (client: Client, path: string): Promise<Call> => {
  const { body } = await client.call('GET', path);
  return () => client.call('PUT', path, body.data);
};

describe('an update with the stored values', () => {
  it.each<[string, () => Promise<Call>]>([
    [
      'a country',
      async () => {
        const { body } = await admin.call('POST', '/country', { name: 'Unverändert' });
        return sentBack(admin, `/country/${body.data.id}`);
      },
    ],
    ['a catalogue', () => sentBack(admin, `/catalog/${catalog.id}`)],
    [
      'a wine with its grapes and prices',
      async () => {
        await owner.call('PUT', `/wine/${wineId}`, { ...plainWine });
        const { body } = await owner.call('GET', `/wine/${wineId}`);
        const bottle_size = [{ bottle_size_id: sizeId, price: body.data.bottleSizes[0].price }];
        return () => owner.call('PUT', `/wine/${wineId}`, { ...body.data, bottle_size, grape_varieties: [] });
      },
    ],
    ['a price', async () => () => owner.call('POST', `/wine/add-price/${wineId}/${sizeId}/11.00`)],
    [
      'a category',
      async () => {
        const { id } = await makePage(server, catalog.id, owner.userId);
        const category = { page_id: id, category: 'Weissweine', bottle_size1_id: sizeId };
        const { body } = await owner.call('POST', '/page-category', category);
        return sentBack(owner, `/page-category/${body.data.id}`);
      },
    ],
    [
      'a wine page',
      async () => sentBack(owner, `/page/${(await makePage(server, catalog.id, owner.userId)).id}`),
    ],
    [
      'an ad by its form',
      async () => {
        const { id } = await adOf();
        return () => owner.call('POST', '/catalog/update-ad', { id, active: 1, stand_id: standId });
      },
    ],
    [
      'the position of a page',
      async () => {
        const { id, position } = await makePage(server, catalog.id, owner.userId);
        return () => admin.call('PUT', `/page/change-position/${id}/${position}`);
      },
    ],
    ['a profile', () => sentBack(owner, `/exhibitor/${owner.userId}`)],
    ['an approved logo', async () => () => admin.call('PUT', `/logo/${logoId}`, { approved: 1 })],
    [
      'the fair and its contact',
      async () => {
        await admin.call('PUT', '/fair', { name: 'Weinschiffe am See', phone: '044 123 45 67' });
        return sentBack(admin, '/fair');
      },
    ],
    [
      'the print settings',
      async () => {
        const { thresholds } = (await boss.call('GET', '/print-setting')).body.data;
        await boss.call('PUT', '/print-setting', { thresholds: { ...thresholds, image_ppi_warning: 260 } });
        return sentBack(boss, '/print-setting');
      },
    ],
  ])('of %s writes nothing: no version, no history', async (_what, prepare) => {
    const call = await prepare();
    const before = await databaseState(server.context.db.pool);
    const { status, body } = await call();
    expect([status, body.errors]).toEqual([200, undefined]);
    expect(await databaseState(server.context.db.pool)).toEqual(before);
  });
});

describe('a change to a page that is locked for the exhibitor', () => {
  it.each([
    ['released', { state: releaseStates.released, releasedAt: new Date() }, 409, 'page.released'],
    ['accepted', { state: releaseStates.accepted }, 409, 'page.accepted'],
    ['rejected', { state: releaseStates.rejected, comment: 'Grösser' }, 422, 'request.invalid'],
  ])('is refused, never ignored: a remark on a page that is %s', async (_state, flags, status, code) => {
    const { id } = await adOf(flags);
    const before = await databaseState(server.context.db.pool);
    const answer = await owner.call('PUT', `/page/${id}`, { comment: 'Doch nicht' });
    expect([answer.status, answer.body.error]).toEqual([status, code]);
    if (status === 422) expect(answer.body.errors?.comment?.[0]?.key).toBe('page.remark-foreign');
    expect(await databaseState(server.context.db.pool)).toEqual(before);
  });
});

describe('a page without its required content', () => {
  it('cannot be edited or released as an ad without a stand', async () => {
    const { id } = await adOf({}, false);
    const edited = await owner.call('PUT', `/page/${id}`, { active: 0 });
    expect([edited.status, edited.body.errors?.stand_id?.[0]?.key]).toEqual([422, 'validation.required']);
    const file = await server.context.db.prisma.storedFile.create({
      data: {
        sha256: 'c'.repeat(64),
        size: 9,
        mimeType: 'application/pdf',
        name: 'inserat.pdf',
        extension: 'pdf',
      },
    });
    const data = { contentFileId: file.id, contentPages: 1, contentStatus: 1 };
    await server.context.db.prisma.page.update({ where: { id }, data });
    const released = await owner.call('POST', `/page/exhibitor-release/${id}`);
    expect([released.status, released.body.error]).toEqual([409, 'page.no-stand']);
    expect((await owner.call('PUT', `/page/${id}`, { active: 0, stand_id: standId })).status).toBe(200);
  });

  it('cannot be edited as a content page without a file', async () => {
    const { id } = await contentPage();
    const calls = [
      () => admin.call('PUT', `/page/${id}`, { description: 'Vorwort' }),
      () => admin.call('POST', '/catalog/update-content', { id, description: 'Vorwort' }),
      () => admin.call('POST', '/catalog/update-content', { id }),
    ];
    for (const call of calls) {
      const { status, body } = await call();
      expect([status, body.errors?.file?.[0]?.key]).toEqual([422, 'validation.required']);
    }
  });
});
