/* Length: one table of every rule of the database; the test that nothing is missing in it needs all of it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allConstraints } from '../constraints.ts';
import * as a from '../testing/access-world.ts';
import type { Client } from '../testing/client.ts';
import { fairClock, makeLogo, makePage, makeWines } from '../testing/fair.ts';
import type { TestServer } from '../testing/server.ts';
import { startTestServer } from '../testing/server.ts';
import { plainWine } from '../testing/wine-form.ts';

/*
 * What the database refuses is told at the field that the caller filled in. Every constraint of the slices and every
 * foreign key stands in one of the lists below, so that a new one has to.
 */

const NONE = 2_000_000_000;

let server: TestServer;
let world: a.AccessWorld;
let wine: Awaited<ReturnType<typeof a.aWine>>;

beforeAll(async () => {
  server = await startTestServer({ clock: fairClock });
  world = await a.makeAccessWorld(server);
  wine = await a.aWine(world);
});
afterAll(() => server.stop());

let last = 0;
const name = () => `Bezeichnung ${++last}`;

type Send = (client: Client) => ReturnType<Client['call']>;
/** The rule of the database, the call that breaks it, and the fields or the code of the refusal. */
type Line = [rule: string, send: Send, expected: string[] | string];

const post =
  (path: string, body: () => object | Promise<object>): Send =>
  async (client) =>
    client.call('POST', path, await body());
const put =
  (path: () => string | Promise<string>, body: object): Send =>
  async (client) =>
    client.call('PUT', await path(), body);

const aWineForm = (more: object) => () => ({
  wine: name(),
  region_id: wine.region.id,
  wine_type_id: wine.wineType.id,
  ...plainWine,
  user_id: world.ownerId,
  ...more,
});
const ofWine = (more: object) => post('/wine', aWineForm(more));

/** Creates the same twice. */
const twice =
  (path: string, body: () => object): Send =>
  async (client) => {
    const form = body();
    expect((await client.call('POST', path, form)).status).toBe(201);
    return client.call('POST', path, form);
  };

const size = (id: number, price = 9) => ({ bottle_size_id: id, price });
const anExhibitor = (more: object) => () => ({
  company_name: name(),
  email: `neu-${++last}@fair.test`,
  ...a.aPassword,
  ...more,
});

const foreignKeys: Line[] = [
  [
    'note_exhibitor_id_fkey',
    post('/note', () => ({ exhibitor_id: NONE, text: 'Niemand' })),
    ['exhibitor_id'],
  ],
  ['wine_region_id_fkey', ofWine({ region_id: NONE }), ['region_id']],
  ['wine_wine_type_id_fkey', ofWine({ wine_type_id: NONE }), ['wine_type_id']],
  ['wine_wine_category_id_fkey', ofWine({ wine_category_id: NONE }), ['wine_category_id']],
  ['wine_award_id_fkey', ofWine({ award_id: NONE }), ['award_id']],
  ['wine_user_id_fkey', ofWine({ user_id: NONE }), ['user_id']],
  ['wine_grape_grape_variety_id_fkey', ofWine({ grape_varieties: [NONE] }), ['grape_varieties.0']],
  [
    'wine_grape_grape_variety_id_fkey',
    put(() => `/wine/${wine.id}`, { grape_varieties: [NONE, NONE + 1] }),
    ['grape_varieties.0', 'grape_varieties.1'],
  ],
  [
    'wine_price_bottle_size_id_fkey',
    async (client) =>
      client.call('POST', '/wine/update', {
        id: wine.id,
        region_id: NONE,
        bottle_size: [size(wine.bottleSize.id), size(NONE)],
      }),
    ['bottle_size.1.bottle_size_id', 'region_id'],
  ],
  [
    'wine_price_bottle_size_id_fkey',
    post('/bottle-size/update-or-create', () => [
      { wine_id: wine.id, ...size(wine.bottleSize.id) },
      { wine_id: wine.id, ...size(NONE) },
    ]),
    ['data.1.bottle_size_id'],
  ],
  [
    'wine_price_bottle_size_id_fkey',
    (c) => c.call('POST', `/wine/add-price/${wine.id}/${NONE}/9`),
    ['bottle_size_id'],
  ],
  [
    'wine_price_bottle_size_id_fkey',
    post('/pages-import', async () => {
      const source = await makePage(server, world.earlier.id, world.ownerId);
      const place = { position: 1, wines: { create: [{ wineId: wine.id, position: 1 }] } };
      const category = { pageId: source.id, category: 'Weine', bottleSize1Id: wine.bottleSize.id };
      await server.context.db.prisma.pageCategory.create({ data: { ...category, ...place } });
      const bottle_size = [size(NONE)];
      return {
        importPageId: source.id,
        replacePageId: await a.aPage(world),
        vintages: [{ wine_id: wine.id, year: 2024, bottle_size }],
      };
    }),
    ['vintages.0.bottle_size.0.bottle_size_id'],
  ],
  [
    'page_page_title_id_fkey',
    put(async () => `/page/${await a.aPage(world)}`, { page_title_id: NONE }),
    ['page_title_id'],
  ],
  ['page_stand_id_fkey', put(async () => `/page/${await a.aPage(world)}`, { stand_id: NONE }), ['stand_id']],
  ['page_logo_id_fkey', put(async () => `/page/${await a.aPage(world)}`, { logo_id: NONE }), ['logo_id']],
  ['page_catalog_id_fkey', post('/page', () => ({ catalog_id: NONE, description: name() })), ['catalog_id']],
  [
    'page_exhibitor_id_fkey',
    (c) => c.call('PUT', '/catalog/add-wine', { type: 1, page_title_id: 1, user_id: NONE, stand_id: 1 }),
    ['user_id'],
  ],
  [
    'page_category_bottle_size1_id_fkey',
    post('/page-category', async () => ({
      page_id: await a.aPage(world),
      category: 'Weine',
      bottle_size1_id: NONE,
    })),
    ['bottle_size1_id'],
  ],
  [
    'page_category_bottle_size2_id_fkey',
    put(async () => `/page-category/${(await a.aFilledPage(world)).first}`, { bottle_size2: NONE }),
    ['bottle_size2_id'],
  ],
  ['region_country_id_fkey', post('/region', () => ({ name: name(), country_id: NONE })), ['country_id']],
  ['exhibitor_region_region_id_fkey', post('/exhibitor', anExhibitor({ regions: [NONE] })), ['regions']],
  ['catalog_membership_catalog_id_fkey', post('/exhibitor', anExhibitor({ catalogs: [NONE] })), ['catalogs']],
  [
    'catalog_membership_exhibitor_id_fkey',
    post('/exhibitor/assign-catalog', () => ({ catalog_id: world.catalog.id, exhibitor_ids: [NONE] })),
    ['exhibitor_ids'],
  ],
  [
    'stand_ship_id_fkey',
    post('/stand', () => ({ stand: 'A 1', catalog_type: 2, ship: 'Nirgends', deck: 'Oben' })),
    ['deck', 'ship'],
  ],
  [
    'catalog_stand_stand_id_fkey',
    async (client) =>
      client.call('PUT', `/admin-request/${(await a.aRequest(world)).id}`, { accepted: 1, stand: [NONE] }),
    ['stand.0'],
  ],
  [
    'catalog_request_deck_id_fkey',
    async () =>
      world.clients.owner.call('PUT', `/request/${(await a.aRequest(world)).id}`, { deck_id: NONE }),
    ['deck_id'],
  ],
  [
    'catalog_request_service_service_id_fkey',
    async () =>
      world.clients.owner.call('PUT', `/request/${(await a.aRequest(world)).id}`, {
        service: { [NONE]: { service_id: NONE, amount: 1 } },
      }),
    [`service.${NONE}`],
  ],
];

const reference: Line[] = [
  ['country_duplicate', twice('/country', () => ({ name: name() })), ['name']],
  [
    'region_duplicate',
    twice('/region', () => ({ name: name(), country_id: wine.region.countryId })),
    ['name'],
  ],
  ['page_title_duplicate', twice('/page-title', () => ({ name: name() })), ['name']],
  ['ship_duplicate', twice('/ship', () => ({ name: name() })), ['name']],
  [
    'mail_text_name_key',
    twice('/mail-text', () => ({ name: name(), subject: 'Aufbau', text: 'Der Aufbau beginnt.' })),
    ['name'],
  ],
  ['deck_duplicate', twice('/deck', () => ({ name: name() })), ['name']],
  ['service_duplicate', twice('/service', () => ({ name: name() })), ['name']],
  ['stand_duplicate', twice('/stand', () => ({ stand: name(), catalog_type: 1 })), ['stand']],
  ['bottle_size_duplicate', twice('/bottle-size', () => ({ size: name() })), ['size']],
  ['award_duplicate', twice('/award', () => ({ award: name(), symbol: 'v' })), ['award']],
  ['wine_type_duplicate', twice('/wine-type', () => ({ wine_type: name() })), ['wine_type']],
  ['wine_category_duplicate', twice('/wine-category', () => ({ wine_category: name() })), ['wine_category']],
  [
    'grape_variety_duplicate',
    twice('/grape-variety', () => ({ bezeichnung_d_cod: name() })),
    ['bezeichnung_d_cod'],
  ],
  [
    'stand_type_in_use',
    put(() => `/stand/${world.standId}`, { stand: 'A 2', catalog_type: 2, ship: 'Linth', deck: 'Oben' }),
    'conflict.in-use',
  ],
];

const ofSlices: Line[] = [
  [
    'catalog_duplicate',
    async (client) => {
      const { body } = await client.call('GET', `/catalog/${world.earlier.id}`);
      return client.call('PUT', `/catalog/${world.catalog.id}`, {
        name: ` ${body.data.name.toUpperCase()} `,
      });
    },
    ['name'],
  ],
  ['catalog_from_before_to', put(() => `/catalog/${world.catalog.id}`, { to: '2030-06-01' }), ['to']],
  [
    'catalog_type_in_use',
    async (client) => {
      await a.aPage(world);
      return client.call('PUT', `/catalog/${world.catalog.id}`, { catalog_type: 2 });
    },
    'catalog.type-locked',
  ],
  [
    'publication_slug',
    async (client) => {
      await client.call('PUT', `/edition/catalog/${world.earlier.id}`, { slug: 'vergeben' });
      return client.call('PUT', `/edition/catalog/${world.catalog.id}`, { slug: 'vergeben' });
    },
    ['slug'],
  ],
  [
    'publication_days',
    put(() => `/edition/catalog/${world.catalog.id}`, { from: '2030-08-02', until: '2030-08-01' }),
    ['until'],
  ],
  ['user_email_key', post('/exhibitor', () => anExhibitor({ email: world.ownerEmail })()), ['email']],
  [
    'logo_in_use',
    async (client) => {
      const logo = await makeLogo(server, world.ownerId);
      const page = await a.aPage(world);
      expect((await client.call('PUT', `/page/${page}`, { logo_id: logo.id })).status).toBe(200);
      return client.call('PUT', `/logo/${logo.id}`, { approved: 0, comment: 'Anders' });
    },
    'logo.in-use',
  ],
  [
    'page_logo_approved',
    async (client) => {
      const logo = await makeLogo(server, world.ownerId, false);
      return client.call('PUT', `/page/${await a.aPage(world)}`, { logo_id: logo.id });
    },
    ['logo_id'],
  ],
  [
    'page_stand_type',
    async (client) => {
      const { standId } = world;
      const { other } = world.clients;
      const page = await makePage(server, world.catalog.id, other.userId);
      return client.call('PUT', `/page/${page.id}`, { stand_id: standId });
    },
    ['stand_id'],
  ],
  [
    'page_rejected_has_comment',
    async (client) =>
      client.call('PUT', `/page/${await a.aReleasedPage(world)}`, { release_accepted: 0, comment: '' }),
    ['comment'],
  ],
  [
    'page_description_length',
    async (client) =>
      client.call('PUT', `/page/${await a.aContentPage(world)}`, { description: 'x'.repeat(65) }),
    ['description'],
  ],
  [
    'page_category_wine_pkey',
    async (client) => {
      const { first, one } = await a.aFilledPage(world);
      return client.call('POST', `/page-category/add-wine/${first}/${one}`);
    },
    'wine.already-on-page',
  ],
  [
    'page_category_wine_own_wine',
    async (client) => {
      const { first } = await a.aFilledPage(world);
      const { wines } = await makeWines(server, world.clients.other.userId, 1);
      return client.call('POST', `/page-category/add-wine/${first}/${wines[0]?.id}`);
    },
    'request.not-found',
  ],
  ['wine_duplicate', twice('/wine', aWineForm({ wine: 'Zwilling' })), ['wine']],
  [
    'wine_in_use',
    async (client) => {
      const { one } = await a.aFilledPage(world);
      await server.context.db.prisma.wine.update({
        where: { id: one },
        data: { createdById: client.userId },
      });
      return client.call('PUT', `/wine/${one}`, { user_id: world.clients.other.userId });
    },
    ['user_id'],
  ],
  ['wine_year', ofWine({ year: 1200 }), ['year']],
  [
    'catalog_request_catalog_id_exhibitor_id_key',
    async () => world.clients.owner.call('POST', '/request', { count_stands: 1, count_pages_wine: 1 }),
    'catalog-request.exists',
  ],
];

/** Two calls at the same moment break these; the caller is told to try again. */
const races = [
  'page_register_kind_once',
  'catalog_no_overlap',
  'page_category_page_position',
  'page_category_wine_category_position',
  'page_catalog_position',
  'catalog_stand_pkey',
  'page_correction_one_open',
  'publication_shown',
];

/** No body names these rows: they are the caller, what the path names, or what the command itself has just written. */
const unnamed =
  /^(api_token|catalog_design|catalog_mark|contact|catalog_request_(catalog|exhibitor)|catalog_request_look|catalog_request_service_exhibitor|catalog_request_undo|catalog_stand_(catalog|exhibitor)|cover|designer_link|edition|factor_ticket|exhibitor_id|exhibitor_region_exhibitor|file|invitation|job|known_browser|later_deadline|list_import|live|logo_|mail_return|note_author|order_proposal|page_category_page|page_category_wine|page_correction|page_import|page_earlier_file|mend|page_remark|password_reset|print|publication|recovery_code|reminder|session|stand_deck|totp|upload_status|visit_count|webhook_delivery|wine_created_by|wine_grape_wine|wine_import|wine_price_wine)|_file_id_fkey$/;

describe('what a rule of the database refuses', () => {
  it('stands in the lists of this file, whatever the rule is', async () => {
    const { rows } = await server.context.db.pool.query<{ name: string }>(
      `SELECT conname AS name FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace`,
    );
    const tried = new Set([...foreignKeys, ...reference, ...ofSlices].map(([rule]) => rule));
    const rules = [
      ...Object.keys(allConstraints).filter((rule) => !races.includes(rule)),
      ...rows.map((row) => row.name).filter((rule) => !unnamed.test(rule)),
    ];
    expect(rules.filter((rule) => !tried.has(rule))).toEqual([]);
    expect(races.filter((rule) => !(rule in allConstraints))).toEqual([]);
  });

  it.each([...foreignKeys, ...reference, ...ofSlices])(
    '%s is told where it was filled in',
    async (_, send, expected) => {
      const { status, body } = await send(world.clients.boss);
      if (typeof expected === 'string') expect(body.error).toBe(expected);
      else expect([status, Object.keys(body.errors ?? {}).sort()]).toEqual([422, expected]);
    },
  );
});
